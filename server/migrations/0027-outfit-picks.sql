-- Outfits that a person saw or put together for a day, so that every device shows the same. Elements of an array can't
-- refer to rows: one with a deleted piece stays, as its owner is told why another takes its place.
create table outfit_picks (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  forecast_date date not null,
  occasion text not null check (occasion in ('WORK', 'SCHOOL', 'CASUAL', 'DATE', 'FORMAL', 'SPORT', 'TRAVEL')),
  -- In order, so that the same outfit is there once a day and occasion.
  clothes_ids uuid[] not null check (cardinality(clothes_ids) > 0),
  pinned uuid[] not null,
  picked_at timestamptz(3) not null,
  -- The weather it was picked for: °C as this person feels them in the coldest and the warmest hour out.
  cold real not null,
  warm real not null,
  wet text not null check (wet in ('NONE', 'RAIN', 'SNOW')),
  check (pinned <@ clothes_ids),
  unique (user_id, forecast_date, occasion, clothes_ids)
);
create index outfit_picks_picked_at on outfit_picks (picked_at);
