//! The process as the system sees it, under the names that all Prometheus clients use.

use std::fmt;

use procfs::process::{LimitValue, Stat};
use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::registry::Unit;

/// Reads the figures of this process each time they are collected.
#[derive(Debug)]
pub(super) struct Process;

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        // Without `/proc` there is nothing to say.
        let Ok(this) = procfs::process::Process::myself() else {
            return Ok(());
        };
        if let Ok(stat) = this.stat() {
            encode_stat(&mut encoder, &stat)?;
        }
        if let Ok(open) = this.fd_count() {
            encode_gauge(&mut encoder, "process_open_fds", "Open files", open)?;
        }
        if let Ok(limits) = this.limits()
            && let LimitValue::Value(most) = limits.max_open_files.soft_limit
        {
            encode_gauge(
                &mut encoder,
                "process_max_fds",
                "How many files may be open",
                most,
            )?;
        }
        Ok(())
    }
}

fn encode_stat(encoder: &mut DescriptorEncoder<'_>, stat: &Stat) -> fmt::Result {
    #[expect(clippy::cast_precision_loss, reason = "a few years of ticks")]
    let seconds = (stat.utime + stat.stime) as f64 / procfs::ticks_per_second() as f64;
    let counter = ConstCounter::new(seconds);
    let encoded = encoder.encode_descriptor(
        "process_cpu",
        "Processor time used",
        Some(&Unit::Seconds),
        counter.metric_type(),
    )?;
    counter.encode(encoded)?;
    let resident = stat.rss.saturating_mul(procfs::page_size());
    let gauge = ConstGauge::new(i64::try_from(resident).unwrap_or(i64::MAX));
    let encoded = encoder.encode_descriptor(
        "process_resident_memory",
        "Memory in use",
        Some(&Unit::Bytes),
        gauge.metric_type(),
    )?;
    gauge.encode(encoded)
}

fn encode_gauge(
    encoder: &mut DescriptorEncoder<'_>,
    name: &str,
    help: &str,
    number: impl TryInto<i64>,
) -> fmt::Result {
    let gauge = ConstGauge::new(number.try_into().unwrap_or(i64::MAX));
    let encoded = encoder.encode_descriptor(name, help, None, gauge.metric_type())?;
    gauge.encode(encoded)
}
