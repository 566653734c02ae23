-- In the order of decision 025: instances of the version before go on writing.
lock table users, feeds, feed_reactions in share row exclusive mode;

-- Who sees an account and what it makes: everybody, or followers, whom it approves. Without a choice of its own the closet
-- is seen by whom the account is seen by.
alter table users
  add column audience text not null default 'EVERYONE' check (audience in ('EVERYONE', 'FOLLOWERS')),
  add column closet_audience text check (closet_audience in ('EVERYONE', 'FOLLOWERS', 'NOBODY'));

-- What the author has chosen for the feed; null for feeds from before, which are for everyone. It has no default, since
-- PostgreSQL 15 refuses one for a table whose rows are arguments of functions.
alter table feeds add column audience text check (audience in ('EVERYONE', 'FOLLOWERS'));

-- What holds: whether only followers see the feed, because it or its author's account is for them. True or null, which
-- takes no byte.
alter table feed_reactions add column is_restricted boolean;

-- A feed begins restricted if its author's account is for followers. Locking the account makes it wait for a change of
-- the account's audience, which restricts the feeds that are there by then.
create or replace function begin_reactions() returns trigger language plpgsql as $$
begin
  perform from users where id in (select author_id from added) order by id for share;
  insert into feed_reactions (feed_id, author_id, sky_status, precipitation_type, like_count, comment_count, content_key,
    is_restricted)
  select added.id, added.author_id, added.sky_status, added.precipitation_type, added.like_count, added.comment_count,
    added.content_key, case when added.audience = 'FOLLOWERS' or users.audience = 'FOLLOWERS' then true end
  from added join users on users.id = added.author_id;
  return null;
end $$;

-- Who asked to follow an account that approves its followers. An approved request becomes a row of `follows` with the same
-- id, so nothing that reads follows knows requests.
create table follow_requests (
  id uuid primary key,
  follower_id uuid not null references users (id) on delete cascade,
  followee_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null,
  unique (follower_id, followee_id),
  check (follower_id <> followee_id)
);
create index follow_requests_listed on follow_requests (followee_id, created_at desc, id desc);

-- The account that a notification names: that of a request or of an approval, too. No row of these kinds is stored yet,
-- so the indexes that the function makes stay right.
create or replace function named_in(kind text, event_key text, group_key text) returns uuid
immutable parallel safe language sql
return substring(
  case when kind = 'message.sent' then group_key
    when kind in ('follow.created', 'follow.requested', 'follow.approved', 'feed.liked', 'comment.created', 'feed.created')
      then event_key
  end
  from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid;
