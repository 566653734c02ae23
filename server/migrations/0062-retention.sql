-- When somebody was told of a like: what is told of is kept no longer than the notification.
alter table told_likes add column told_at timestamptz(3) not null default now();

-- Old entries go, and nothing else does: whoever deletes some records it in the same transaction, with the day (in Seoul)
-- before which they were made.
alter table audit_entries drop constraint audit_entries_action_check, add constraint audit_entries_action_check
  check (action in ('account.created', 'account.locked', 'account.unlocked', 'role.changed', 'password.reset',
    'attribute.added', 'attribute.changed', 'attribute.deleted', 'audit.pruned'));
create function refuse_unrecorded_pruning() returns trigger language plpgsql as $$
declare
  pruned_before timestamptz;
begin
  select detail::date::timestamp at time zone interval '09:00' into pruned_before
  from audit_entries where action = 'audit.pruned' and xmin = pg_current_xact_id()::xid;
  if pruned_before is null or exists (select from gone where created_at >= pruned_before) then
    raise exception 'rows of % are never changed, and deleted only when an entry tells of it', tg_table_name;
  end if;
  return null;
end
$$;
drop trigger audit_entries_stay on audit_entries;
create trigger audit_entries_stay before update or truncate on audit_entries
  for each statement execute function refuse_change();
create trigger audit_entries_pruned after delete on audit_entries referencing old table as gone
  for each statement execute function refuse_unrecorded_pruning();

-- A change of an attribute that people are told of once edits have had their time.
create table attribute_news (
  definition_id uuid primary key references attribute_definitions (id) on delete cascade,
  -- The last one.
  changed_at timestamptz(3) not null
);

-- What is left of outfits_shown after two weeks: after which outfits another one was asked for, and how often that day.
create table outfits_passed (
  user_id uuid not null references users (id) on delete cascade,
  passed_on date not null,
  occasion text not null
    check (occasion in ('WORK', 'SCHOOL', 'CASUAL', 'DATE', 'FORMAL', 'SPORT', 'TRAVEL')),
  -- Sorted.
  clothes_ids uuid[] not null,
  times integer not null check (times > 0),
  primary key (user_id, passed_on, occasion, clothes_ids)
);
create index outfits_passed_day on outfits_passed (passed_on);
