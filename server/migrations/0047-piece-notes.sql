-- What the owner notes of a piece beside its name and attributes; one's own eyes only.
alter table clothes
  add column brand text,
  add column size text,
  add column memo text;
