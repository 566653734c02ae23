-- What is planned and worn, day by day. Another person's id is never revealed: keys begin with the person.
create table wear_entries (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  date date not null,
  state text not null check (state in ('PLANNED', 'WORN')),
  -- A plan of its own day that nobody took back; counts half.
  is_assumed boolean not null default false,
  -- The day on which it was planned.
  planned_on date,
  occasion text check (occasion in ('WORK', 'SCHOOL', 'CASUAL', 'DATE', 'FORMAL', 'SPORT', 'TRAVEL')),
  starts_at text collate "C" check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  items jsonb not null,
  scene jsonb,
  feeling text check (feeling in ('COLD', 'GOOD', 'HOT')),
  felt_at timestamptz(3),
  note text,
  photo_id uuid references images (id) on delete set null,
  source text not null check (source in ('RECOMMENDATION', 'LOOK', 'FEED', 'HAND')),
  feed_id uuid references feeds (id) on delete set null,
  -- Of the forecast, to look the day up when it has ended; days are swept earlier than entries.
  weather_id uuid,
  weather jsonb,
  observed jsonb,
  asked_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  primary key (user_id, id),
  check ((feeling is null) = (felt_at is null))
);
comment on column wear_entries.items is 'json: WornPiece[]';
comment on column wear_entries.scene is 'json: FlatLayScene';
comment on column wear_entries.weather is 'json: WornWeather';
comment on column wear_entries.observed is 'json: WornWeather';
create index wear_entries_days on wear_entries (user_id, date) where deleted_at is null;
create index wear_entries_feed on wear_entries (feed_id);
create index wear_entries_photo on wear_entries (photo_id);
create index wear_entries_plans on wear_entries (date) where state = 'PLANNED' and deleted_at is null;
create index wear_entries_unobserved on wear_entries (date)
  where observed is null and weather_id is not null and deleted_at is null;
create index wear_entries_deleted on wear_entries (deleted_at) where deleted_at is not null;

-- The pieces that are still in the closet.
create table wear_items (
  user_id uuid not null,
  wear_id uuid not null,
  clothes_id uuid not null references clothes (id) on delete cascade,
  primary key (user_id, wear_id, clothes_id),
  foreign key (user_id, wear_id) references wear_entries (user_id, id) on delete cascade
);
create index wear_items_clothes on wear_items (clothes_id);

-- Pictures of the pieces as they were.
create table wear_images (
  user_id uuid not null,
  wear_id uuid not null,
  image_id uuid not null references images (id),
  primary key (user_id, wear_id, image_id),
  foreign key (user_id, wear_id) references wear_entries (user_id, id) on delete cascade
);
create index wear_images_image on wear_images (image_id);

-- Feelings become entries. An instance of the version before goes on writing `wears` while both run: a trigger copies
-- what it writes. The table goes with a later release.
create function copy_feeling(felt wears) returns void language sql as $$
  insert into wear_entries (user_id, id, date, state, items, feeling, felt_at, source, feed_id, weather_id, weather,
    created_at, updated_at)
  select felt.user_id, md5(felt.user_id || ' ' || felt.date)::uuid, felt.date, 'WORN',
    coalesce((select jsonb_agg((item - 'imageUrl') || jsonb_build_object('imageId',
        substring(item ->> 'imageUrl' from '[0-9a-f-]{36}')) order by place)
      from jsonb_array_elements(feeds.ootds) with ordinality as one (item, place)), '[]'), felt.feeling, felt.felt_at, 'FEED', felt.feed_id, feeds.weather_id,
    case when feeds.weather is not null then json_build_object(
      'min', feeds.weather #> '{temperature,min}', 'max', feeds.weather #> '{temperature,max}', 'felt', null,
      'rain', null, 'snow', feeds.weather #>> '{precipitation,type}' in ('SNOW', 'RAIN_SNOW'), 'wind', null,
      'skyStatus', feeds.weather -> 'skyStatus', 'precipitationType', feeds.weather #> '{precipitation,type}',
      'isSample', feeds.weather -> 'isSample') end,
    felt.felt_at, felt.felt_at
  from (select 1) as one left join feeds on feeds.id = felt.feed_id
  on conflict (user_id, id) do update set feeling = excluded.feeling, felt_at = excluded.felt_at,
    feed_id = excluded.feed_id, items = excluded.items, weather_id = excluded.weather_id, weather = excluded.weather,
    updated_at = excluded.updated_at, revision = wear_entries.revision + 1;
  insert into wear_items (user_id, wear_id, clothes_id)
  select felt.user_id, md5(felt.user_id || ' ' || felt.date)::uuid, clothes.id
  from feeds, jsonb_array_elements(feeds.ootds) as item join clothes on clothes.id = (item ->> 'clothesId')::uuid
  where feeds.id = felt.feed_id and clothes.owner_id = felt.user_id
  on conflict do nothing;
  insert into wear_images (user_id, wear_id, image_id)
  select felt.user_id, md5(felt.user_id || ' ' || felt.date)::uuid, feed_images.image_id
  from feed_images where feed_images.feed_id = felt.feed_id
  on conflict do nothing;
$$;
select copy_feeling(wears) from wears;
create function copy_new_feeling() returns trigger language plpgsql as $$
begin
  perform copy_feeling(new);
  return null;
end;
$$;
create trigger copy_feelings after insert or update on wears for each row execute function copy_new_feeling();

-- Photos of a day are pictures, too; all of one person's may take 500 MB. Those stored before count as usual ones do.
alter table images drop constraint images_kind_check, add constraint images_kind_check
  check (kind in ('clothes', 'profile', 'wear')), add column bytes integer not null default 60000 check (bytes >= 0);
