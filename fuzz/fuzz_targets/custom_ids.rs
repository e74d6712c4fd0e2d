#![no_main]
halma_fuzz::target!(custom_ids);
