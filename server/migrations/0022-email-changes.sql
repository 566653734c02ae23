-- An e-mail is changed by the link in a mail to the new one. Until it is followed, the new one is reserved for nobody.
create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  -- Names the link; another one with each mail.
  id uuid not null unique,
  email text not null,
  email_key text collate "C" not null,
  -- Goes on once the link was followed, if it has not ended by then.
  session_id uuid not null,
  requested_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index email_changes_expires_at on email_changes (expires_at);

-- What an account had before: nobody else's until then, and its owner can have it back by a link.
create table former_emails (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  email text not null,
  email_key text collate "C" not null,
  changed_at timestamptz(3) not null,
  reserved_until timestamptz(3) not null,
  undone_at timestamptz(3)
);
create index former_emails_user_id on former_emails (user_id, changed_at);
create index former_emails_email_key on former_emails (email_key, reserved_until);
create index former_emails_reserved_until on former_emails (reserved_until);

-- A change of the e-mail was undone: whoever made it may have a way in until a new password is chosen.
alter table users add column must_reset_password boolean not null default false;

-- The provider that opened the session (null: a password, or unknown), and when a provider last confirmed who is there.
alter table sessions
  add column opened_by text check (opened_by in ('google', 'kakao')),
  add column confirmed_at timestamptz(3);
update sessions set opened_by = single.provider
from (
  select users.id, min(oauth_identities.provider) as provider
  from users join oauth_identities on oauth_identities.user_id = users.id
  where users.password_hash is null
  group by users.id having count(*) = 1
) single
where sessions.user_id = single.id and not sessions.may_only_change_password;

alter table oauth_attempts
  add column purpose text not null default 'sign-in' check (purpose in ('sign-in', 'link', 'confirm'));
update oauth_attempts set purpose = 'link' where session_id is not null;
alter table oauth_attempts alter column purpose drop default,
  add constraint oauth_attempts_session check ((purpose = 'sign-in') = (session_id is null));
