-- Contains the migrations up to 0844-lecture-views.sql of commit 67e96ae90.

-- module: certificate-templates

create table certificate_templates (
  organization_id bigint not null references organizations,
  certificate_template_id bigint generated always as identity,
  name jsonb not null,
  design jsonb not null,
  is_standard boolean not null default false,
  published_version integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, certificate_template_id)
);
create unique index certificate_templates_standard on certificate_templates (organization_id) where is_standard;
call protect_tenant_table('certificate_templates');

create table certificate_template_versions (
  organization_id bigint not null,
  certificate_template_id bigint not null,
  template_version integer not null check (template_version > 0),
  design jsonb not null,
  published_by bigint,
  published_at timestamptz not null,
  primary key (organization_id, certificate_template_id, template_version),
  foreign key (organization_id, certificate_template_id) references certificate_templates
);
call protect_tenant_table('certificate_template_versions');
-- A published version never changes.
revoke update, delete on certificate_template_versions from sullam_app;

create table course_certificate_settings (
  organization_id bigint not null,
  course_id bigint not null,
  certificate_template_id bigint,
  valid_months integer check (valid_months between 1 and 120),
  primary key (organization_id, course_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, certificate_template_id) references certificate_templates
);
call protect_tenant_table('course_certificate_settings');

create table specialization_certificate_settings (
  organization_id bigint not null,
  specialization_id bigint not null,
  certificate_template_id bigint,
  valid_months integer check (valid_months between 1 and 120),
  primary key (organization_id, specialization_id),
  foreign key (organization_id, specialization_id) references specializations on delete cascade,
  foreign key (organization_id, certificate_template_id) references certificate_templates
);
call protect_tenant_table('specialization_certificate_settings');

create view certificate_template_usage with (security_invoker = true) as
  select organization_id, certificate_template_id, published_version from certificate_templates;
call publish_view('certificate_template_usage');

-- module: certificates

create table certificates (
  organization_id bigint not null references organizations,
  certificate_id bigint generated always as identity,
  certificate_number text not null check (certificate_number ~ '^[2-9A-HJKMNP-Z]{12}$'),
  -- No foreign key: the certificate outlives the course.
  course_id bigint,
  user_id bigint not null,
  edition integer not null default 1,
  claims jsonb not null,
  sheet jsonb not null,
  certificate_template_id bigint not null,
  template_version integer not null,
  origin text not null check (origin in ('RULE', 'HAND', 'REISSUE', 'RENEWAL')),
  issued_by bigint,
  replaces_certificate_id bigint,
  earned_at timestamptz not null,
  issued_at timestamptz not null,
  valid_until timestamptz,
  search_text text not null,
  -- No foreign key: the certificate outlives the specialization.
  specialization_id bigint,
  primary key (organization_id, certificate_id),
  unique (organization_id, certificate_number),
  -- Two requests at the same moment issue one certificate.
  unique (organization_id, course_id, user_id, edition),
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, certificate_template_id, template_version) references certificate_template_versions,
  foreign key (organization_id, replaces_certificate_id) references certificates,
  check ((course_id is null) <> (specialization_id is null)),
  unique (organization_id, specialization_id, user_id, edition)
);
create index certificates_by_holder on certificates (organization_id, user_id, issued_at desc, certificate_id desc);
create index certificates_of_course on certificates (organization_id, course_id, issued_at desc, certificate_id desc);
create index certificates_newest on certificates (organization_id, issued_at desc, certificate_id desc);
create index certificates_of_template on certificates (organization_id, certificate_template_id, template_version);
create index certificates_replacing on certificates (organization_id, replaces_certificate_id);
create index certificates_of_specialization on certificates (organization_id, specialization_id, issued_at desc, certificate_id desc)
  where specialization_id is not null;
call protect_tenant_table('certificates');
-- A certificate never changes. Deleting is for erased accounts, and leaves a row in withdrawn_certificates.
revoke update on certificates from sullam_app;

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
-- A signed credential never changes.
revoke update on certificate_credentials from sullam_app;

create table certificate_states (
  organization_id bigint not null,
  certificate_id bigint not null,
  revoked_at timestamptz,
  revoked_by bigint,
  revocation_reason jsonb,
  hides_result boolean not null default false,
  allows_download boolean not null default false,
  primary key (organization_id, certificate_id),
  foreign key (organization_id, certificate_id) references certificates on delete cascade,
  check ((revoked_at is null) = (revocation_reason is null))
);
create index certificate_states_revoked on certificate_states (organization_id, certificate_id) where revoked_at is not null;
call protect_tenant_table('certificate_states');

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

create table withdrawn_certificates (
  organization_id bigint not null references organizations,
  certificate_id bigint not null,
  certificate_number text not null,
  withdrawn_at timestamptz not null,
  primary key (organization_id, certificate_id),
  unique (organization_id, certificate_number)
);
call protect_tenant_table('withdrawn_certificates');

create table certificate_runs (
  organization_id bigint not null,
  certificate_run_id bigint generated always as identity,
  course_id bigint,
  kind text not null check (kind in ('ISSUE', 'REISSUE')),
  notifies boolean not null,
  total integer not null,
  done integer not null default 0,
  last_user_id bigint not null default 0,
  started_by bigint not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  specialization_id bigint,
  primary key (organization_id, certificate_run_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  check ((course_id is null) <> (specialization_id is null)),
  foreign key (organization_id, specialization_id) references specializations on delete cascade
);
create index certificate_runs_of_course on certificate_runs (organization_id, course_id, certificate_run_id desc);
create index certificate_runs_of_specialization on certificate_runs (organization_id, specialization_id, certificate_run_id desc)
  where specialization_id is not null;
call protect_tenant_table('certificate_runs');
