-- A deleted account that the audit names keeps its row, emptied of everything that told of a person.
alter table users add column emptied_at timestamptz(3);
-- Whose time is over, among the few that were deleted.
create index users_departed on users (deleted_at, id) where deleted_at is not null and emptied_at is null;
