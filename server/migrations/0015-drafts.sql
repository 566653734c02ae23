-- What a picture looks like, as 64 bits in hexadecimal: alike pictures differ in few of them.
alter table images add column look_hash text collate "C" check (look_hash ~ '^[0-9a-f]{16}$');

-- Photos on their way to become clothes. The id is the sender's: closed rows stay for as long as a photo may be sent again.
create table clothes_drafts (
  id uuid not null,
  owner_id uuid not null references users (id) on delete cascade,
  state text not null check (state in ('OPEN', 'CONFIRMED', 'DISCARDED')),
  name text not null,
  type text check (type in ('TOP', 'BOTTOM', 'DRESS', 'OUTER', 'UNDERWEAR', 'ACCESSORY', 'SHOES', 'SOCKS', 'HAT', 'BAG',
    'SCARF', 'ETC')),
  attributes jsonb not null,
  original_id uuid references images (id) on delete set null,
  cut_out_id uuid references images (id) on delete set null,
  is_cut_out boolean not null,
  clothes_id uuid references clothes (id) on delete set null,
  created_at timestamptz(3) not null,
  primary key (owner_id, id)
);
comment on column clothes_drafts.attributes is 'json: ChosenValue[]';
create index clothes_drafts_open on clothes_drafts (owner_id, created_at, id) where state = 'OPEN';
create index clothes_drafts_created_at on clothes_drafts (created_at);
create index clothes_drafts_original_id on clothes_drafts (original_id) where original_id is not null;
create index clothes_drafts_cut_out_id on clothes_drafts (cut_out_id) where cut_out_id is not null;
create index clothes_drafts_clothes_id on clothes_drafts (clothes_id) where clothes_id is not null;
