-- What the stylist reads of a piece, for searching a closet; read anew where the piece has changed since. A change of
-- the stylist's words takes effect with a migration that sets read_revision to 0.
alter table clothes
  add column read_revision integer not null default 0,
  add column name_key text collate "C" not null default '',
  add column search_key text collate "C" not null default '',
  add column color_family text check (color_family in ('BLACK', 'WHITE', 'GRAY', 'BEIGE', 'BROWN', 'NAVY', 'BLUE',
    'GREEN', 'RED', 'PINK', 'YELLOW', 'PURPLE')),
  add column seasons text[] not null default '{}',
  add column occasions text[] not null default '{}';
create index clothes_unread on clothes (owner_id, id) where read_revision <> revision;
create index clothes_by_owner_name on clothes (owner_id, name_key, id);
