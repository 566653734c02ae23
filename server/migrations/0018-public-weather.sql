-- The weather of a feed told its cell: by an id that anybody can compute, and by numbers in tenths. From here on it has
-- an id of its own and coarse numbers, rounded as server/src/feeds/public-weather.ts does.
update feeds set weather = jsonb_build_object(
  'weatherId', gen_random_uuid(),
  'skyStatus', weather -> 'skyStatus',
  'precipitation', jsonb_build_object(
    'type', weather #> '{precipitation,type}',
    'amount', case when weather #>> '{precipitation,type}' = 'NONE' then 0 end,
    'probability', round((weather #>> '{precipitation,probability}')::numeric / 20) * 20),
  'temperature', jsonb_build_object(
    'current', round((weather #>> '{temperature,current}')::numeric),
    'comparedToDayBefore', null,
    'min', round((weather #>> '{temperature,min}')::numeric),
    'max', round((weather #>> '{temperature,max}')::numeric)),
  'isSample', weather -> 'isSample');
comment on column feeds.weather_id is 'The cell and day, for comfort and sweeps: it never leaves the server.';
