-- concurrently
-- For the author of each feed on a page: two blocks where the primary keys read three or four.
drop index concurrently if exists users_id;
create index concurrently users_id on users using hash (id);
drop index concurrently if exists profiles_user;
create index concurrently profiles_user on profiles using hash (user_id);
-- For each feed that a search finds, whether its author has left: one block where the former index read two.
drop index concurrently if exists users_deleted_id;
create index concurrently users_deleted_id on users using hash (id) where deleted_at is not null;
drop index concurrently if exists users_deleted;
-- A like moves its row in eight indexes, so the new row never shares the place of the old one. Where the page has no
-- space left it goes to another page, and the log gets the whole row, its text too. 0057 fills its pages so from the
-- beginning; here is a database that had 0057 before.
alter table feed_reactions set (fillfactor = 70);
