-- Apart from 0052, whose new columns block reads until the commit. Another `searchVersion` needs another such index.
create index clothes_unsearched on clothes (owner_id, id) where search_revision <> revision or search_version <> 1;
