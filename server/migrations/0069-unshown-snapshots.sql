-- concurrently
-- What is still to be brought into the form of today; soon it is empty.
drop index concurrently if exists feeds_unshown;
create index concurrently feeds_unshown on feeds (id) where is_stored_as_shown is null;
