-- Likes of which the author is not notified yet. A like writes its row in its own statement, and one that is taken back
-- before it is told deletes it; what tells authors deletes the rows it has told. Without foreign keys, which would cost
-- each like two more lookups: rows of likes, feeds or accounts that are gone tell nobody.
create table untold_likes (
  feed_id uuid not null,
  user_id uuid not null,
  author_id uuid not null,
  liked_at timestamptz(3) not null,
  primary key (feed_id, user_id)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
