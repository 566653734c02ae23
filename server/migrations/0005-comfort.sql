-- How a day's outfit felt, told once a day. What is learned of it is computed from these rows and stored nowhere.
create table wears (
  user_id uuid not null references users (id) on delete cascade,
  date date not null,
  -- A feeling outlives the post it was told of.
  feed_id uuid references feeds (id) on delete set null,
  feeling text not null check (feeling in ('COLD', 'GOOD', 'HOT')),
  felt_at timestamptz(3) not null,
  primary key (user_id, date)
);
create index wears_feed_id on wears (feed_id);
