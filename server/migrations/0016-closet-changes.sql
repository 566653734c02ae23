-- What changed many pieces at once: a repeat of the call finds it here, and what it takes to take the change back.
create table closet_changes (
  owner_id uuid not null references users (id) on delete cascade,
  -- Made by the caller.
  id uuid not null,
  -- Null only inside the transaction that makes the change.
  content jsonb,
  created_at timestamptz(3) not null,
  undone_at timestamptz(3),
  primary key (owner_id, id)
);
comment on column closet_changes.content is 'json: StoredClosetChange';
create index closet_changes_created_at on closet_changes (created_at);
