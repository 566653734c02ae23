-- Locks a person's records of the diary, and says whether one more may be added on a day: 'known' if there is one of this
-- id, 'full' if the day has as many as it may have. The function reads after it has locked, although the statement that
-- calls it sees nothing that was committed after it began.
create function place_of_wear(wearer uuid, entry uuid, day date, most integer) returns text volatile language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('wears'), hashtext(wearer::text));
  perform lock_worn(wearer);
  if exists (select from wear_entries where user_id = wearer and id = entry) then
    return 'known';
  end if;
  if (select count(*) from wear_entries where user_id = wearer and date = day and deleted_at is null) >= most then
    return 'full';
  end if;
  return 'free';
end $$;
