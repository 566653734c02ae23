-- Apart from 0051: an index goes while nothing else is locked.
-- How many days are recorded and how they felt is read from the index alone. It is built beside the one before, which
-- goes last: a dropped index blocks reads until the commit.
create index wear_entries_felt_days on wear_entries (user_id, date) include (state, feeling) where deleted_at is null;
-- A list of trips shows the first outfit of each.
create index trip_days_order on trip_days (user_id, trip_id, date, position);
drop index wear_entries_days;
alter index wear_entries_felt_days rename to wear_entries_days;
