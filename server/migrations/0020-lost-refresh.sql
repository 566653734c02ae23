-- A refresh whose answer was lost is repeated until its successor was seen in use: when the current generation of a
-- session was first used, and the one before it.
alter table sessions add column used_at timestamptz(3), add column prior_used_at timestamptz(3);
