# chef -> planner -> builder -> runtime

FROM rust:1.95-slim-bookworm AS chef
# For the allocator.
RUN apt-get update && apt-get install -y --no-install-recommends make && rm -rf /var/lib/apt/lists/*
RUN cargo install cargo-chef --locked
WORKDIR /halma

FROM chef AS planner
COPY . .
RUN cargo chef prepare --recipe-path recipe.json

FROM chef AS builder
# Systems for ARM may have larger pages than the machine that builds, up to 64 KiB; the allocator has to know.
ARG TARGETARCH
RUN if [ "$TARGETARCH" = arm64 ]; then printf '[env]\nJEMALLOC_SYS_WITH_LG_PAGE = "16"\n' > "$CARGO_HOME/config.toml"; fi
COPY --from=planner /halma/recipe.json recipe.json
RUN cargo chef cook --profile dist --locked --package halma --no-default-features --recipe-path recipe.json
COPY . .
RUN cargo build --profile dist --locked --package halma --no-default-features

FROM debian:bookworm-slim AS runtime
RUN useradd --system --uid 10001 --home-dir /data halma && install -d -o halma /data
COPY --from=builder /halma/target/dist/halma /usr/local/bin/halma
USER halma
VOLUME /data
ENV HALMA_STORE_PATH=/data/store
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["halma", "health"]
ENTRYPOINT ["halma"]
CMD ["run"]
