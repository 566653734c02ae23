-- concurrently
-- For a feed whose id a list has found: one block where the primary keys read three.
drop index concurrently if exists feeds_id;
create index concurrently feeds_id on feeds using hash (id);
drop index concurrently if exists feed_reactions_feed;
create index concurrently feed_reactions_feed on feed_reactions using hash (feed_id);
-- Of a viewer whose likes are few a list reads all, of others those of a page.
drop index concurrently if exists feed_likes_by_user;
create index concurrently feed_likes_by_user on feed_likes (user_id, feed_id);
drop index concurrently if exists feed_likes_user_id;
-- Pairs of sky and precipitation are asked for as one, or the planner takes an index of the one and checks the other.
drop index concurrently if exists feeds_by_weather;
create index concurrently feeds_by_weather
  on feeds ((sky_status || ' ' || precipitation_type), created_at desc, id desc);
drop index concurrently if exists feeds_by_author_sky;
create index concurrently feeds_by_author_sky on feeds (author_id, sky_status, created_at desc, id desc);
drop index concurrently if exists feeds_by_author_precipitation;
create index concurrently feeds_by_author_precipitation
  on feeds (author_id, precipitation_type, created_at desc, id desc);
drop index concurrently if exists feeds_by_author_weather;
create index concurrently feeds_by_author_weather
  on feeds (author_id, (sky_status || ' ' || precipitation_type), created_at desc, id desc);
-- Orders of likes.
drop index concurrently if exists feed_reactions_liked;
create index concurrently feed_reactions_liked on feed_reactions (like_count desc, feed_id desc);
drop index concurrently if exists feed_reactions_by_author;
create index concurrently feed_reactions_by_author on feed_reactions (author_id, like_count desc, feed_id desc);
drop index concurrently if exists feed_reactions_by_sky;
create index concurrently feed_reactions_by_sky on feed_reactions (sky_status, like_count desc, feed_id desc);
drop index concurrently if exists feed_reactions_by_precipitation;
create index concurrently feed_reactions_by_precipitation
  on feed_reactions (precipitation_type, like_count desc, feed_id desc);
drop index concurrently if exists feed_reactions_by_weather;
create index concurrently feed_reactions_by_weather
  on feed_reactions ((sky_status || ' ' || precipitation_type), like_count desc, feed_id desc);
drop index concurrently if exists feed_reactions_by_author_sky;
create index concurrently feed_reactions_by_author_sky
  on feed_reactions (author_id, sky_status, like_count desc, feed_id desc);
drop index concurrently if exists feed_reactions_by_author_precipitation;
create index concurrently feed_reactions_by_author_precipitation
  on feed_reactions (author_id, precipitation_type, like_count desc, feed_id desc);
drop index concurrently if exists feed_reactions_by_author_weather;
create index concurrently feed_reactions_by_author_weather
  on feed_reactions (author_id, (sky_status || ' ' || precipitation_type), like_count desc, feed_id desc);
