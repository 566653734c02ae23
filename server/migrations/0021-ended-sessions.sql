-- Sessions that were ended on purpose: their browsers wipe what the person had in hand, and keep it in all other cases.
-- Removed after 14 days, as long as browsers keep it.
create table ended_sessions (
  id uuid primary key,
  ended_at timestamptz(3) not null default now()
);
create index ended_sessions_ended_at on ended_sessions (ended_at);
