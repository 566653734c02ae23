-- When the followers of an author last heard of a post, and whether more came since: they hear at most once an hour.
create table feed_news (
  author_id uuid primary key references users (id) on delete cascade,
  announced_at timestamptz(3) not null,
  is_waiting boolean not null default false
);
