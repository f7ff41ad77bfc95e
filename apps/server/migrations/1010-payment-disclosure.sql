-- module: marketplace-settings

alter table marketplace_settings add column payment_disclosure jsonb;
comment on column marketplace_settings.payment_disclosure is 'What buyers read before they pay, Localized; null for nothing.';
