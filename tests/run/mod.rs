//! What runs beside answers.

mod backups;
