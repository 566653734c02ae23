-- The weather of a feed stands among the tokens of its content, so that one index answers a word with any weather:
-- joining the indexes of both reads all feeds of that weather. Tokens are one or two characters, in lower case.
drop index feeds_search;
create index feeds_search on feeds using gin ((search_tokens || array[sky_status, precipitation_type] collate "C"))
  with (fastupdate = off);
