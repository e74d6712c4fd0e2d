create table if not exists records (
    key bytea primary key,
    revision bigint not null,
    body jsonb
) with (fillfactor = 70);
