-- What a person told the stylist once. Nobody else reads any of it.
create table stylist_preferences (
  user_id uuid primary key references users (id) on delete cascade,
  work_look text check (work_look in ('SUIT', 'NEAT', 'FREE', 'SITE')),
  formal_event text check (formal_event in ('WEDDING', 'INTERVIEW', 'FUNERAL', 'EVENT')),
  -- The answer fades: another event comes.
  formal_event_at timestamptz(3),
  sport text check (sport in ('HIKING', 'RUNNING', 'GYM', 'BALL', 'GOLF', 'CYCLING')),
  hours jsonb not null default '[]',
  occasions jsonb not null default '[]',
  avoided text[] not null default '{}',
  -- The day in Korea on which the last question was sent.
  asked_on date,
  -- Questions that were skipped; those about a piece are kept with its correction.
  skipped text[] not null default '{}',
  -- Outfits shown until then say nothing of what one likes.
  forgotten_at timestamptz(3)
);
comment on column stylist_preferences.hours is 'json: WeekdayHours[]';
comment on column stylist_preferences.occasions is 'json: WeekdayOccasion[]';

-- What is worn anyway on a weekday (0 is Sunday).
create table fixed_clothes (
  user_id uuid not null references users (id) on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  clothes_id uuid not null references clothes (id) on delete cascade,
  primary key (user_id, weekday, clothes_id)
);
create index fixed_clothes_clothes_id on fixed_clothes (clothes_id);

create table outfit_votes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  forecast_date date not null,
  -- °C as felt in the coldest hour out; weathers themselves are not kept that long.
  felt real not null,
  -- In order, so that the same outfit has one vote a day and occasion.
  clothes_ids uuid[] not null check (cardinality(clothes_ids) > 0),
  occasion text not null check (occasion in ('WORK', 'SCHOOL', 'CASUAL', 'DATE', 'FORMAL', 'SPORT', 'TRAVEL')),
  liked boolean not null,
  reason text check (reason in ('COLD', 'HOT', 'MISMATCH', 'OCCASION', 'COMBINATION')),
  voted_at timestamptz(3) not null,
  check (not liked or reason is null),
  unique (user_id, forecast_date, occasion, clothes_ids)
);
create index outfit_votes_voted_at on outfit_votes (voted_at);

-- A piece takes its votes with it, however it goes. Elements of an array can't refer to rows.
create function delete_votes_of_clothes() returns trigger language plpgsql as $$
begin
  delete from outfit_votes using gone
  where outfit_votes.user_id = gone.owner_id and gone.id = any (outfit_votes.clothes_ids);
  return null;
end $$;
create trigger clothes_take_votes after delete on clothes referencing old table as gone
  for each statement execute function delete_votes_of_clothes();

-- What the owner says a piece is, where the stylist reads it wrong, and whether they were asked in vain.
create table clothes_corrections (
  clothes_id uuid primary key references clothes (id) on delete cascade,
  kind text,
  condition text check (condition in ('FINE', 'LAST_RESORT', 'UNWORN')),
  is_skipped boolean not null default false,
  corrected_at timestamptz(3) not null
);

-- Each occasion has its own list of a day.
alter table outfits_shown add column occasion text not null default 'CASUAL'
  check (occasion in ('WORK', 'SCHOOL', 'CASUAL', 'DATE', 'FORMAL', 'SPORT', 'TRAVEL'));
alter table outfits_shown drop constraint outfits_shown_pkey;
alter table outfits_shown add primary key (user_id, forecast_date, occasion, outfit_key);
