-- Everything two people wrote to each other. The row is locked by whoever adds to it, so that messages have one order.
create table conversations (
  id uuid primary key,
  low_user_id uuid not null references users (id) on delete cascade,
  high_user_id uuid not null references users (id) on delete cascade,
  -- Names the last message: messages are numbered from 1 without holes.
  last_seq bigint not null default 0 check (last_seq >= 0),
  last_message_at timestamptz(3) not null,
  low_unread integer not null default 0 check (low_unread >= 0),
  high_unread integer not null default 0 check (high_unread >= 0),
  created_at timestamptz(3) not null,
  unique (low_user_id, high_user_id),
  check (low_user_id < high_user_id)
);
create index conversations_of_low on conversations (low_user_id, last_message_at desc, id desc);
create index conversations_of_high on conversations (high_user_id, last_message_at desc, id desc);

-- `created_at` grows with `seq`: no two messages of a conversation have the same.
create table direct_messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  seq bigint not null check (seq > 0),
  sender_id uuid not null references users (id) on delete cascade,
  content text not null check (content <> ''),
  client_message_id uuid,
  created_at timestamptz(3) not null,
  unique (conversation_id, seq),
  unique (conversation_id, sender_id, client_message_id)
);
create index direct_messages_newest on direct_messages (conversation_id, created_at desc, id desc);
create index direct_messages_sender_id on direct_messages (sender_id);

-- Who is looking at whose messages, on which instance; a row that is not refreshed in time no longer counts.
create table conversation_watches (
  user_id uuid not null references users (id) on delete cascade,
  partner_id uuid not null references users (id) on delete cascade,
  instance_id uuid not null,
  expires_at timestamptz(3) not null,
  primary key (user_id, partner_id, instance_id)
);
create index conversation_watches_partner_id on conversation_watches (partner_id);
create index conversation_watches_instance_id on conversation_watches (instance_id);
create index conversation_watches_expires_at on conversation_watches (expires_at);

-- Several events that are told as one ("A님 외 3명") share a group. A group that grows is removed and told anew.
alter table notifications
  add column replaces_id uuid,
  add column group_size integer not null default 1 check (group_size > 0);
create unique index notifications_group on notifications (receiver_id, group_key) where group_key is not null;

-- Whose likes an author has heard of: a like that is taken back and given again is not told twice.
create table told_likes (
  feed_id uuid not null references feeds (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (feed_id, user_id)
);
create index told_likes_user_id on told_likes (user_id);

-- How far an event that many people are told of has come: receivers up to `reached` have been told. It moves in the
-- transaction that tells them, so that a run that breaks off goes on where it was.
create table fan_outs (
  event_key text collate "C" primary key,
  reached uuid not null,
  created_at timestamptz(3) not null
);
create index fan_outs_created_at on fan_outs (created_at);
-- Followers in the order in which they are told.
create index follows_to_tell on follows (followee_id, follower_id);

-- Of which weather a person has been warned: once a day and kind, also when they have read it away.
create table told_alerts (
  receiver_id uuid not null references users (id) on delete cascade,
  forecast_date date not null,
  alert text collate "C" not null,
  primary key (receiver_id, forecast_date, alert)
);
create index told_alerts_forecast_date on told_alerts (forecast_date);
