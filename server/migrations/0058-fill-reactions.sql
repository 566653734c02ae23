-- in steps
-- Reactions of the feeds from before 0057. Who reacts to one of a step by the version before waits for it, and then finds
-- the row that counts.
with step as materialized (
  select id from feeds where id > coalesce($1, '00000000-0000-0000-0000-000000000000')::uuid order by id limit 1000
), uncounted as materialized (
  select feeds.* from feeds join step on step.id = feeds.id
  where not exists (select from feed_reactions where feed_id = feeds.id)
  order by feeds.id for no key update of feeds
), filled as (
  insert into feed_reactions (feed_id, author_id, sky_status, precipitation_type, like_count, comment_count,
    likes_rose_in, likes_fell_in, content_key)
  select id, author_id, sky_status, precipitation_type, like_count, comment_count, likes_rose_in, likes_fell_in,
    content_key
  from uncounted on conflict do nothing
)
select id as place from step order by id desc limit 1
