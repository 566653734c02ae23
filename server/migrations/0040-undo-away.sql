-- Where a piece was before it was put away last, to take that back.
alter table put_away add column before jsonb;
comment on column put_away.before is 'json: PlaceBefore';
