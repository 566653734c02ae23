-- Accounts whose owner reads the mails to their address: a link or a password in one was used, or a provider vouched for
-- it. It says nothing of another address than `email_key`.
create table confirmed_emails (
  user_id uuid primary key references users (id) on delete cascade,
  email_key text not null collate "C",
  confirmed_at timestamptz(3) not null
);
insert into confirmed_emails (user_id, email_key, confirmed_at)
select users.id, users.email_key, min(known.at)
from users
join (
  -- Of providers only verified addresses are kept.
  select user_id, email_key, created_at as at from oauth_identities
  union all select user_id, email_key, used_at from email_changes where used_at is not null
) as known on known.user_id = users.id and known.email_key = users.email_key
group by users.id;

-- When a mail last asked whether briefings may come to the address.
alter table briefings add column asked_at timestamptz(3);

-- When the owner last heard of leaving, and of coming back.
alter table users add column left_noticed_at timestamptz(3), add column returned_noticed_at timestamptz(3);
