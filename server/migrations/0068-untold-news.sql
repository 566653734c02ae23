-- News that their receivers are not notified of yet: comments, follows and messages. What makes them writes a row in its
-- own statement; what notifies deletes it. Without foreign keys, which would cost each writer more lookups: what is gone
-- by then notifies nobody.
create table untold_news (
  id bigint generated always as identity primary key,
  kind text not null,
  receiver_id uuid not null,
  actor_id uuid not null,
  subject_id uuid not null,
  created_at timestamptz(3) not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- A conversation that is read takes its messages out of the queue.
create index untold_messages on untold_news (receiver_id, actor_id) where kind = 'message.sent';

-- How often somebody looked at a conversation: a message that was being sent meanwhile sees by it that its receiver may
-- have opened the conversation since the statement began.
alter table conversations add column looks integer not null default 0;
