-- On which days a piece was worn, in how many records of the diary and posts, and their sums: a closet in the order of
-- wears, laundry, statistics and what a piece was posted in cost the same after ten years as after one.

-- In the order of decision 025: instances of the version before go on writing.
lock table clothes, feeds, wear_entries, wear_items in share row exclusive mode;

create table worn_days (
  clothes_id uuid not null,
  date date not null,
  records integer not null,
  posts integer not null,
  -- Days with a record are counted in the index alone.
  primary key (clothes_id, date) include (records)
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

-- Everything that changes what a person wore takes it before it changes records or pieces of them, and counts what it
-- reads afterwards (decision 025).
create function lock_worn(wearer uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtext('worn days'), hashtext(wearer::text));
$$;

create function own_pieces(wearer uuid, pieces uuid[]) returns uuid[] stable language sql
  return array(select id from clothes where id = any (pieces) and owner_id = wearer);

-- Counts one record or one post (`records`, `posts`: the one is 1, the other 0) of own pieces on a day. There are no
-- foreign keys to pieces: they would wait for those that are being deleted.
create function count_in(pieces uuid[], day date, records integer, posts integer) returns void language plpgsql as $$
begin
  with changed as (
    insert into worn_days as kept (clothes_id, date, records, posts)
    select piece, day, count_in.records, count_in.posts from unnest(pieces) as piece
    on conflict (clothes_id, date)
      do update set records = kept.records + excluded.records, posts = kept.posts + excluded.posts
    returning kept.clothes_id, kept.records, kept.posts)
  insert into worn_sums as sums (clothes_id, owner_id, days, last_day, recorded_days, last_recorded, posts)
  select clothes.id, clothes.owner_id, (changed.records + changed.posts = 1)::integer, day,
    (count_in.records = 1 and changed.records = 1)::integer, case when count_in.records = 1 then day end, count_in.posts
  from changed join clothes on clothes.id = changed.clothes_id
  on conflict (clothes_id) do update set days = sums.days + excluded.days,
    last_day = greatest(sums.last_day, excluded.last_day),
    recorded_days = sums.recorded_days + excluded.recorded_days,
    last_recorded = greatest(sums.last_recorded, excluded.last_recorded), posts = sums.posts + excluded.posts;
end $$;

-- Takes back what count_in counted.
create function count_out(pieces uuid[], day date, records integer, posts integer) returns void language plpgsql as $$
begin
  with changed as (
    update worn_days as kept set records = kept.records - count_out.records, posts = kept.posts - count_out.posts
    where kept.clothes_id = any (pieces) and kept.date = day
    returning kept.clothes_id, kept.records + kept.posts = 0 as is_over,
      count_out.records = 1 and kept.records = 0 as is_unrecorded)
  update worn_sums as sums set days = sums.days - changed.is_over::integer,
    last_day = case when changed.is_over and sums.last_day = day
      then (select max(date) from worn_days as rest where rest.clothes_id = sums.clothes_id and rest.date <> day)
      else sums.last_day end,
    recorded_days = sums.recorded_days - changed.is_unrecorded::integer,
    last_recorded = case when changed.is_unrecorded and sums.last_recorded = day
      then (select max(date) from worn_days as rest
        where rest.clothes_id = sums.clothes_id and rest.date <> day and rest.records > 0)
      else sums.last_recorded end,
    posts = sums.posts - count_out.posts
  from changed where sums.clothes_id = changed.clothes_id;
  delete from worn_days as kept
  where kept.clothes_id = any (pieces) and kept.date = day and kept.records + kept.posts = 0;
end $$;

create function count_entry() returns trigger language plpgsql as $$
begin
  perform lock_worn(old.user_id);
  if tg_op = 'UPDATE' and is_worn(new) then
    perform count_in(own_pieces(new.user_id, items_of(new)), new.date, 1, 0);
  end if;
  if is_worn(old) then
    perform count_out(own_pieces(old.user_id, items_of(old)), old.date, 1, 0);
  end if;
  return old;
end $$;
create trigger wear_entries_count after update on wear_entries for each row
  when ((is_worn(old), old.date) is distinct from (is_worn(new), new.date)) execute function count_entry();
-- Runs before the delete, because the cascade removes the items.
create trigger wear_entries_count_out before delete on wear_entries for each row
  when (is_worn(old)) execute function count_entry();

create function count_items() returns trigger language plpgsql as $$
declare
  worn record;
begin
  for worn in
    select entry.user_id, entry.date, array_agg(changed.clothes_id) as pieces
    from changed join wear_entries as entry on entry.user_id = changed.user_id and entry.id = changed.wear_id
      -- Skips items of deleted pieces: count_gone removes their counts.
      join clothes on clothes.id = changed.clothes_id
    where is_worn(entry) group by entry.user_id, entry.id order by entry.user_id
  loop
    perform lock_worn(worn.user_id);
    if tg_op = 'INSERT' then
      perform count_in(own_pieces(worn.user_id, worn.pieces), worn.date, 1, 0);
    else
      perform count_out(own_pieces(worn.user_id, worn.pieces), worn.date, 1, 0);
    end if;
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
    perform lock_worn(new.author_id);
    perform count_in(own_pieces(new.author_id, posted_pieces(new)), posted_on(new), 0, 1);
  end if;
  if tg_op <> 'INSERT' then
    perform lock_worn(old.author_id);
    perform count_out(own_pieces(old.author_id, posted_pieces(old)), posted_on(old), 0, 1);
  end if;
  return null;
end $$;
create trigger feeds_count after insert or delete or update of author_id, ootds, created_at on feeds
  for each row execute function count_post();

-- Runs before the delete, because the cascade changes the records of the post.
create function lock_worn_of_post() returns trigger language plpgsql as $$
begin
  perform lock_worn(old.author_id);
  return old;
end $$;
create trigger feeds_lock_worn before delete on feeds for each row execute function lock_worn_of_post();

-- A piece whose deletion was undone is in its posts again.
create function count_again() returns trigger language plpgsql as $$
declare
  wearer uuid;
begin
  for wearer in select distinct owner_id from added where revision > 1 order by owner_id loop
    perform lock_worn(wearer);
    with again as (
      insert into worn_days (clothes_id, date, records, posts)
      select added.id, posted_on(feeds), 0, count(*)
      from feeds cross join unnest(posted_pieces(feeds)) as piece join added on added.id = piece
      where feeds.author_id = wearer and added.owner_id = wearer and added.revision > 1
      group by added.id, posted_on(feeds)
      returning clothes_id, date, posts)
    insert into worn_sums (clothes_id, owner_id, days, last_day, recorded_days, last_recorded, posts)
    select clothes_id, wearer, count(*), max(date), 0, null, sum(posts) from again group by clothes_id;
  end loop;
  return null;
end $$;
create trigger clothes_count_again after insert on clothes referencing new table as added
  for each statement execute function count_again();

-- Runs before the delete, because the cascade removes pieces of records.
create function lock_worn_of_piece() returns trigger language plpgsql as $$
begin
  perform lock_worn(old.owner_id);
  return old;
end $$;
create trigger clothes_lock_worn before delete on clothes for each row execute function lock_worn_of_piece();

create function count_gone() returns trigger language plpgsql as $$
begin
  delete from worn_days using gone where worn_days.clothes_id = gone.id;
  delete from worn_sums using gone where worn_sums.clothes_id = gone.id;
  return null;
end $$;
create trigger clothes_count_gone after delete on clothes referencing old table as gone
  for each statement execute function count_gone();
