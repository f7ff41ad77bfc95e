-- module: orders

alter table order_history drop constraint order_history_kind_check;
alter table order_history add constraint order_history_kind_check check (kind in ('PLACED', 'PAYMENT_STARTED', 'PAYMENT_FAILED',
  'PAYMENT_ENDED', 'PAID', 'CANCELLED', 'EXPIRED', 'REFUND_ASKED', 'REFUND_DECLINED', 'LINE_CANCELLED', 'REFUND_REQUESTED', 'REFUNDED',
  'REFUND_FAILED', 'REFUND_RETURNED', 'DISPUTED', 'DISPUTE_WON', 'DISPUTE_LOST', 'DOCUMENT_SENT'));
