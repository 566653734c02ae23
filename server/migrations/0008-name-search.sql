-- People are searched by any part of their name among up to a million followers: the single characters of a name and
-- its adjacent pairs, in an index. Names are Hangul, Latin letters and digits, so "C" lowers all there is to lower.
create function name_tokens(name text) returns text[] immutable strict parallel safe language sql
return (
  select array_agg(substr(lower(name collate "C"), at, size))
  from generate_series(1, length(name)) as at, generate_series(1, 2) as size
);
create index users_name_tokens on users using gin (name_tokens(name)) with (fastupdate = off);
