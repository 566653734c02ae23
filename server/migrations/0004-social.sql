create table feeds (
  id uuid primary key,
  author_id uuid not null references users (id) on delete cascade,
  content text not null,
  -- Lower-cased by the server, so that every database finds the same words.
  content_key text collate "C" not null,
  weather_id uuid not null,
  weather jsonb not null,
  ootds jsonb not null,
  sky_status text not null check (sky_status in ('CLEAR', 'MOSTLY_CLOUDY', 'CLOUDY')),
  precipitation_type text not null check (precipitation_type in ('NONE', 'RAIN', 'RAIN_SNOW', 'SNOW', 'SHOWER')),
  search_tokens text[] collate "C" not null,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
comment on column feeds.weather is 'json: FeedWeather';
comment on column feeds.ootds is 'json: OutfitItem[]';
create index feeds_newest on feeds (created_at desc, id desc);
create index feeds_liked on feeds (like_count desc, id desc);
create index feeds_by_author on feeds (author_id, created_at desc, id desc);
create index feeds_by_author_liked on feeds (author_id, like_count desc, id desc);
create index feeds_by_sky on feeds (sky_status, created_at desc, id desc);
create index feeds_by_sky_liked on feeds (sky_status, like_count desc, id desc);
create index feeds_by_precipitation on feeds (precipitation_type, created_at desc, id desc);
create index feeds_by_precipitation_liked on feeds (precipitation_type, like_count desc, id desc);
-- Sky and precipitation hang together: rain from a clear sky is rare, and the planner should know.
create statistics feeds_weather (mcv) on sky_status, precipitation_type from feeds;
create index feeds_search on feeds using gin (search_tokens) with (fastupdate = off);

-- How many feeds there are, kept in several rows so that people who post at once do not wait for each other.
create table feed_counts (
  shard smallint primary key,
  count integer not null
);

create table feed_likes (
  feed_id uuid not null references feeds (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (feed_id, user_id)
);
create index feed_likes_user_id on feed_likes (user_id);

create table outfits_shown (
  user_id uuid not null references users (id) on delete cascade,
  forecast_date date not null,
  outfit_key text collate "C" not null,
  shown_at timestamptz(3) not null,
  primary key (user_id, forecast_date, outfit_key)
);

create table notification_inboxes (
  receiver_id uuid primary key references users (id) on delete cascade,
  last_seq bigint not null default 0,
  count integer not null default 0 check (count >= 0)
);

create table notifications (
  id uuid primary key,
  receiver_id uuid not null references users (id) on delete cascade,
  seq bigint not null,
  kind text not null,
  level text not null check (level in ('INFO', 'WARNING', 'ERROR')),
  title text not null,
  content text not null,
  target_url text,
  event_key text collate "C" not null,
  group_key text collate "C",
  created_at timestamptz(3) not null,
  unique (receiver_id, event_key)
);
create unique index notifications_inbox on notifications (receiver_id, seq desc);

-- Pictures that a feed's snapshot shows are kept, whatever happens to the clothes.
create table feed_images (
  feed_id uuid not null references feeds (id) on delete cascade,
  image_id uuid not null references images (id) on delete restrict,
  primary key (feed_id, image_id)
);
create index feed_images_image_id on feed_images (image_id);
