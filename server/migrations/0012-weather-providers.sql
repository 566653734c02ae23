-- What is measured and what is forecast for the next hours stand beside the forecast of the days.
alter table weather_slots drop constraint weather_slots_source_check;
alter table weather_slots rename column source to series;
alter table weather_slots add constraint weather_slots_series_check
  check (series in ('kma', 'kma-observed', 'kma-ultra', 'open-meteo', 'sample'));

-- Each end of a day knows its own issue: later ones leave out what has passed, and an older one may come late.
-- Only a forecast that nobody could ask for so far stated extremes, so there are none to keep.
drop table weather_extremes;
create table weather_extremes (
  nx smallint not null,
  ny smallint not null,
  date date not null,
  source text not null check (source in ('kma', 'open-meteo')),
  temperature_min real,
  min_issued_at timestamptz(3),
  temperature_max real,
  max_issued_at timestamptz(3),
  primary key (nx, ny, date, source)
);

-- The newest issue that is kept of each product of a provider, for the area it is issued for.
create table weather_issues (
  provider text collate "C" not null,
  product text collate "C" not null,
  area text collate "C" not null,
  -- Null: asked for, and there was none.
  issued_at timestamptz(3),
  -- When the next one should be there, and before when it is not asked for.
  due_at timestamptz(3) not null,
  fresh_until timestamptz(3) not null,
  content jsonb not null,
  primary key (provider, product, area)
);
comment on column weather_issues.content is 'json: StoredMidDay[]';
create index weather_issues_fresh_until on weather_issues (fresh_until);

-- When somebody last looked at a cell, and until when its stored days are told as they are.
create table weather_cells (
  nx smallint not null,
  ny smallint not null,
  viewed_at timestamptz(3),
  fresh_until timestamptz(3) not null,
  primary key (nx, ny)
);
create index weather_cells_viewed_at on weather_cells (viewed_at);

-- How often a provider was called on a day of its own reckoning, and until when it wants no more.
create table weather_quotas (
  provider text collate "C" primary key,
  day date not null,
  calls integer not null check (calls >= 0),
  closed_until timestamptz(3)
);

-- Who of several instances fetches something, until when.
create table weather_leases (
  name text collate "C" primary key,
  holder uuid not null,
  expires_at timestamptz(3) not null
);

-- The precipitation that was last seen ahead of a day where people live: what is new is what this does not have.
create table weather_outlooks (
  nx smallint not null,
  ny smallint not null,
  forecast_date date not null,
  precipitation_type text not null check (precipitation_type in ('NONE', 'RAIN', 'RAIN_SNOW', 'SNOW', 'SHOWER')),
  primary key (nx, ny, forecast_date)
);
create index weather_outlooks_forecast_date on weather_outlooks (forecast_date);

alter table profiles add column weather_alerts boolean not null default true;
create index profiles_cell on profiles (nx, ny, user_id) where nx is not null;
