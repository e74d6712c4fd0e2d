#![no_main]
halma_fuzz::target!(journals);
