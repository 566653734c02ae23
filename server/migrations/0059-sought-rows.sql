-- concurrently
-- What sweeps, departures and administrators look for is found by an index instead of reading every row.

-- Who has been here lately.
drop index concurrently if exists sessions_rotated_at;
create index concurrently sessions_rotated_at on sessions (rotated_at, user_id);

-- Parts of one to three characters, so that any part of an address is found. Keys are lower-cased by the server.
create or replace function email_tokens(email_key text) returns text[] immutable strict parallel safe language sql
return (
  select array_agg(substr(email_key, at, size))
  from generate_series(1, length(email_key)) as at, generate_series(1, 3) as size
);
drop index concurrently if exists users_email_tokens;
create index concurrently users_email_tokens on users using gin (email_tokens(email_key)) with (fastupdate = off);

drop index concurrently if exists images_unreferenced;
create index concurrently images_unreferenced on images (unreferenced_since, id)
  where unreferenced_since is not null;

-- Which days of weather a post shows.
drop index concurrently if exists feeds_weather;
create index concurrently feeds_weather on feeds (weather_id);

-- The account, the comment or the post that a notification names; a departure takes those of its own back.
create or replace function named_in(kind text, event_key text, group_key text) returns uuid
immutable parallel safe language sql
return substring(
  case when kind = 'message.sent' then group_key
    when kind in ('follow.created', 'feed.liked', 'comment.created', 'feed.created') then event_key
  end
  from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid;
drop index concurrently if exists notifications_named;
create index concurrently notifications_named on notifications (named_in(kind, event_key, group_key), receiver_id)
  where named_in(kind, event_key, group_key) is not null;
drop index concurrently if exists read_notifications_named;
create index concurrently read_notifications_named
  on read_notifications (named_in(kind, event_key, group_key), receiver_id)
  where named_in(kind, event_key, group_key) is not null;
