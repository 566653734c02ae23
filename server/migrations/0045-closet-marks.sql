-- What a piece is, in marks of the stylist, so that a search in other words finds it; read anew for all.
alter table clothes add column search_marks text[] not null default '{}';
update clothes set read_revision = 0;
