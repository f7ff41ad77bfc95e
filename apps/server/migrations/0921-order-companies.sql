-- module: orders

create table order_companies (
  organization_id bigint not null references organizations,
  order_id bigint not null,
  company_name text not null,
  vat_number text not null,
  street text not null,
  building text not null,
  city text not null,
  postal_code text not null,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  primary key (organization_id, order_id),
  foreign key (organization_id, order_id) references orders on delete cascade
);
call protect_tenant_table('order_companies');

comment on table order_companies is 'Companies that orders were placed for, as they were then. They receive the standard tax invoice.';
comment on column order_companies.order_id is 'Order that was placed for the company.';
comment on column order_companies.company_name is 'Registered name of the company.';
comment on column order_companies.vat_number is 'VAT number; empty if the company is not registered.';
comment on column order_companies.street is 'Street.';
comment on column order_companies.building is 'Number of the building; empty if it has none.';
comment on column order_companies.city is 'City.';
comment on column order_companies.postal_code is 'Postal code; empty if it has none.';
comment on column order_companies.country_code is 'Country, ISO 3166-1 alpha-2.';
