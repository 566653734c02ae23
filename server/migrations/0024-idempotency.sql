-- Repeats of a creating request within 24 hours get the response of the first. `owner`: a user's id, or 'public'.
create table idempotency_keys (
  owner text not null,
  route text not null,
  key text not null,
  request_id uuid not null,
  fingerprint text not null,
  status integer,
  body text,
  created_at timestamptz(3) not null,
  primary key (owner, route, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
