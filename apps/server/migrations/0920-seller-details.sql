-- module: marketplace-settings

create table seller_details (
  organization_id bigint not null references organizations,
  legal_name_en text not null,
  legal_name_ar text not null,
  vat_number text not null,
  street text not null,
  building text not null,
  city text not null,
  postal_code text not null,
  country_code text not null check (country_code ~ '^([A-Z]{2})?$'),
  documents_issued_by text not null check (documents_issued_by in ('PLATFORM', 'OUTSIDE_SYSTEM')),
  changed_at timestamptz not null,
  changed_by bigint not null,
  primary key (organization_id),
  foreign key (organization_id, changed_by) references members
);
call protect_tenant_table('seller_details');

comment on table seller_details is 'Who sells, as tax documents name the seller. Without a row they name the organisation.';
comment on column seller_details.legal_name_en is 'Registered name in English; empty if there is none. At most 255 bytes in UTF-8, because the QR code of invoices holds no more.';
comment on column seller_details.legal_name_ar is 'Registered name in Arabic; the same limit.';
comment on column seller_details.vat_number is 'VAT number; empty if the seller is not registered.';
comment on column seller_details.street is 'Street; empty if it is not known.';
comment on column seller_details.building is 'Number of the building; empty if it is not known.';
comment on column seller_details.city is 'City; empty if it is not known.';
comment on column seller_details.postal_code is 'Postal code; empty if it is not known.';
comment on column seller_details.country_code is 'Country, ISO 3166-1 alpha-2; empty if it is not known.';
comment on column seller_details.documents_issued_by is 'PLATFORM: this platform issues invoices and credit notes. OUTSIDE_SYSTEM: it issues receipts, and another system the tax documents.';
comment on column seller_details.changed_at is 'When the details were last saved.';
comment on column seller_details.changed_by is 'Administrator who saved them last.';
