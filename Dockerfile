# chef -> planner -> builder -> an image with the program alone

FROM rust:1.95-bookworm@sha256:6258907abe69656e41cd992e0b705cdcfabcbbe3db374f92ed2d47121282d4a1 AS chef
RUN apt-get update \
    && apt-get install -y --no-install-recommends musl-tools \
    && rm -rf /var/lib/apt/lists/* \
    && rustup target add "$(uname -m)-unknown-linux-musl"
RUN cargo install cargo-chef --version 0.1.78 --locked
WORKDIR /halma

FROM chef AS planner
COPY . .
RUN cargo chef prepare --recipe-path recipe.json

FROM chef AS builder
COPY --from=planner /halma/recipe.json recipe.json
RUN cargo chef cook --profile dist --locked --package halma --no-default-features \
    --target "$(uname -m)-unknown-linux-musl" --recipe-path recipe.json
COPY . .
# It is in the user agent.
ARG GITHUB_REPOSITORY
RUN cargo build --profile dist --locked --package halma --no-default-features --target "$(uname -m)-unknown-linux-musl" \
    && install -D "target/$(uname -m)-unknown-linux-musl/dist/halma" /image/usr/local/bin/halma \
    && install -d -o 10001 -g 10001 -m 0700 /image/data \
    && install -d -m 1777 /image/tmp

FROM scratch AS runtime
COPY --from=builder /image /
USER 10001:10001
VOLUME /data
ENV HALMA_STORE_PATH=/data/store
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["/usr/local/bin/halma", "health"]
ENTRYPOINT ["/usr/local/bin/halma"]
CMD ["run"]
