-- Under which addresses an organisation has signed credentials. The present one follows from PUBLIC_URL and the prefix; what was signed
-- before one of them changed names the earlier one, whose did:web document stays resolvable.
create table issuer_identities (
  organization_id bigint not null references organizations,
  did text not null,                         -- did:web
  url text not null,                         -- where the organisation was reached
  first_used_at timestamptz not null,
  primary key (organization_id, did)
);
call protect_tenant_table('issuer_identities');

-- Of credentials that were signed before this table existed. The owner sees the rows of every organisation meanwhile.
alter table certificate_credentials no force row level security;
alter table issuer_identities no force row level security;
insert into issuer_identities (organization_id, did, url, first_used_at)
  select organization_id, document #>> '{issuer,id}', min(document #>> '{issuer,url}'), min((document ->> 'validFrom')::timestamptz)
  from certificate_credentials
  group by 1, 2;
alter table issuer_identities force row level security;
alter table certificate_credentials force row level security;
