-- Who a provider says somebody is: by the provider's own name for them, never by their e-mail address.
create table oauth_identities (
  provider text not null check (provider in ('google', 'kakao')),
  subject text collate "C" not null check (length(subject) between 1 and 255),
  user_id uuid not null references users (id) on delete cascade,
  -- The address that the provider had verified when the identity was linked.
  email_key text collate "C",
  created_at timestamptz(3) not null,
  primary key (provider, subject),
  unique (user_id, provider)
);

-- Somebody who is at a provider's pages. Who comes back has the state in the address and the secret of this browser in
-- a cookie; the row is taken by the first who does.
create table oauth_attempts (
  state text collate "C" primary key,
  provider text not null check (provider in ('google', 'kakao')),
  browser_hash text collate "C" not null,
  nonce text not null,
  code_verifier text not null,
  -- The session in which the provider is being linked; null: somebody signs in.
  session_id uuid references sessions (id) on delete cascade,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index oauth_attempts_session_id on oauth_attempts (session_id) where session_id is not null;
create index oauth_attempts_expires_at on oauth_attempts (expires_at);
