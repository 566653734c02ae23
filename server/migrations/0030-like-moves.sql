-- Transactions that last raised or lowered a feed's likes: a list by likes shows none twice that moved while it was paged.
alter table feeds add column likes_rose_in xid8, add column likes_fell_in xid8;
