create table weather_slots (
  nx smallint not null,
  ny smallint not null,
  at timestamptz(3) not null,
  source text not null check (source in ('kma', 'open-meteo', 'sample')),
  issued_at timestamptz(3) not null,
  slot jsonb not null,
  primary key (nx, ny, at, source)
);
comment on column weather_slots.slot is 'json: StoredSlot';
create index weather_slots_at on weather_slots (at);

create table weather_extremes (
  nx smallint not null,
  ny smallint not null,
  date date not null,
  temperature_min real,
  temperature_max real,
  primary key (nx, ny, date)
);

create table weathers (
  id uuid primary key,
  nx smallint not null,
  ny smallint not null,
  forecast_date date not null,
  forecast jsonb not null,
  fetched_at timestamptz(3) not null,
  unique (nx, ny, forecast_date)
);
comment on column weathers.forecast is 'json: StoredForecast';
