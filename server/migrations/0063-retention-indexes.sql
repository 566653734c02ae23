-- concurrently
-- Apart from 0062, whose new column blocks reads until the commit.
drop index concurrently if exists told_likes_told_at;
create index concurrently told_likes_told_at on told_likes (told_at);
drop index concurrently if exists outfits_shown_day;
create index concurrently outfits_shown_day on outfits_shown (forecast_date);
