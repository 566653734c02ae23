-- The language of the pages before the sign-in, which a browser that chose none follows.
alter table users add column language text check (language in ('en', 'ko'));
