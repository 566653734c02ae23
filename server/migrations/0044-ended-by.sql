-- Whose the session was: a browser whose account is locked is told so, not that its session ended.
alter table ended_sessions add column user_id uuid references users (id) on delete set null;
