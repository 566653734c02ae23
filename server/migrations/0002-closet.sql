create table attribute_definitions (
  id uuid primary key,
  name text not null,
  name_key text collate "C" not null unique,
  selectable_values text[] not null check (cardinality(selectable_values) > 0),
  created_at timestamptz(3) not null
);

create table clothes (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  name text not null,
  type text not null check (type in ('TOP', 'BOTTOM', 'DRESS', 'OUTER', 'UNDERWEAR', 'ACCESSORY', 'SHOES', 'SOCKS',
    'HAT', 'BAG', 'SCARF', 'ETC')),
  image_id uuid references images (id) on delete set null,
  revision integer not null default 1,
  created_at timestamptz(3) not null
);
create index clothes_by_owner on clothes (owner_id, created_at desc, id desc);
create index clothes_by_owner_type on clothes (owner_id, type, created_at desc, id desc);
create index clothes_image_id on clothes (image_id) where image_id is not null;

create table clothes_attributes (
  clothes_id uuid not null references clothes (id) on delete cascade,
  definition_id uuid not null references attribute_definitions (id) on delete cascade,
  value text not null,
  primary key (clothes_id, definition_id)
);
create index clothes_attributes_by_value on clothes_attributes (definition_id, value);

-- Kept per owner and type, so that no page of a closet counts rows.
create table clothes_counts (
  owner_id uuid not null references users (id) on delete cascade,
  type text not null,
  count integer not null check (count >= 0),
  primary key (owner_id, type)
);

insert into attribute_definitions (id, name, name_key, selectable_values, created_at) values
  ('0199a000-0000-7000-8000-000000000001', '두께', '두께', '{얇음,보통,두꺼움}', '2026-01-01T00:00:00Z'),
  ('0199a000-0000-7000-8000-000000000002', '계절', '계절', '{봄,여름,가을,겨울,봄·가을,사계절}', '2026-01-01T00:00:01Z'),
  ('0199a000-0000-7000-8000-000000000003', '색상', '색상',
    '{블랙,화이트,아이보리,그레이,차콜,네이비,블루,스카이블루,베이지,카멜,브라운,카키,그린,민트,옐로우,오렌지,레드,버건디,핑크,퍼플}',
    '2026-01-01T00:00:02Z'),
  ('0199a000-0000-7000-8000-000000000004', '소재', '소재',
    '{면,린넨,데님,울,캐시미어,니트,폴리에스터,나일론,플리스,가죽,스웨이드,코듀로이,실크,다운,기모,고무,캔버스,고어텍스}',
    '2026-01-01T00:00:03Z'),
  ('0199a000-0000-7000-8000-000000000005', '스타일', '스타일', '{캐주얼,미니멀,스트릿,포멀,비즈니스캐주얼,스포티,페미닌,아웃도어}', '2026-01-01T00:00:04Z'),
  ('0199a000-0000-7000-8000-000000000006', '방수', '방수', '{방수,생활방수,불가}', '2026-01-01T00:00:05Z');
