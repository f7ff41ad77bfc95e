-- module: tax-documents

create table tax_document_counters (
  organization_id bigint not null references organizations,
  series text not null,
  last_number integer not null,
  primary key (organization_id, series)
);
call protect_tenant_table('tax_document_counters');

create table tax_documents (
  organization_id bigint not null references organizations,
  tax_document_id bigint generated always as identity,
  kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE', 'RECEIPT')),
  series text not null,
  number integer not null,
  document_uuid uuid not null,
  issued_at timestamptz not null,
  type_code text not null check (type_code in ('388', '381')),
  is_standard boolean not null,
  is_test boolean not null,
  order_id bigint not null,
  user_id bigint not null,
  refund_id bigint,
  corrects_document_id bigint,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  total_minor bigint not null check (total_minor > 0),
  tax_minor bigint not null check (tax_minor between 0 and total_minor),
  content jsonb not null,
  primary key (organization_id, tax_document_id),
  unique (organization_id, series, number),
  unique (organization_id, document_uuid),
  check ((refund_id is null) = (corrects_document_id is null) and (refund_id is null) = (type_code = '388')),
  foreign key (organization_id, order_id) references orders,
  foreign key (organization_id, refund_id) references refunds,
  foreign key (organization_id, corrects_document_id) references tax_documents,
  foreign key (organization_id, user_id) references members
);
create unique index tax_documents_of_orders on tax_documents (organization_id, order_id) where refund_id is null;
create unique index tax_documents_of_refunds on tax_documents (organization_id, refund_id) where refund_id is not null;
create index tax_documents_by_order on tax_documents (organization_id, order_id, tax_document_id);
create index tax_documents_by_time on tax_documents (organization_id, issued_at, tax_document_id);
call protect_tenant_table('tax_documents');

comment on table tax_document_counters is 'Last number of each series of tax documents. The row is locked until the transaction ends, so a series has no gap.';
comment on column tax_document_counters.series is 'Series, such as INV-2026.';
comment on column tax_document_counters.last_number is 'Number of the newest document.';
comment on table tax_documents is 'Invoices, credit notes and receipts. The row is the document: files are drawn from it. Rows are never changed.';
comment on column tax_documents.tax_document_id is 'Id of the document.';
comment on column tax_documents.kind is 'INVOICE; CREDIT_NOTE for a refund; RECEIPT for a payment or refund whose tax document an outside system issues.';
comment on column tax_documents.series is 'Series that it is numbered in; test orders have series of their own.';
comment on column tax_documents.number is 'Number in the series, from 1 without a gap.';
comment on column tax_documents.document_uuid is 'Identifier for tax authorities.';
comment on column tax_documents.issued_at is 'When it was issued, to the second.';
comment on column tax_documents.type_code is 'UN/CEFACT 1001: 388 tax invoice, 381 credit note; of a receipt, the one that the outside system is to issue.';
comment on column tax_documents.is_standard is 'True for a company that gave its details; others get the simplified document.';
comment on column tax_documents.is_test is 'True if a test provider was paid: no money moved, and the document says so.';
comment on column tax_documents.order_id is 'Order that it is about.';
comment on column tax_documents.user_id is 'Buyer.';
comment on column tax_documents.refund_id is 'Refund that it is about; null for the document of the payment.';
comment on column tax_documents.corrects_document_id is 'Document of the payment that a refund corrects.';
comment on column tax_documents.currency is 'Currency of all amounts, ISO 4217.';
comment on column tax_documents.total_minor is 'Amount with VAT in minor units; positive in credit notes too.';
comment on column tax_documents.tax_minor is 'VAT that total_minor includes.';
comment on column tax_documents.content is 'Seller, buyer, company, lines and reason as they were when it was issued.';
