-- module: orders

-- The list price is total_minor + discount_minor + reduction_minor: one fact less that could contradict the others.
alter table order_lines add column reduction_minor bigint not null default 0 check (reduction_minor >= 0);
alter table order_lines add column price_kind text not null default 'LIST' check (price_kind in ('LIST', 'SALE', 'GROUP'));
alter table order_lines add column tax_category text not null default 'STANDARD' check (tax_category in ('STANDARD', 'ZERO', 'EXEMPT'));
alter table order_lines add column exemption_reason jsonb;

comment on column order_lines.discount_minor is 'What vouchers took off the price of the line.';
comment on column order_lines.reduction_minor is 'What a sale or group price took off the list price, which is total_minor + discount_minor + reduction_minor.';
comment on column order_lines.price_kind is 'Which price was charged before vouchers: list price, sale price or group price.';
comment on column order_lines.tax_category is 'STANDARD: taxed at tax_rate_basis_points; ZERO: at zero; EXEMPT: not taxed, for exemption_reason.';
comment on column order_lines.exemption_reason is 'Why an EXEMPT line is not taxed, as its documents state it; Localized, plain text.';
