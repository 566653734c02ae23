-- What is visible of a cut-out, measured at upload, of older pictures by a job.
alter table images
  add column cut_out jsonb,
  add column is_measured boolean not null default false;
comment on column images.cut_out is 'json: PictureBox';
create index images_unmeasured on images (id) where not is_measured;

-- The name of a feed's drawn outfit: whoever knows it may see that.
alter table feeds add column picture_name uuid not null default gen_random_uuid();
create unique index feeds_picture_name on feeds (picture_name);
