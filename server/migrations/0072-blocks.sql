-- Who does not see whom: neither of two people of whom one blocks the other sees anything of the other.
create table blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_listed on blocks (blocker_id, created_at desc, blocked_id desc);
create index blocks_blocked on blocks (blocked_id, blocker_id);

-- The same for both orders of two people. Not strict, so that PostgreSQL inlines it.
create function pair_of(one uuid, other uuid) returns bytea immutable parallel safe language sql
return uuid_send(least(one, other)) || uuid_send(greatest(one, other));

-- For each row of a list, whether one of both blocks the other: one block of the database, however many blocks there are.
create index blocks_pair on blocks using hash (pair_of(blocker_id, blocked_id));

-- What somebody does not want to see in lists: a person, a word or a hashtag.
create table mutes (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('PERSON', 'WORD', 'HASHTAG')),
  person_id uuid references users (id) on delete cascade,
  word text,
  -- The word as it is searched for.
  word_key text,
  created_at timestamptz(3) not null,
  check ((kind = 'PERSON') = (person_id is not null) and (kind = 'PERSON') = (word is null) and (word is null) = (word_key is null)),
  check (owner_id <> person_id)
);
create unique index mutes_people on mutes (owner_id, person_id) where person_id is not null;
create unique index mutes_words on mutes (owner_id, kind, word_key) where word_key is not null;
create index mutes_listed on mutes (owner_id, created_at desc, id desc);
create index mutes_person on mutes (person_id, owner_id) where person_id is not null;

-- A row for each person of whom the tables above say anything, so that for everybody else lists look up one row that is
-- not there.
create table sights (
  user_id uuid primary key references users (id) on delete cascade,
  -- Number of blocks that the person made or that others made of the person, and of muted people.
  unseen integer not null default 0 check (unseen >= 0),
  muted integer not null default 0 check (muted >= 0),
  -- The muted words and hashtags as one regular expression; null without any.
  words text,
  -- Rises with each change.
  revision integer not null default 0
);

-- Whether neither blocks the other, for a statement that is to store a relation of both: it waits for a block of the two
-- that is being stored, and sees it although the statement began before.
create function sees_now(one uuid, other uuid) returns boolean volatile language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('sight'), hashtext(least(one, other)::text || ' ' || greatest(one, other)::text));
  return not exists (select from blocks where pair_of(blocker_id, blocked_id) = pair_of(one, other));
end
$$;
