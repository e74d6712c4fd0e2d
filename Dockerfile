# chef -> planner -> builder -> runtime

FROM rust:1.95-slim-bookworm AS chef
RUN cargo install cargo-chef --locked
WORKDIR /halma

FROM chef AS planner
COPY . .
RUN cargo chef prepare --recipe-path recipe.json

FROM chef AS builder
COPY --from=planner /halma/recipe.json recipe.json
RUN cargo chef cook --release --locked --package halma --no-default-features --recipe-path recipe.json
COPY . .
RUN cargo build --release --locked --package halma --no-default-features

FROM debian:bookworm-slim AS runtime
RUN useradd --system --uid 10001 --home-dir /data halma && install -d -o halma /data
COPY --from=builder /halma/target/release/halma /usr/local/bin/halma
USER halma
VOLUME /data
ENV HALMA_STORE_PATH=/data/store
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["halma", "health"]
ENTRYPOINT ["halma"]
CMD ["run"]
