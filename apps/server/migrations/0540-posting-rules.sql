-- Rules of an organisation for what is said in groups: listed words, and patience of who came lately. Without a row the standard ones hold.

create table posting_rules (
  organization_id bigint primary key references organizations,
  words text[] not null default '{}',        -- as they were written; a star where a longer word may go on
  word_action text not null check (word_action in ('HOLD', 'REFUSE')),
  newcomer_days integer not null check (newcomer_days between 0 and 60), -- 0: nobody is slowed down
  newcomer_posts integer not null check (newcomer_posts between 1 and 100), -- in an hour, as the next
  newcomer_comments integer not null check (newcomer_comments between 1 and 500),
  version integer not null default 1,
  changed_at timestamptz not null
);
call protect_tenant_table('posting_rules');

-- What waits for a moderator is out of sight until somebody has looked.
alter table posts add column is_held boolean not null default false;
alter table posts add check (not is_held or hidden_at is not null);
alter table comments add column is_held boolean not null default false;
alter table comments add check (not is_held or hidden_at is not null);
alter table moderation_cases add column found_words jsonb not null default '[]'; -- { word, written }[] for which it was held
