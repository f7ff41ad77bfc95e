-- module: bank-statements

create table bank_statements (
  organization_id bigint not null references organizations,
  bank_statement_id bigint generated always as identity,
  file_name text not null,
  format text not null check (format in ('TABLE', 'MT940', 'CAMT')),
  line_count integer not null check (line_count > 0),
  imported_at timestamptz not null,
  imported_by bigint not null,
  primary key (organization_id, bank_statement_id),
  foreign key (organization_id, imported_by) references members
);
call protect_tenant_table('bank_statements');

create table bank_statement_lines (
  organization_id bigint not null references organizations,
  bank_statement_line_id bigint generated always as identity,
  bank_statement_id bigint not null,
  line_key text not null,
  account text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  received_on date not null,
  amount_minor bigint not null check (amount_minor > 0),
  payer text not null,
  remittance text not null,
  bank_reference text not null,
  order_numbers bigint[] not null,
  payment_id bigint,
  primary key (organization_id, bank_statement_line_id),
  unique (organization_id, line_key),
  foreign key (organization_id, bank_statement_id) references bank_statements,
  foreign key (organization_id, payment_id) references payments
);
create index bank_statement_lines_by_statement on bank_statement_lines (organization_id, bank_statement_id, bank_statement_line_id);
create index bank_statement_lines_by_payment on bank_statement_lines (organization_id, payment_id) where payment_id is not null;
create index unused_bank_statement_lines on bank_statement_lines (organization_id, received_on)
  where payment_id is null and order_numbers <> '{}';
call protect_tenant_table('bank_statement_lines');

comment on table bank_statements is 'Bank statements that administrators imported to confirm transfers.';
comment on column bank_statements.bank_statement_id is 'Id of the statement.';
comment on column bank_statements.file_name is 'Name of the imported file.';
comment on column bank_statements.format is 'TABLE: CSV or a workbook. MT940: SWIFT. CAMT: ISO 20022 camt.053.';
comment on column bank_statements.line_count is 'Incoming payments in the file, including those that earlier statements had brought.';
comment on column bank_statements.imported_at is 'When it was imported.';
comment on column bank_statements.imported_by is 'Administrator who imported it.';
comment on table bank_statement_lines is 'Incoming payments of bank statements, each once however often it is imported. A line confirms one payment at most.';
comment on column bank_statement_lines.bank_statement_line_id is 'Id of the line.';
comment on column bank_statement_lines.bank_statement_id is 'Statement that brought it first.';
comment on column bank_statement_lines.line_key is 'SHA-256 of account, bank reference, day and amount, by which a line is recognised when it is imported again; without a bank reference also of payer and text.';
comment on column bank_statement_lines.account is 'IBAN or number of the account; empty where the file does not say.';
comment on column bank_statement_lines.currency is 'ISO 4217.';
comment on column bank_statement_lines.received_on is 'Value date, or the day on which the bank booked it.';
comment on column bank_statement_lines.amount_minor is 'Amount that came in, in minor units of the currency.';
comment on column bank_statement_lines.payer is 'Name of the payer as the bank gives it; empty where it does not.';
comment on column bank_statement_lines.remittance is 'What the payer wrote.';
comment on column bank_statement_lines.bank_reference is 'Reference of the bank; can be empty.';
comment on column bank_statement_lines.order_numbers is 'Numbers in the text that can be order numbers.';
comment on column bank_statement_lines.payment_id is 'Payment that it confirmed; null until then.';
