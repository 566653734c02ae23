-- What was taken out of an inbox by reading it; swept 90 days later.
create table read_notifications (
  id uuid primary key,
  receiver_id uuid not null references users (id) on delete cascade,
  kind text not null,
  level text not null check (level in ('INFO', 'WARNING', 'ERROR')),
  title text not null,
  content text not null,
  target_url text,
  event_key text collate "C" not null,
  group_key text collate "C",
  created_at timestamptz(3) not null,
  read_at timestamptz(3) not null
);
create index read_notifications_list on read_notifications (receiver_id, created_at desc, id desc);
create index read_notifications_sweep on read_notifications (read_at);
