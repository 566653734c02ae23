-- concurrently
-- The pieces whose search columns the second version of the reading has not written: it knows the color of a kind's cloth.
drop index concurrently if exists clothes_unsearched_2;
create index concurrently clothes_unsearched_2 on clothes (owner_id, id)
  where search_revision <> revision or search_version <> 2;
drop index concurrently if exists clothes_unsearched;
