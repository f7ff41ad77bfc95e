-- module: orders

alter table order_lines add column cancellation_tiers jsonb not null default '[]';
alter table order_lines add column cancelled_at timestamptz;

alter table refunds add column cancels_line boolean not null default false;
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check
  check (reason in ('ADMINISTRATOR', 'PAID_LATE', 'PAID_TWICE', 'UNAVAILABLE', 'PROVIDER', 'DISPUTE', 'BUYER', 'EVENT_CANCELLED'));
-- A job that runs twice refunds a line of a cancelled event once.
create unique index refunds_of_cancelled_events on refunds (organization_id, order_line_id)
  where reason = 'EVENT_CANCELLED' and status <> 'FAILED';
create index failed_refunds on refunds (organization_id, refund_id) where status = 'FAILED';
call note_dependencies('refunds');

alter table order_history drop constraint order_history_kind_check;
alter table order_history add constraint order_history_kind_check check (kind in ('PLACED', 'PAYMENT_STARTED', 'PAYMENT_FAILED',
  'PAYMENT_ENDED', 'PAID', 'CANCELLED', 'EXPIRED', 'REFUND_ASKED', 'REFUND_DECLINED', 'LINE_CANCELLED', 'REFUND_REQUESTED', 'REFUNDED',
  'REFUND_FAILED', 'REFUND_RETURNED', 'DISPUTED', 'DISPUTE_WON', 'DISPUTE_LOST'));

create view order_records with (security_invoker = true) as
  select organization_id, order_id, number, status, currency, user_id, buyer_name, buyer_email from orders;
call publish_view('order_records');
create view order_line_records with (security_invoker = true) as
  select organization_id, order_line_id, order_id, item_type, item_id, title, total_minor, cancelled_at from order_lines;
call publish_view('order_line_records');
create view order_refund_records with (security_invoker = true) as
  select organization_id, refund_id, order_id, order_line_id, amount_minor from refunds where status <> 'FAILED';
call publish_view('order_refund_records');
comment on view order_refund_records is 'Refunds that have not failed.';
comment on view order_records is 'Orders with their buyers.';
comment on view order_line_records is 'Lines of orders, with when access to their items ended.';

comment on column order_lines.cancellation_tiers is 'Cancellation terms when the order was placed: array of {hoursBeforeStart, refundPercent}; empty for what has no start or no terms.';
comment on column order_lines.cancelled_at is 'When access to the item ended, because the line was refunded whole or cancelled; null while the buyer has it.';
comment on column refunds.cancels_line is 'Access to the item ends with this refund, also when it is less than the line cost.';
comment on column refunds.reason is 'ADMINISTRATOR; BUYER (the buyer cancelled the line); EVENT_CANCELLED; automatic: PAID_LATE (order no longer payable), PAID_TWICE, UNAVAILABLE (the item could not be given any more); PROVIDER (made in its dashboard); DISPUTE (lost).';
comment on column refunds.requested_by is 'Administrator or buyer who requested it; null for an automatic one.';
