-- Keys with which an organisation signs what it issues. One is in use; those before it stay, so that what they signed stays verifiable.
create table issuer_keys (
  organization_id bigint not null references organizations,
  issuer_key_id bigint generated always as identity,
  key_number integer not null check (key_number > 0), -- counted up in the organisation, from 1; the name of the key in its DID document
  public_key text not null,                  -- Multikey: multibase of an Ed25519 key
  sealed_private_key text not null,          -- AES-256-GCM under a key derived from the installation's secret
  created_at timestamptz not null,
  retired_at timestamptz,                    -- replaced by the next one then: it signs nothing any more
  primary key (organization_id, issuer_key_id),
  unique (organization_id, key_number)
);
create unique index issuer_keys_in_use on issuer_keys (organization_id) where retired_at is null;
call protect_tenant_table('issuer_keys');
