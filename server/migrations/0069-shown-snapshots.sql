-- Whether weather and outfit of a feed are stored as responses show them, so that they pass into these as text; null for
-- rows that the program of today has not written, such as those of an instance of the version before. A job of the feeds
-- brings those into the form of today (decision 049).
alter table feeds add column is_stored_as_shown boolean;

-- What anybody else writes into a snapshot is read as before.
create function doubt_snapshots() returns trigger language plpgsql as $$
begin
  new.is_stored_as_shown := null;
  return new;
end $$;
create trigger feeds_doubt_snapshots before update of weather, ootds on feeds for each row
  when (old.is_stored_as_shown and new.is_stored_as_shown) execute function doubt_snapshots();

-- Sessions that end sooner, or may do something else, are among the changes that instances read, as those that are gone.
create function note_changed_session() returns trigger language plpgsql as $$
begin
  insert into session_changes (changed_in, session_id) values (pg_current_xact_id(), new.id) on conflict do nothing;
  return null;
end $$;
create trigger sessions_note_changed after update of user_id, expires_at, may_only_change_password on sessions
  for each row
  when (new.expires_at < old.expires_at
    or (new.user_id, new.may_only_change_password) is distinct from (old.user_id, old.may_only_change_password))
  execute function note_changed_session();
