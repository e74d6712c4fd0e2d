#![no_main]
halma_fuzz::target!(profile_pictures);
