alter table profiles
  add column follower_count integer not null default 0 check (follower_count >= 0),
  add column following_count integer not null default 0 check (following_count >= 0);

create table comments (
  id uuid primary key,
  feed_id uuid not null references feeds (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  content text not null,
  created_at timestamptz(3) not null
);
create index comments_by_feed on comments (feed_id, created_at desc, id desc);
create index comments_author_id on comments (author_id);

create table follows (
  id uuid primary key,
  follower_id uuid not null references users (id) on delete cascade,
  followee_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null,
  unique (follower_id, followee_id),
  check (follower_id <> followee_id)
);
create index follows_by_follower on follows (follower_id, created_at desc, id desc);
create index follows_by_followee on follows (followee_id, created_at desc, id desc);
