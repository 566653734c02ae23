-- In the order of decision 025: instances of the version before go on writing.
lock table stylist_preferences in share row exclusive mode;

-- The usual occasions of a week are read at each call from now on, as a question's day is: they are stored with the first
-- outfit for an occasion, which would otherwise have to be drawn a second time.
drop trigger stylist_preferences_bump on stylist_preferences;
create constraint trigger stylist_preferences_bump after insert or delete or update of
  work_look, formal_event, formal_event_at, sport, hours, avoided, skipped, forgotten_at
  on stylist_preferences
  deferrable initially deferred for each row execute function bump_basis_of_user();
