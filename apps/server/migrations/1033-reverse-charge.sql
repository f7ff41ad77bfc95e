-- module: marketplace-settings

alter table seller_details add column sells_with_reverse_charge boolean not null default false;
comment on column seller_details.sells_with_reverse_charge is 'Whether companies that are registered for VAT in another country account for the VAT themselves and pay the price without it.';

-- module: orders

alter table order_lines drop constraint order_lines_tax_category_check;
alter table order_lines add constraint order_lines_tax_category_check
  check (tax_category in ('STANDARD', 'ZERO', 'EXEMPT', 'REVERSE_CHARGE'));
alter table order_lines add column waived_tax_minor bigint not null default 0 check (waived_tax_minor >= 0);
alter table order_lines add constraint waived_tax_of_reverse_charge
  check (waived_tax_minor = 0 or (tax_category = 'REVERSE_CHARGE' and tax_minor = 0));
comment on column order_lines.tax_category is 'STANDARD: taxed at tax_rate_basis_points; ZERO: at zero; EXEMPT: not taxed, for exemption_reason; REVERSE_CHARGE: the buyer accounts for the VAT.';
comment on column order_lines.waived_tax_minor is 'VAT in the price that a buyer with reverse charge does not pay; 0 otherwise.';
comment on column order_lines.reduction_minor is 'What a sale or group price took off the list price, which is total_minor + discount_minor + reduction_minor + waived_tax_minor.';
