-- Issued certificates: records that never change. What becomes of one afterwards stands in certificate_states.
create table certificates (
  organization_id bigint not null references organizations,
  certificate_id bigint generated always as identity,
  certificate_number text not null check (certificate_number ~ '^[2-9A-HJKMNP-Z]{12}$'), -- random; whoever knows it may verify
  course_id bigint not null,                 -- no foreign key: the certificate outlives the course
  user_id bigint not null,
  edition integer not null default 1,        -- counted up when it is issued anew or renewed
  claims jsonb not null,                     -- CertificateClaims (packages/domain): what it says
  sheet jsonb not null,                      -- every word that is printed, and the numbers of the pictures
  certificate_template_id bigint not null,
  template_version integer not null,
  origin text not null check (origin in ('RULE', 'HAND', 'REISSUE', 'RENEWAL')),
  issued_by bigint,                          -- null: by the rule
  replaces_certificate_id bigint,
  earned_at timestamptz not null,
  issued_at timestamptz not null,
  valid_until timestamptz,
  search_text text not null,                 -- folded: names, course and number
  primary key (organization_id, certificate_id),
  unique (organization_id, certificate_number),
  unique (organization_id, course_id, user_id, edition), -- two at once issue one
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, certificate_template_id, template_version) references certificate_template_versions,
  foreign key (organization_id, replaces_certificate_id) references certificates
);
create index certificates_by_holder on certificates (organization_id, user_id, issued_at desc, certificate_id desc);
create index certificates_of_course on certificates (organization_id, course_id, issued_at desc, certificate_id desc);
create index certificates_newest on certificates (organization_id, issued_at desc, certificate_id desc);
create index certificates_of_template on certificates (organization_id, certificate_template_id, template_version);
create index certificates_replacing on certificates (organization_id, replaces_certificate_id);
call protect_tenant_table('certificates');
revoke update on certificates from sullam_app; -- deleting is for accounts that are erased, and leaves a row in withdrawn_certificates

-- The signed credential (Open Badges 3.0) of each.
create table certificate_credentials (
  organization_id bigint not null,
  certificate_id bigint not null,
  issuer_key_id bigint not null,
  document jsonb not null,
  primary key (organization_id, certificate_id),
  foreign key (organization_id, certificate_id) references certificates on delete cascade,
  foreign key (organization_id, issuer_key_id) references issuer_keys
);
call protect_tenant_table('certificate_credentials');
revoke update on certificate_credentials from sullam_app;

-- What has happened to a certificate since, and what its holder shows of it.
create table certificate_states (
  organization_id bigint not null,
  certificate_id bigint not null,
  revoked_at timestamptz,
  revoked_by bigint,
  revocation_reason jsonb,                   -- Localized, in the issuer's words; shown to everybody
  hides_result boolean not null default false, -- from the public page
  allows_download boolean not null default false, -- by everybody who knows the number
  primary key (organization_id, certificate_id),
  foreign key (organization_id, certificate_id) references certificates on delete cascade,
  check ((revoked_at is null) = (revocation_reason is null))
);
create index certificate_states_revoked on certificate_states (organization_id, certificate_id) where revoked_at is not null;
call protect_tenant_table('certificate_states');

-- The PDFs that were given out, by their digests: a file that differs by a byte is not one of them.
create table certificate_files (
  organization_id bigint not null,
  certificate_id bigint not null,
  paper text not null check (paper in ('a4', 'letter')),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  primary key (organization_id, certificate_id, paper, sha256),
  foreign key (organization_id, certificate_id) references certificates on delete cascade
);
call protect_tenant_table('certificate_files');

-- Numbers of certificates whose holders deleted their accounts: all that is left of them.
create table withdrawn_certificates (
  organization_id bigint not null references organizations,
  certificate_id bigint not null,
  certificate_number text not null,
  withdrawn_at timestamptz not null,
  primary key (organization_id, certificate_id),
  unique (organization_id, certificate_number)
);
call protect_tenant_table('withdrawn_certificates');

-- Work on many certificates at once, which a job does some at a time.
create table certificate_runs (
  organization_id bigint not null,
  certificate_run_id bigint generated always as identity,
  course_id bigint not null,
  kind text not null check (kind in ('ISSUE', 'REISSUE')),
  notifies boolean not null,
  total integer not null,
  done integer not null default 0,
  last_user_id bigint not null default 0,    -- those up to here are done: a run that broke off goes on behind them
  started_by bigint not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (organization_id, certificate_run_id),
  foreign key (organization_id, course_id) references courses on delete cascade
);
create index certificate_runs_of_course on certificate_runs (organization_id, course_id, certificate_run_id desc);
call protect_tenant_table('certificate_runs');
