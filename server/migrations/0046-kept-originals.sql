-- The bytes that a picture was made of, as SHA-256: the same photo is noticed under any name.
alter table images add column content_hash text collate "C" check (content_hash ~ '^[0-9a-f]{64}$');
create index images_content_hash on images (owner_id, content_hash) where content_hash is not null;

-- What a cut piece was cut from, and along which mask: its owner gets the photo back, and cuts it anew.
alter table clothes
  add column original_id uuid references images (id) on delete set null,
  add column cut_mask jsonb;
comment on column clothes.cut_mask is 'json: CutMask';
create index clothes_original_id on clothes (original_id) where original_id is not null;

alter table clothes_drafts add column cut_mask jsonb;
comment on column clothes_drafts.cut_mask is 'json: CutMask';
