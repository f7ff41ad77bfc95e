-- module: specializations
alter table specializations add column price_minor bigint check (price_minor > 0);
comment on column specializations.price_minor is 'Price of all of its courses together, in minor units of the currency of the organisation; null: it is not sold as a whole.';

-- No foreign key: order lines belong to the marketplace, which knows specializations, not the other way round.
alter table specialization_enrollments add column order_line_id bigint;
comment on column specialization_enrollments.order_line_id is 'Order line with which following began; null: it began without a purchase.';
