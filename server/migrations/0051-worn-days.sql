-- On which days a piece was worn, in how many records of the diary and posts, and their sums: a closet in the order of
-- wears, laundry, statistics and what a piece was posted in cost the same after ten years as after one.

-- In the order of decision 025: instances of the version before go on writing.
lock table clothes, feeds, wear_entries, wear_items in share row exclusive mode;

create table worn_days (
  clothes_id uuid not null,
  date date not null,
  records integer not null,
  posts integer not null,
  primary key (clothes_id, date)
);
create table worn_sums (
  clothes_id uuid primary key,
  owner_id uuid not null,
  -- With a record or a post, and the last of them.
  days integer not null,
  last_day date,
  recorded_days integer not null,
  last_recorded date,
  posts integer not null
);

create function is_worn(entry wear_entries) returns boolean immutable language sql
  return entry.state = 'WORN' and entry.deleted_at is null;
create function items_of(entry wear_entries) returns uuid[] stable language sql
  return array(select clothes_id from wear_items where user_id = entry.user_id and wear_id = entry.id);
create function posted_pieces(feed feeds) returns uuid[] immutable language sql
  return array(select distinct (item ->> 'clothesId')::uuid from jsonb_array_elements(feed.ootds) as item);
create function posted_on(feed feeds) returns date immutable language sql
  return (feed.created_at at time zone interval '09:00')::date;

insert into worn_days (clothes_id, date, records, posts)
select clothes.id, worn.date, sum(worn.records), sum(worn.posts)
from (
  select wear_items.user_id as owner_id, wear_items.clothes_id, entry.date, 1 as records, 0 as posts
  from wear_entries as entry join wear_items on wear_items.user_id = entry.user_id and wear_items.wear_id = entry.id
  where is_worn(entry)
  union all
  select author_id, unnest(posted_pieces(feeds)), posted_on(feeds), 0, 1 from feeds where ootds <> '[]'
) as worn join clothes on clothes.id = worn.clothes_id and clothes.owner_id = worn.owner_id
group by clothes.id, worn.date;
insert into worn_sums (clothes_id, owner_id, days, last_day, recorded_days, last_recorded, posts)
select clothes_id, owner_id, count(*), max(date), count(*) filter (where records > 0),
  max(date) filter (where records > 0), sum(posts)
from worn_days join clothes on clothes.id = clothes_id group by clothes_id, owner_id;

create index worn_days_posted on worn_days (clothes_id, date) where posts > 0;
create index worn_sums_owner on worn_sums (owner_id);

-- One record or post (`records` or `posts` is 1 or -1) of some pieces of one day.
create function count_worn(wearer uuid, pieces uuid[], day date, records integer, posts integer) returns void
language plpgsql as $$
declare
  is_more constant boolean := records + posts > 0;
  recorded constant boolean := records <> 0;
  counted uuid[];
begin
  if pieces = '{}' then
    return;
  end if;
  perform lock_worn(wearer);
  counted := array(select id from clothes where id = any (pieces) and owner_id = wearer);
  if counted = '{}' then
    return;
  end if;
  if is_more then
    with changed as (
      insert into worn_days as kept (clothes_id, date, records, posts)
      select piece, day, count_worn.records, count_worn.posts from unnest(counted) as piece
      on conflict (clothes_id, date)
        do update set records = kept.records + excluded.records, posts = kept.posts + excluded.posts
      returning kept.clothes_id, kept.records, kept.posts)
    insert into worn_sums as sums (clothes_id, owner_id, days, last_day, recorded_days, last_recorded, posts)
    select changed.clothes_id, wearer, (changed.records + changed.posts = 1)::integer, day,
      (recorded and changed.records = 1)::integer, case when recorded then day end, count_worn.posts
    from changed
    on conflict (clothes_id) do update set days = sums.days + excluded.days,
      last_day = greatest(sums.last_day, excluded.last_day),
      recorded_days = sums.recorded_days + excluded.recorded_days,
      last_recorded = greatest(sums.last_recorded, excluded.last_recorded), posts = sums.posts + excluded.posts;
    return;
  end if;
  with changed as (
    update worn_days as kept set records = kept.records + count_worn.records, posts = kept.posts + count_worn.posts
    where kept.clothes_id = any (counted) and kept.date = day
    returning kept.clothes_id, kept.records + kept.posts = 0 as is_over, recorded and kept.records = 0 as is_unrecorded)
  update worn_sums as sums set days = sums.days - changed.is_over::integer,
    last_day = case when changed.is_over and sums.last_day = day
      then (select max(date) from worn_days as rest where rest.clothes_id = sums.clothes_id and rest.date <> day)
      else sums.last_day end,
    recorded_days = sums.recorded_days - changed.is_unrecorded::integer,
    last_recorded = case when changed.is_unrecorded and sums.last_recorded = day
      then (select max(date) from worn_days as rest
        where rest.clothes_id = sums.clothes_id and rest.date <> day and rest.records > 0)
      else sums.last_recorded end,
    posts = sums.posts + count_worn.posts
  from changed where sums.clothes_id = changed.clothes_id;
  delete from worn_days as kept
  where kept.clothes_id = any (counted) and kept.date = day and kept.records + kept.posts = 0;
end $$;

-- Before the pieces are read: who counts sees all that was counted before, and which of them are there. Nobody who has
-- it waits for a piece, so none that is going is waited for; no foreign keys for that reason.
create function lock_worn(wearer uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtext('worn days'), hashtext(wearer::text));
$$;

create function count_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and is_worn(new) then
    perform count_worn(new.user_id, items_of(new), new.date, 1, 0);
  end if;
  if is_worn(old) then
    perform count_worn(old.user_id, items_of(old), old.date, -1, 0);
  end if;
  return old;
end $$;
create trigger wear_entries_count after update on wear_entries for each row
  when ((is_worn(old), old.date) is distinct from (is_worn(new), new.date)) execute function count_entry();
-- Before it: afterwards its pieces are not known any more.
create trigger wear_entries_count_out before delete on wear_entries for each row
  when (is_worn(old)) execute function count_entry();

create function count_items() returns trigger language plpgsql as $$
declare
  worn record;
begin
  for worn in
    select entry.user_id, entry.date, array_agg(changed.clothes_id) as pieces
    from changed join wear_entries as entry on entry.user_id = changed.user_id and entry.id = changed.wear_id
      -- Those that go with their piece are counted out with it, last: records that are being changed are waited for.
      join clothes on clothes.id = changed.clothes_id
    where is_worn(entry) group by entry.user_id, entry.id order by entry.user_id
  loop
    perform count_worn(worn.user_id, worn.pieces, worn.date, case tg_op when 'INSERT' then 1 else -1 end, 0);
  end loop;
  return null;
end $$;
create trigger wear_items_count after insert on wear_items referencing new table as changed
  for each statement execute function count_items();
create trigger wear_items_count_out after delete on wear_items referencing old table as changed
  for each statement execute function count_items();

create function count_post() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform count_worn(new.author_id, posted_pieces(new), posted_on(new), 0, 1);
  end if;
  if tg_op <> 'INSERT' then
    perform count_worn(old.author_id, posted_pieces(old), posted_on(old), 0, -1);
  end if;
  return null;
end $$;
create trigger feeds_count after insert or delete or update of author_id, ootds, created_at on feeds
  for each row execute function count_post();

-- A piece whose deletion was undone is in its posts again.
create function count_again() returns trigger language plpgsql as $$
begin
  perform lock_worn(new.owner_id);
  with again as (
    insert into worn_days (clothes_id, date, records, posts)
    select new.id, posted_on(feeds), 0, count(*) from feeds
    where author_id = new.owner_id and ootds @> jsonb_build_array(jsonb_build_object('clothesId', new.id))
    group by posted_on(feeds)
    returning date, posts)
  insert into worn_sums (clothes_id, owner_id, days, last_day, recorded_days, last_recorded, posts)
  select new.id, new.owner_id, count(*), max(date), 0, null, sum(posts) from again having count(*) > 0;
  return null;
end $$;
create trigger clothes_count_again after insert on clothes for each row
  when (new.revision > 1) execute function count_again();

create function count_gone() returns trigger language plpgsql as $$
begin
  perform lock_worn(owner_id) from (select distinct owner_id from gone order by owner_id) as owners;
  delete from worn_days using gone where worn_days.clothes_id = gone.id;
  delete from worn_sums using gone where worn_sums.clothes_id = gone.id;
  return null;
end $$;
create trigger clothes_count_gone after delete on clothes referencing old table as gone
  for each statement execute function count_gone();
