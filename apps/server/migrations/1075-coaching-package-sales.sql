-- module: coaching-packages

alter table coaching_packages
  add column price_minor bigint check (price_minor >= 0),
  add column is_for_sale boolean not null default false,
  add constraint coaching_package_sale_has_price check (not is_for_sale or price_minor is not null);
comment on column coaching_packages.price_minor is 'List price in minor units of the currency of the organisation; 0: free, once for each learner; null: it has none.';
comment on column coaching_packages.is_for_sale is 'Learners can buy it, or take it if it is free.';

alter table coaching_credit_lots
  add column is_suspended boolean not null default false,
  add column ended_at timestamptz,
  drop constraint coaching_credit_lots_source_check,
  add constraint coaching_credit_lots_source_check check (source in ('ADMINISTRATOR', 'ORDER', 'SPECIALIZATION', 'FREE'));
comment on column coaching_credit_lots.source is 'ADMINISTRATOR: assigned by one. ORDER: bought. SPECIALIZATION: part of one. FREE: the learner took a free package.';
comment on column coaching_credit_lots.source_key is 'What granted it, once for each source: the key of an administrator''s request, the order line, or package and learner.';
comment on column coaching_credit_lots.is_suspended is 'Its credits can''t pay while a dispute about the purchase is open.';
comment on column coaching_credit_lots.ended_at is 'When what was left was taken back, because the purchase was refunded. Credits that return later are taken back at once.';
