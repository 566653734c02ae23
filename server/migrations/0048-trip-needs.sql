-- Which of the small things that nobody enters into a closet are packed.
alter table trips add column packed_needs text[] not null default '{}';
