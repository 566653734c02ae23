-- concurrently
-- The feeds that only followers see, of one author or of all: totals of lists leave them out for everybody else.
drop index concurrently if exists feed_reactions_restricted;
create index concurrently feed_reactions_restricted on feed_reactions (author_id) where is_restricted;
