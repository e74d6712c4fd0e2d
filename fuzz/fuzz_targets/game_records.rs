#![no_main]
halma_fuzz::target!(game_records);
