-- What a feed has earned, apart from its text: a like writes a row of two hundred bytes in place of the text, its tokens
-- and all their indexes. Lists in the order of likes walk it, so it has their filters and the searched text (decision 044).

-- In the order of decision 025: instances of the version before go on writing.
lock table users, feeds, feed_counts, profiles in share row exclusive mode;

create table feed_reactions (
  feed_id uuid primary key references feeds (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  sky_status text collate "C" not null,
  precipitation_type text collate "C" not null,
  like_count integer not null check (like_count >= 0),
  comment_count integer not null check (comment_count >= 0),
  likes_rose_in xid8,
  likes_fell_in xid8,
  content_key text collate "C" not null
) with (fillfactor = 70);

-- From here on every feed begins with its row; 0058 fills in those from before, then makes the indexes.
create function begin_reactions() returns trigger language plpgsql as $$
begin
  insert into feed_reactions (feed_id, author_id, sky_status, precipitation_type, like_count, comment_count, content_key)
  select id, author_id, sky_status, precipitation_type, like_count, comment_count, content_key from added;
  return null;
end $$;
create trigger feeds_reactions after insert on feeds referencing new table as added
  for each statement execute function begin_reactions();

create function copy_content_key() returns trigger language plpgsql as $$
begin
  update feed_reactions set content_key = new.content_key where feed_id = new.id;
  return null;
end $$;
create trigger feeds_content_key after update of content_key on feeds for each row execute function copy_content_key();

-- Only an instance of the version before counts in `feeds`. What it adds is added here, and it is given the sum: it may
-- count out a like that it never counted in.
create function move_reactions() returns trigger language plpgsql as $$
declare
  moved feed_reactions;
begin
  update feed_reactions set like_count = like_count + new.like_count - old.like_count,
    comment_count = comment_count + new.comment_count - old.comment_count,
    likes_rose_in = coalesce(new.likes_rose_in, likes_rose_in),
    likes_fell_in = coalesce(new.likes_fell_in, likes_fell_in)
  where feed_id = new.id returning * into moved;
  if found then
    new.like_count := moved.like_count;
    new.comment_count := moved.comment_count;
  end if;
  return new;
end $$;
create trigger feeds_move_reactions before update of like_count, comment_count on feeds
  for each row execute function move_reactions();

-- How many of the counted feeds are of accounts that were deleted: lists leave them out, and their totals need not ask
-- for each account. Whoever departs or returns moves it when they commit: no post of theirs is under way any more.
alter table feed_counts add column hidden integer not null default 0;
insert into feed_counts (shard, count, hidden)
select 0, 0, sum(feed_count) from profiles join users on users.id = profiles.user_id where users.deleted_at is not null
having sum(feed_count) > 0
on conflict (shard) do update set hidden = excluded.hidden;

create function hide_feeds(author uuid, feeds integer) returns void language sql as $$
  insert into feed_counts as kept (shard, count, hidden)
  select get_byte(uuid_send(author), 15) % 16, 0, feeds where feeds <> 0
  on conflict (shard) do update set hidden = kept.hidden + excluded.hidden;
$$;

create function hide_feeds_of_departed() returns trigger language plpgsql as $$
begin
  perform hide_feeds(new.id, case when new.deleted_at is null then -feed_count else feed_count end)
  from profiles where user_id = new.id;
  return null;
end $$;
create constraint trigger users_hide_feeds after update of deleted_at on users deferrable initially deferred
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function hide_feeds_of_departed();

-- The profile goes with the feeds of an account that is removed.
create function forget_hidden_feeds() returns trigger language plpgsql as $$
begin
  perform hide_feeds(old.user_id, -old.feed_count) from users where id = old.user_id and deleted_at is not null;
  return null;
end $$;
create trigger profiles_forget_hidden_feeds after delete on profiles for each row execute function forget_hidden_feeds();
