-- Makers after the first need not be told that all is there.
set client_min_messages to warning;

create table if not exists records (
    key bytea primary key,
    revision bigint not null,
    body jsonb
) with (fillfactor = 70);
