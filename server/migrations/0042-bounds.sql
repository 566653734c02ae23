-- What one person has deleted, the latest first: beyond a number of them they go for good once their undo is over.
create index wear_entries_deleted_of on wear_entries (user_id, deleted_at) where deleted_at is not null;
create index looks_deleted_of on looks (user_id, deleted_at) where deleted_at is not null;
create index trips_deleted_of on trips (user_id, deleted_at) where deleted_at is not null;

-- Of each person the latest votes are kept, and the latest of them are learned from.
create index outfit_votes_latest on outfit_votes (user_id, voted_at desc, id);
