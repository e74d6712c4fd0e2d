//! TLS to the database. The `sslmode` of its URL says whether to use it; if so, the database has to
//! present a valid certificate.

use std::path::Path;
use std::sync::Arc;

use rustls::crypto::ring;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::StoreError;

/// Creates TLS connections to databases with certificates from these authorities: those in a PEM
/// file, or the public ones.
///
/// # Errors
/// The file can't be read or contains no certificate.
pub(super) fn connector(authorities: Option<&Path>) -> Result<MakeRustlsConnect, StoreError> {
    let mut roots = RootCertStore::empty();
    match authorities {
        None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
        Some(path) => {
            let unfit = |why: String| {
                let path = path.display();
                StoreError::Failed(format!("store.authorities: {path}: {why}"))
            };
            let found = CertificateDer::pem_file_iter(path);
            for certificate in found.map_err(|error| unfit(error.to_string()))? {
                let certificate = certificate.map_err(|error| unfit(error.to_string()))?;
                let added = roots.add(certificate);
                added.map_err(|error| unfit(error.to_string()))?;
            }
            if roots.is_empty() {
                return Err(unfit("there is no certificate in it".to_owned()));
            }
        }
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| StoreError::Failed(error.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}
