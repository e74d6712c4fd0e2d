#![no_main]
halma_fuzz::target!(theme_pictures);
