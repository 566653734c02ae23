create table users (
  id uuid primary key,
  email text not null,
  email_key text collate "C" not null unique,
  name text not null,
  role text not null default 'USER' check (role in ('USER', 'ADMIN')),
  password_hash text,
  locked_at timestamptz(3),
  deleted_at timestamptz(3),
  is_demo boolean not null default false,
  created_at timestamptz(3) not null
);
create index users_created_at on users (created_at desc, id desc);
create index users_deleted on users (id) where deleted_at is not null;

-- A session is what a refresh token belongs to. The token is `id.generation.HMAC`, so nothing secret is stored:
-- rotation moves the generation on, and a token of an older generation ends the session.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  generation integer not null default 0 check (generation >= 0),
  rotated_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  device text not null default '',
  may_only_change_password boolean not null default false,
  created_at timestamptz(3) not null
);
create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

create table images (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('clothes', 'profile')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  thumbhash text not null,
  color_l real,
  color_c real,
  color_h real,
  has_avif boolean not null default false,
  -- When the daily sweep first found that nothing shows the picture any more.
  unreferenced_since timestamptz(3),
  created_at timestamptz(3) not null
);
create index images_owner_id on images (owner_id, created_at);

create table profiles (
  user_id uuid primary key references users (id) on delete cascade,
  gender text check (gender in ('MALE', 'FEMALE', 'OTHER')),
  birth_date date,
  latitude double precision,
  longitude double precision,
  nx smallint,
  ny smallint,
  location_names text[],
  temperature_sensitivity smallint not null default 3 check (temperature_sensitivity between 1 and 5),
  image_id uuid references images (id) on delete set null,
  clothes_count integer not null default 0 check (clothes_count >= 0),
  feed_count integer not null default 0 check (feed_count >= 0),
  created_at timestamptz(3) not null,
  check ((latitude is null) = (longitude is null) and (latitude is null) = (location_names is null)
    and (latitude is null) = (nx is null) and (latitude is null) = (ny is null))
);
create index profiles_image_id on profiles (image_id) where image_id is not null;
