-- Likes, comments and follows of whoever left stay, hidden. Each row says whether counters leave it out, so that a
-- departure and a return go on in small steps, whichever comes between. True or null, which takes no byte.

-- Set with deleted_at by whoever goes on in steps, until all rows agree with it. Locks users first: nobody leaves
-- or returns until this is committed.
alter table users add column is_settling boolean;
create index users_settling on users (id) where is_settling;
alter table feed_likes add column is_hidden boolean;
alter table comments add column is_hidden boolean;
alter table follows
  add column is_follower_hidden boolean,
  add column is_followee_hidden boolean;
-- How many of follower_count and following_count are of hidden accounts.
alter table profiles
  add column hidden_followers integer not null default 0 check (hidden_followers >= 0),
  add column hidden_followings integer not null default 0 check (hidden_followings >= 0);

-- All at once and without the counters of feeds: the trigger calls it for accounts that an instance of the version before
-- counts in and out itself. Rows of accounts that left before are marked in steps (0060-mark-hidden-rows.sql).
create function hide_rows_of(account uuid, hidden boolean) returns void language sql
begin atomic
  update feed_likes set is_hidden = hidden where user_id = account and is_hidden is distinct from hidden;
  update comments set is_hidden = hidden where author_id = account and is_hidden is distinct from hidden;
  with changed as (
    update follows set is_follower_hidden = hidden
    where follower_id = account and is_follower_hidden is distinct from hidden returning followee_id
  )
  update profiles set hidden_followers = hidden_followers + case when hidden then 1 else -1 end
  from changed where profiles.user_id = changed.followee_id;
  with changed as (
    update follows set is_followee_hidden = hidden
    where followee_id = account and is_followee_hidden is distinct from hidden returning follower_id
  )
  update profiles set hidden_followings = hidden_followings + case when hidden then 1 else -1 end
  from changed where profiles.user_id = changed.follower_id;
end;

create function hide_rows() returns trigger language plpgsql as $$
begin
  perform hide_rows_of(new.id, case when new.deleted_at is not null then true end);
  return null;
end $$;
create trigger users_hide_rows after update of deleted_at on users for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null) and new.is_settling is null)
  execute function hide_rows();
