-- Outfits that a person saved under a name.
create table looks (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  name text not null,
  tags text[] not null default '{}',
  occasions text[] not null default '{}',
  items jsonb not null,
  scene jsonb,
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  primary key (user_id, id)
);
comment on column looks.items is 'json: WornPiece[]';
comment on column looks.scene is 'json: FlatLayScene';
create index looks_newest on looks (user_id, created_at desc) where deleted_at is null;
create index looks_deleted on looks (deleted_at) where deleted_at is not null;

-- The pieces that are still in the closet.
create table look_items (
  user_id uuid not null,
  look_id uuid not null,
  clothes_id uuid not null references clothes (id) on delete cascade,
  primary key (user_id, look_id, clothes_id),
  foreign key (user_id, look_id) references looks (user_id, id) on delete cascade
);
create index look_items_clothes on look_items (clothes_id);

create table look_images (
  user_id uuid not null,
  look_id uuid not null,
  image_id uuid not null references images (id),
  primary key (user_id, look_id, image_id),
  foreign key (user_id, look_id) references looks (user_id, id) on delete cascade
);
create index look_images_image on look_images (image_id);

-- Which look was worn; looks may go, the record stays.
alter table wear_entries add column look_id uuid;
create index wear_entries_look on wear_entries (user_id, look_id, date desc) where look_id is not null and deleted_at is null;
