-- concurrently
-- How many comments of a blocked person a feed has; also finds all comments of a person, as the former index did.
drop index concurrently if exists comments_by_author;
create index concurrently comments_by_author on comments (author_id, feed_id);
drop index concurrently if exists comments_author_id;
