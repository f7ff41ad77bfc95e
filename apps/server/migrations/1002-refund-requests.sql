-- module: refund-requests

create table refund_requests (
  organization_id bigint not null references organizations,
  refund_request_id bigint generated always as identity,
  order_id bigint not null,
  order_line_id bigint not null,
  user_id bigint not null,
  status text not null check (status in ('REQUESTED', 'APPROVED', 'DECLINED')),
  reason text not null,
  amount_minor bigint check (amount_minor >= 0),
  answer text not null default '',
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint,
  primary key (organization_id, refund_request_id),
  foreign key (organization_id, order_id) references orders,
  foreign key (organization_id, order_id, order_line_id) references order_lines (organization_id, order_id, order_line_id),
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, decided_by) references members,
  check ((decided_at is null) = (status = 'REQUESTED')),
  check (amount_minor is not null or status <> 'APPROVED')
);
create unique index open_refund_requests on refund_requests (organization_id, order_line_id) where status = 'REQUESTED';
create index refund_requests_by_order on refund_requests (organization_id, order_id);
create index refund_requests_by_status on refund_requests (organization_id, status, refund_request_id);
call protect_tenant_table('refund_requests');
comment on table refund_requests is 'Refunds of lines that buyers asked for. What cancellation terms give is approved at once; the rest waits for an administrator.';
comment on column refund_requests.refund_request_id is 'Id of the request.';
comment on column refund_requests.order_id is 'Order of the line.';
comment on column refund_requests.order_line_id is 'Line that the buyer wants to cancel.';
comment on column refund_requests.user_id is 'Buyer who asked.';
comment on column refund_requests.status is 'REQUESTED until it is APPROVED or DECLINED. One request of a line is open at most.';
comment on column refund_requests.reason is 'Why the buyer wants to cancel; can be empty.';
comment on column refund_requests.amount_minor is 'Amount that was approved, in minor units of the currency of the order; null unless APPROVED.';
comment on column refund_requests.answer is 'What the administrator wrote to the buyer; empty if nothing.';
comment on column refund_requests.requested_at is 'When the buyer asked.';
comment on column refund_requests.decided_at is 'When it was approved or declined.';
comment on column refund_requests.decided_by is 'Administrator who decided; null while it is open, and for one that cancellation terms or the end of the line decided.';
