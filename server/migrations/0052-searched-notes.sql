-- A closet is searched by notes, and by words of seasons and occasions, too: what is stored for searching says of which
-- revision of the piece it is, and by which words, so that every piece is read anew. An instance of the version before
-- sets only `read_revision`: what it stores without notes counts as unread. That column goes with a later release.
alter table clothes
  add column search_revision integer not null default 0,
  add column search_version smallint not null default 0;
