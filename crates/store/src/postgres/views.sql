-- What people may look at, read-only; programs had better ask the bot. A view keeps its columns and
-- their sense; others come as views of another number. Times are UTC.

create or replace view games_v1 as
select
    body ->> 'code' as code,
    body #>> '{options,variant}' as variant,
    body #>> '{options,rules}' as rules,
    case
        when body -> 'stage' ? 'open' then 'open'
        when body -> 'stage' ? 'running' then 'running'
        when body -> 'stage' ? 'finished' then 'finished'
        else 'closed'
    end as stage,
    to_timestamp((body ->> 'made')::numeric / 1000) at time zone 'UTC' as made,
    (body ->> 'turn')::numeric as turn,
    (body #>> '{place,guild}')::numeric as server,
    (body #>> '{place,channel}')::numeric as channel
from records
where key >= '\x05' and key < '\x06'
union all
select
    body #>> '{1,0}',
    body #>> '{1,1}',
    body #>> '{1,2}',
    'finished',
    to_timestamp((body #>> '{1,3}')::numeric / 1000) at time zone 'UTC',
    (body #>> '{1,4}')::numeric,
    (body #>> '{1,5}')::numeric,
    (body #>> '{1,6}')::numeric
from records
where key >= '\x3b' and key < '\x3c';

create or replace view players_v1 as
select
    encode(substring(key from 2), 'hex') as player,
    body ->> 'name' as name,
    (body ->> 'user')::numeric as account
from records
where key >= '\x01' and key < '\x02';

create or replace view seats_v1 as
select
    coalesce(games.body ->> 'code', games.body #>> '{1,0}') as code,
    seats.number as seat,
    case jsonb_typeof(seats.holder)
        when 'number' then lpad(to_hex(((seats.holder #>> '{}')::numeric
            - case when (seats.holder #>> '{}')::numeric > 9223372036854775807
                then 18446744073709551616 else 0 end)::bigint), 16, '0')
    end as player,
    (seats.holder ->> 'mind')::numeric as computer_level
from records as games
cross join lateral jsonb_array_elements(
    coalesce(
        games.body #> '{stage,running,seats}',
        games.body #> '{stage,finished,seats}',
        games.body #> '{1,7}',
        '[]'
    )
) with ordinality as seats (holder, number)
where (games.key >= '\x05' and games.key < '\x06')
    or (games.key >= '\x3b' and games.key < '\x3c');

create or replace view due_v1 as
select
    to_timestamp(('x' || encode(substring(key from 2 for 8), 'hex'))::bit(64)::bigint / 1000.0)
        at time zone 'UTC' as at,
    (array['expiry', 'deadline', 'reminder', 'visit', 'lost', 'close thread', 'parked', 'next game'])
        [1 + ('x' || encode(substring(key from 10 for 8), 'hex'))::bit(64)::bigint] as what,
    coalesce(games.body ->> 'code', games.body #>> '{1,0}') as code
from records as due
left join lateral (
    select body from records as matches
    where matches.key in (
        '\x05' || substring(due.key from 18 for 8),
        '\x3b' || substring(due.key from 18 for 8)
    )
) as games on true
where due.key >= '\x0b' and due.key < '\x0c';
