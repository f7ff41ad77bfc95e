-- module: coach-availability

alter table session_types add column price_minor integer check (price_minor between 1 and 1000000000);
update session_types set payment = 'FREE' where seats > 1 and payment <> 'FREE';
alter table session_types drop constraint session_types_payment_check;
alter table session_types add constraint session_types_payment_check check (payment in ('FREE', 'CREDITS', 'PAID'));
alter table session_types add constraint session_types_paid_for_one check (seats = 1 or payment = 'FREE');
alter table session_types add constraint session_types_paid_with_price check (payment <> 'PAID' or price_minor is not null and booking = 'INSTANT');
comment on column session_types.payment is 'FREE: costs nothing. CREDITS: one credit of a package for each session. PAID: its price, by an order. Sessions with several seats are free.';
comment on column session_types.price_minor is 'List price in minor units of the organisation''s currency; null: none was set. Kept while the type is not PAID.';

-- module: coaching-sessions

alter table coaching_bookings add column price_minor integer check (price_minor > 0);
alter table coaching_bookings add column currency text;
alter table coaching_bookings add column order_line_id bigint;
alter table coaching_bookings add constraint coaching_bookings_price check ((price_minor is null) = (currency is null));
alter table coaching_bookings add constraint coaching_bookings_ordered check (order_line_id is null or price_minor is not null);
create unique index coaching_bookings_of_order_line on coaching_bookings (organization_id, order_line_id) where order_line_id is not null;
comment on column coaching_bookings.price_minor is 'List price when it was booked, in minor units; null: it costs no money.';
comment on column coaching_bookings.currency is 'Currency of the price.';
comment on column coaching_bookings.order_line_id is 'Order line that holds the session, and paid for it once it is BOOKED; null: not ordered.';

-- module: orders

alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (reason in ('ADMINISTRATOR', 'PAID_LATE', 'PAID_TWICE', 'UNAVAILABLE', 'PROVIDER',
  'DISPUTE', 'BUYER', 'EVENT_CANCELLED', 'SESSION_CANCELLED'));
comment on column refunds.reason is 'ADMINISTRATOR; BUYER (the buyer cancelled the line); EVENT_CANCELLED; SESSION_CANCELLED (by the coach or an administrator); automatic: PAID_LATE (order no longer payable), PAID_TWICE, UNAVAILABLE (the item could not be given any more); PROVIDER (made in its dashboard); DISPUTE (lost).';
