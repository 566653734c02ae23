-- Where a piece is when it is not in the closet: until 00:00 in Korea of `until`, or until it is taken out.
create table put_away (
  clothes_id uuid primary key references clothes (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  place text check (place in ('WASH', 'STORAGE')),
  since date,
  until date,
  -- Wears after it count towards the next washing.
  washed_on date,
  -- Wears since the last washing at which it was to stay a while longer.
  postponed_at integer not null default 0,
  check ((place is null) = (since is null))
);
create index put_away_user on put_away (user_id);

create table laundry_rules (
  user_id uuid primary key references users (id) on delete cascade,
  wears jsonb not null,
  days_away smallint not null check (days_away between 1 and 14),
  is_automatic boolean not null
);
comment on column laundry_rules.wears is 'json: WashingRules';
create index laundry_rules_automatic on laundry_rules (user_id) where is_automatic;
