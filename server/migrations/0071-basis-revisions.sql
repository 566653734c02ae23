-- In the order of decision 025: instances of the version before go on writing.
lock table images, clothes, attribute_definitions, clothes_attributes, clothes_corrections, feeds, stylist_preferences,
  fixed_clothes, outfit_votes, occasion_days, outfits_shown, outfits_passed, wear_entries, wear_items, put_away, profiles
  in share row exclusive mode;

-- How often what a person's outfits rest on has changed: an instance that keeps what it read and ranked compares this
-- number with the one that it read together with it (decision 050). A person without a row has not changed anything.
create table basis_revisions (
  user_id uuid primary key references users (id) on delete cascade,
  revision bigint not null
) with (fillfactor = 50);

-- How often the definitions of attributes have changed, which the pieces of every outfit are shown with.
create table catalogue_revisions (
  is_only boolean primary key default true check (is_only),
  revision bigint not null
) with (fillfactor = 50);
insert into catalogue_revisions (revision) values (0);

-- Counts a change once a transaction. The triggers below run when it commits, so that the row is the last one that it
-- locks, whatever it has changed and in whatever order.
create function bump_basis(person uuid) returns void language plpgsql as $$
declare
  bumped constant text := pg_current_xact_id()::text || ' ' || person;
begin
  if bumped is null or current_setting('otday.bumped', true) is not distinct from bumped then
    return;
  end if;
  insert into basis_revisions (user_id, revision) select id, 1 from users where id = person
    on conflict (user_id) do update set revision = basis_revisions.revision + 1;
  perform set_config('otday.bumped', bumped, true);
end $$;

create function bump_basis_of_user() returns trigger language plpgsql as $$
begin
  perform bump_basis(coalesce(new.user_id, old.user_id));
  return null;
end $$;
create function bump_basis_of_owner() returns trigger language plpgsql as $$
begin
  perform bump_basis(coalesce(new.owner_id, old.owner_id));
  return null;
end $$;
create function bump_basis_of_author() returns trigger language plpgsql as $$
begin
  perform bump_basis(coalesce(new.author_id, old.author_id));
  return null;
end $$;
create function bump_basis_of_piece() returns trigger language plpgsql as $$
begin
  perform bump_basis((select owner_id from clothes where id = coalesce(new.clothes_id, old.clothes_id)));
  return null;
end $$;
create function bump_basis_of_picture() returns trigger language plpgsql as $$
begin
  perform bump_basis(owner_id) from (select distinct owner_id from clothes where image_id = new.id) as wearing
  order by owner_id;
  return null;
end $$;
create function bump_catalogue() returns trigger language plpgsql as $$
begin
  update catalogue_revisions set revision = revision + 1;
  return null;
end $$;

create constraint trigger clothes_bump after insert or update or delete on clothes
  deferrable initially deferred for each row execute function bump_basis_of_owner();
create constraint trigger clothes_attributes_bump after insert or update or delete on clothes_attributes
  deferrable initially deferred for each row execute function bump_basis_of_piece();
create constraint trigger clothes_corrections_bump after insert or update or delete on clothes_corrections
  deferrable initially deferred for each row execute function bump_basis_of_piece();
create constraint trigger images_bump
  after update of width, height, thumbhash, color_l, color_c, color_h, cut_out on images
  deferrable initially deferred for each row execute function bump_basis_of_picture();
create constraint trigger put_away_bump after insert or update or delete on put_away
  deferrable initially deferred for each row execute function bump_basis_of_user();
create constraint trigger profiles_bump after update of temperature_sensitivity on profiles
  deferrable initially deferred for each row
  when (old.temperature_sensitivity is distinct from new.temperature_sensitivity) execute function bump_basis_of_user();
-- When a question was asked (`asked_on`) is read at each call.
create constraint trigger stylist_preferences_bump after insert or delete or update of
  work_look, formal_event, formal_event_at, sport, hours, occasions, avoided, skipped, forgotten_at
  on stylist_preferences
  deferrable initially deferred for each row execute function bump_basis_of_user();
create constraint trigger fixed_clothes_bump after insert or update or delete on fixed_clothes
  deferrable initially deferred for each row execute function bump_basis_of_user();
create constraint trigger outfit_votes_bump after insert or update or delete on outfit_votes
  deferrable initially deferred for each row execute function bump_basis_of_user();
create constraint trigger occasion_days_bump after insert or update or delete on occasion_days
  deferrable initially deferred for each row execute function bump_basis_of_user();
create constraint trigger outfits_passed_bump after insert or update or delete on outfits_passed
  deferrable initially deferred for each row execute function bump_basis_of_user();
-- Outfits that are shown today are read at each call, and count for the taste from tomorrow on.
create constraint trigger outfits_shown_bump after update or delete on outfits_shown
  deferrable initially deferred for each row execute function bump_basis_of_user();
create constraint trigger wear_entries_bump after insert or update or delete on wear_entries
  deferrable initially deferred for each row execute function bump_basis_of_user();
create constraint trigger wear_items_bump after insert or update or delete on wear_items
  deferrable initially deferred for each row execute function bump_basis_of_user();
create constraint trigger feeds_bump after insert or delete or update of author_id, ootds, created_at on feeds
  deferrable initially deferred for each row execute function bump_basis_of_author();
create constraint trigger attribute_definitions_bump after insert or update or delete on attribute_definitions
  deferrable initially deferred for each row execute function bump_catalogue();
