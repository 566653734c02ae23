-- A password that was mailed because its owner forgot theirs, beside the real one. Nobody but the mail knows it.
create table temporary_passwords (
  user_id uuid primary key references users (id) on delete cascade,
  password_hash text not null,
  tries_left smallint not null check (tries_left >= 0),
  -- When it was asked for: an older request never replaces what a newer one made.
  requested_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index temporary_passwords_expires_at on temporary_passwords (expires_at);

-- Who did what to whom. An account that an entry names can be emptied, not removed.
create table audit_entries (
  id uuid primary key,
  action text not null check (action in ('account.created', 'account.locked', 'account.unlocked', 'role.changed',
    'password.reset', 'attribute.added', 'attribute.changed', 'attribute.deleted')),
  -- Null: from the shell of the server.
  actor_id uuid references users (id) on delete restrict,
  subject_id uuid references users (id) on delete restrict,
  detail text not null default '',
  created_at timestamptz(3) not null
);
create index audit_entries_newest on audit_entries (created_at desc, id desc);
create index audit_entries_actor_id on audit_entries (actor_id);
create index audit_entries_subject_id on audit_entries (subject_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end
$$;
create trigger audit_entries_stay before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();

-- Few among many: found without walking through everybody.
create index users_admins on users (created_at desc, id desc) where role = 'ADMIN';
create index users_locked on users (created_at desc, id desc) where locked_at is not null;
