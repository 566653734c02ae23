-- Apart from 0062, whose new column blocks reads until the commit.
create index told_likes_told_at on told_likes (told_at);
create index outfits_shown_day on outfits_shown (forecast_date);
