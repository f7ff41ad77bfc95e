-- module: test-payments

create table test_payments (
  organization_id bigint not null references organizations,
  payment_id bigint not null,
  outcome text not null check (outcome in ('PAID', 'DECLINED', 'PAID_LATE', 'PAID_TWICE', 'NOTIFIED_TWICE', 'NEVER_NOTIFIED',
    'REFUND_FAILED_LATER', 'DISPUTED')),
  paid_at timestamptz,
  chosen_at timestamptz not null,
  primary key (organization_id, payment_id),
  foreign key (organization_id, payment_id) references payments,
  check ((outcome = 'DECLINED') = (paid_at is null))
);
call protect_tenant_table('test_payments');

create table test_refunds (
  organization_id bigint not null references organizations,
  refund_id bigint not null,
  payment_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  refunded_at timestamptz not null,
  fails_at timestamptz,
  failure_reported_at timestamptz,
  primary key (organization_id, refund_id),
  foreign key (organization_id, refund_id) references refunds,
  foreign key (organization_id, payment_id) references payments,
  check (failure_reported_at is null or fails_at is not null)
);
create index test_refunds_by_payment on test_refunds (organization_id, payment_id);
create index failing_test_refunds on test_refunds (organization_id, refund_id) where fails_at is not null and failure_reported_at is null;
call protect_tenant_table('test_refunds');

comment on table test_payments is 'What the test provider knows of payments: the outcome that the tester chose.';
comment on column test_payments.payment_id is 'Payment with the test provider.';
comment on column test_payments.outcome is 'PAID; DECLINED; PAID_LATE (after the order''s time); PAID_TWICE (a second payment arrives too); NOTIFIED_TWICE (reported twice); NEVER_NOTIFIED (only a check finds it); REFUND_FAILED_LATER (a refund succeeds, then fails); DISPUTED (paid, then disputed).';
comment on column test_payments.paid_at is 'When the test provider has the money; null if it was declined.';
comment on column test_payments.chosen_at is 'When the tester chose.';
comment on table test_refunds is 'Refunds that the test provider carried out.';
comment on column test_refunds.refund_id is 'Refund of the order.';
comment on column test_refunds.payment_id is 'Payment that is refunded.';
comment on column test_refunds.amount_minor is 'Amount in minor units of the currency of the order.';
comment on column test_refunds.refunded_at is 'When the test provider said that it had paid back.';
comment on column test_refunds.fails_at is 'When the refund fails although it had succeeded; null if it never does.';
comment on column test_refunds.failure_reported_at is 'When the failure was reported to the order.';
