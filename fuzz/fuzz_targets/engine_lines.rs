#![no_main]
halma_fuzz::target!(engine_lines);
