-- in steps
-- Marks the rows of accounts that left before 0060: up to 500 of each kind in a step, of one account, which cannot return
-- meanwhile. Databases in which 0060 did this itself have none left. Accounts that settle are left to that.
with departed as materialized (
  select id from users
  where deleted_at is not null and emptied_at is null and is_settling is null
    and id > coalesce($1, '00000000-0000-0000-0000-000000000000')::uuid
  order by id limit 1 for no key update
), liked as (
  update feed_likes set is_hidden = true
  from (select feed_id, user_id from feed_likes
    where user_id = (select id from departed) and is_hidden is null limit 500) as unmarked
  where feed_likes.feed_id = unmarked.feed_id and feed_likes.user_id = unmarked.user_id returning 1
), written as (
  update comments set is_hidden = true
  from (select id from comments where author_id = (select id from departed) and is_hidden is null limit 500) as unmarked
  where comments.id = unmarked.id returning 1
), following as (
  update follows set is_follower_hidden = true
  from (select id from follows
    where follower_id = (select id from departed) and is_follower_hidden is null limit 500) as unmarked
  where follows.id = unmarked.id returning followee_id as user_id
), followed as (
  update follows set is_followee_hidden = true
  from (select id from follows
    where followee_id = (select id from departed) and is_followee_hidden is null limit 500) as unmarked
  where follows.id = unmarked.id returning follower_id as user_id
), hidden as materialized (
  -- Somebody may be on both sides, and a statement changes a row once.
  select user_id, sum(followers)::integer as followers, sum(followings)::integer as followings
  from (select user_id, 1 as followers, 0 as followings from following
    union all select user_id, 0, 1 from followed) as changed
  group by user_id
), locked as materialized (
  select profiles.user_id from profiles where user_id in (select user_id from hidden)
  order by user_id for no key update
), counted as (
  update profiles set hidden_followers = hidden_followers + hidden.followers,
    hidden_followings = hidden_followings + hidden.followings
  from locked join hidden on hidden.user_id = locked.user_id where profiles.user_id = locked.user_id
)
-- The account is done when no kind had 500 rows; otherwise the next step goes on with it.
select case when greatest((select count(*) from liked), (select count(*) from written),
    (select count(*) from following), (select count(*) from followed)) < 500
  then id else coalesce($1, '00000000-0000-0000-0000-000000000000')::uuid end as place
from departed
