-- Who gets a morning briefing; without a row nobody does.
create table briefings (
  user_id uuid primary key references users (id) on delete cascade,
  is_on boolean not null,
  by_push boolean not null,
  by_mail boolean not null,
  with_outfit boolean not null,
  with_rain boolean not null,
  with_warning boolean not null,
  -- The last day on which the product was looked at: nothing is sent then.
  opened_on date,
  -- By a link, which can take it back for a day.
  stopped_at timestamptz(3)
);

-- By weekday (0 is Sunday) the minute of the day in Korea.
create table briefing_times (
  user_id uuid not null references users (id) on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  minute smallint not null check (minute between 240 and 1439),
  is_on boolean not null,
  primary key (user_id, weekday)
);
create index briefing_times_due on briefing_times (weekday, minute, user_id) where is_on;

-- Browsers that get pushes while somebody is signed in there. An endpoint is of whoever registered it last.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint text not null collate "C" unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz(3) not null
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_session on push_subscriptions (session_id);

-- One a day and person.
create table briefings_sent (
  user_id uuid not null references users (id) on delete cascade,
  date date not null,
  content jsonb,
  sent_at timestamptz(3) not null,
  primary key (user_id, date)
);
comment on column briefings_sent.content is 'json: BriefingContent';
create index briefings_sent_date on briefings_sent (date);
