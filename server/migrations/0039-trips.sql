-- Journeys within Korea, and what is taken along.
create table trips (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  place_names text[] not null,
  latitude double precision not null,
  longitude double precision not null,
  nx integer not null,
  ny integer not null,
  starts_on date not null,
  ends_on date not null,
  size text not null check (size in ('LIGHT', 'USUAL', 'ROOMY')),
  -- Types that the closet has none of.
  missing text[] not null default '{}',
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  primary key (user_id, id),
  check (ends_on >= starts_on)
);
create index trips_days on trips (user_id, starts_on) where deleted_at is null;
create index trips_deleted on trips (deleted_at) where deleted_at is not null;

-- One outfit for an occasion of a day.
create table trip_days (
  user_id uuid not null,
  trip_id uuid not null,
  id uuid not null,
  date date not null,
  position integer not null,
  occasion text not null check (occasion in ('WORK', 'SCHOOL', 'CASUAL', 'DATE', 'FORMAL', 'SPORT', 'TRAVEL')),
  items jsonb not null,
  scene jsonb,
  primary key (user_id, trip_id, id),
  foreign key (user_id, trip_id) references trips (user_id, id) on delete cascade
);
comment on column trip_days.items is 'json: WornPiece[]';
comment on column trip_days.scene is 'json: FlatLayScene';

-- The list to pack: what left the closet leaves it.
create table trip_items (
  user_id uuid not null,
  trip_id uuid not null,
  clothes_id uuid not null references clothes (id) on delete cascade,
  is_packed boolean not null default false,
  -- Added by hand.
  is_extra boolean not null default false,
  primary key (user_id, trip_id, clothes_id),
  foreign key (user_id, trip_id) references trips (user_id, id) on delete cascade
);
create index trip_items_clothes on trip_items (clothes_id);
