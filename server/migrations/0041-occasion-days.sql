-- What a person says of one day and occasion (오늘은). The line it was read from is not kept.
create table occasion_days (
  user_id uuid not null references users (id) on delete cascade,
  date date not null,
  occasion text not null check (occasion in ('WORK', 'SCHOOL', 'CASUAL', 'DATE', 'FORMAL', 'SPORT', 'TRAVEL')),
  plans text[] not null,
  -- Hours in Korea; home before leave is after midnight.
  leave smallint check (leave between 0 and 23),
  home smallint check (home between 0 and 23),
  -- Pieces put off for that day; deleted ones stay and change nothing.
  without uuid[] not null,
  -- Outfits picked before are chosen anew. Cleared ones stay for that, empty.
  said_at timestamptz(3) not null,
  primary key (user_id, date, occasion)
);
create index occasion_days_date on occasion_days (date);
