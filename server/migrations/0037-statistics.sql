-- What a piece cost, in hundredths of its currency, and when it was bought; one's own eyes only.
alter table clothes
  add column price bigint check (price between 0 and 99999999999),
  add column currency text collate "C" check (currency ~ '^[A-Z]{3}$'),
  add column purchased_on date,
  add check ((price is null) = (currency is null));

-- By cell and day what was forecast at six in the morning, and what came: °C, %, mm. Sample weather is never checked.
create table forecast_checks (
  nx smallint not null,
  ny smallint not null,
  date date not null,
  least double precision not null,
  most double precision not null,
  rain_probability smallint not null,
  seen_least double precision,
  seen_most double precision,
  seen_rain double precision,
  primary key (nx, ny, date)
);
create index forecast_checks_date on forecast_checks (date);
