-- module: credit-lists

create table credit_lists (
  organization_id bigint not null references organizations,
  credit_list_id bigint generated always as identity,
  name text not null check (name <> ''),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  made_by bigint not null,
  made_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_id, credit_list_id),
  foreign key (organization_id, made_by) references members
);
call protect_tenant_table('credit_lists');

create table credit_list_rows (
  organization_id bigint not null references organizations,
  credit_list_id bigint not null,
  line integer not null check (line > 0),
  email text not null,
  amount_text text not null,
  amount_minor bigint check (amount_minor > 0),
  reason text not null check (reason <> ''),
  key text,
  status text not null check (status in ('WAITING', 'DONE', 'UNKNOWN_MEMBER', 'WRONG_AMOUNT', 'DONE_ALREADY')),
  user_id bigint,
  primary key (organization_id, credit_list_id, line),
  foreign key (organization_id, credit_list_id) references credit_lists,
  foreign key (organization_id, user_id) references members,
  check ((status = 'WRONG_AMOUNT') = (amount_minor is null)),
  check ((amount_minor is null) = (key is null)),
  check (status not in ('DONE', 'DONE_ALREADY') or user_id is not null)
);
create index waiting_credit_list_rows on credit_list_rows (organization_id, credit_list_id, line) where status = 'WAITING';
create index credit_list_rows_by_member on credit_list_rows (organization_id, user_id) where user_id is not null;
call protect_tenant_table('credit_list_rows');

comment on table credit_lists is 'Lists by which administrators gave credit to many members at once.';
comment on column credit_lists.credit_list_id is 'Id of the list.';
comment on column credit_lists.name is 'Name that the administrator gave. A row of a list of the same name that has given its amount gives it no second time.';
comment on column credit_lists.currency is 'Currency of all rows, ISO 4217.';
comment on column credit_lists.made_by is 'Administrator who sent the list.';
comment on column credit_lists.made_at is 'When the list was sent.';
comment on column credit_lists.finished_at is 'When the job had a result for each row; null while it is running.';
comment on table credit_list_rows is 'Rows of credit lists with their results.';
comment on column credit_list_rows.credit_list_id is 'List of the row.';
comment on column credit_list_rows.line is 'Line in the list as it was pasted, counted from 1.';
comment on column credit_list_rows.email is 'Address of the member, as it was written, in lower case.';
comment on column credit_list_rows.amount_text is 'Amount as it was written.';
comment on column credit_list_rows.amount_minor is 'Amount in minor units of the currency; null if it was wrong.';
comment on column credit_list_rows.reason is 'Reason that the member reads.';
comment on column credit_list_rows.key is 'Key under which the ledger moves the amount once, from name, currency, address, amount and how often the same row stood above; null for a wrong amount.';
comment on column credit_list_rows.status is 'WAITING for the job; DONE; UNKNOWN_MEMBER: no active member has the address; WRONG_AMOUNT; DONE_ALREADY: an earlier list of the same name gave it.';
comment on column credit_list_rows.user_id is 'Member who has the address; null while that is not known.';
