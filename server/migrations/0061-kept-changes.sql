-- What would otherwise be looked for among all rows again and again is written down when it changes.

-- Sessions that were deleted, or whose account was locked, left or got another role, by the transaction that did it:
-- instances ask for what they have not seen, in whatever order transactions commit. Swept after a day.
create table session_changes (
  changed_in xid8 not null,
  session_id uuid not null,
  changed_at timestamptz(3) not null default now(),
  primary key (changed_in, session_id)
);
create function note_deleted_sessions() returns trigger language plpgsql as $$
begin
  insert into session_changes (changed_in, session_id) select pg_current_xact_id(), id from gone
  on conflict do nothing;
  return null;
end $$;
create trigger sessions_note_deleted after delete on sessions referencing old table as gone
  for each statement execute function note_deleted_sessions();
create function note_sessions_of() returns trigger language plpgsql as $$
begin
  insert into session_changes (changed_in, session_id)
  select pg_current_xact_id(), id from sessions where user_id = new.id
  on conflict do nothing;
  return null;
end $$;
create trigger users_note_sessions after update of role, locked_at, deleted_at on users for each row
  when ((old.role, old.locked_at, old.deleted_at) is distinct from (new.role, new.locked_at, new.deleted_at))
  execute function note_sessions_of();

-- How many accounts there are, emptied ones aside; in several rows, so that people who sign up at once do not wait.
create table user_counts (
  shard smallint primary key,
  count integer not null
);
create function move_user_count(by integer) returns void language sql
begin atomic
  insert into user_counts (shard, count) values (pg_backend_pid() % 16, by)
  on conflict (shard) do update set count = user_counts.count + excluded.count;
end;
create function count_users() returns trigger language plpgsql as $$
declare
  moved integer;
begin
  select count(*) * case tg_op when 'INSERT' then 1 else -1 end into moved from changed where emptied_at is null;
  if moved <> 0 then
    perform move_user_count(moved);
  end if;
  return null;
end $$;
create trigger users_count_in after insert on users referencing new table as changed
  for each statement execute function count_users();
create trigger users_count_out after delete on users referencing old table as changed
  for each statement execute function count_users();
create function count_emptied() returns trigger language plpgsql as $$
begin
  perform move_user_count(case when new.emptied_at is null then 1 else -1 end);
  return null;
end $$;
create trigger users_count_emptied after update of emptied_at on users for each row
  when ((old.emptied_at is null) <> (new.emptied_at is null)) execute function count_emptied();
select move_user_count(count(*)::integer) from users where emptied_at is null;

-- Inboxes with more than is kept in one. An index of their counts would be written anew with every delivery.
create table full_inboxes (
  receiver_id uuid primary key references notification_inboxes (receiver_id) on delete cascade
);
create function note_full_inbox() returns trigger language plpgsql as $$
begin
  insert into full_inboxes (receiver_id) values (new.receiver_id) on conflict do nothing;
  return null;
end $$;
create trigger notification_inboxes_begin_full after insert on notification_inboxes for each row
  when (new.count > 1000) execute function note_full_inbox();
create trigger notification_inboxes_full after update on notification_inboxes for each row
  when (old.count <= 1000 and new.count > 1000) execute function note_full_inbox();
insert into full_inboxes (receiver_id) select receiver_id from notification_inboxes where count > 1000;
