-- module: disputes

create table disputes (
  organization_id bigint not null references organizations,
  dispute_id bigint generated always as identity,
  order_id bigint not null,
  payment_id bigint not null,
  provider_reference text not null,
  status text not null check (status in ('INQUIRY', 'OPEN', 'WON', 'LOST')),
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  due_at timestamptz,
  opened_at timestamptz not null,
  ended_at timestamptz,
  primary key (organization_id, dispute_id),
  unique (organization_id, payment_id, provider_reference),
  foreign key (organization_id, order_id, payment_id) references payments (organization_id, order_id, payment_id),
  check ((status in ('WON', 'LOST')) = (ended_at is not null))
);
create index disputes_by_order on disputes (organization_id, order_id);
call protect_tenant_table('disputes');

comment on table disputes is 'Payments that buyers dispute with their bank or with the provider.';
comment on column disputes.dispute_id is 'Id of the dispute.';
comment on column disputes.order_id is 'Order of the payment.';
comment on column disputes.payment_id is 'Payment that is disputed.';
comment on column disputes.provider_reference is 'Id of the dispute at the provider.';
comment on column disputes.status is 'INQUIRY: a question that takes no money and suspends nothing; OPEN: access is suspended; WON: it is given back; LOST: it has ended.';
comment on column disputes.amount_minor is 'Disputed amount in minor units of the currency of the order.';
comment on column disputes.reason is 'Reason in the words of the provider, as in fraudulent.';
comment on column disputes.due_at is 'Until when evidence can be handed in to the provider; null if there is no such time.';
comment on column disputes.opened_at is 'When this platform first heard of it.';
comment on column disputes.ended_at is 'When it was won or lost.';
