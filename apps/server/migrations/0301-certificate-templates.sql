-- How certificates look and what they say. A design is worked on as a draft; publishing makes a version that never changes.
create table certificate_templates (
  organization_id bigint not null references organizations,
  certificate_template_id bigint generated always as identity,
  name jsonb not null,
  design jsonb not null,                     -- the draft (certificate-templates.schemas.ts)
  is_standard boolean not null default false, -- of courses that choose none; made when the first is needed
  published_version integer not null default 0, -- 0: not published yet
  version integer not null default 1,        -- optimistic lock of the draft
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
  published_by bigint,                       -- null: made by the product
  published_at timestamptz not null,
  primary key (organization_id, certificate_template_id, template_version),
  foreign key (organization_id, certificate_template_id) references certificate_templates
);
call protect_tenant_table('certificate_template_versions');
revoke update, delete on certificate_template_versions from sullam_app;

-- What a course's certificates are like, where that differs from the standard.
create table course_certificate_settings (
  organization_id bigint not null,
  course_id bigint not null,
  certificate_template_id bigint,            -- null: the standard one
  valid_months integer check (valid_months between 1 and 120), -- null: for ever
  primary key (organization_id, course_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, certificate_template_id) references certificate_templates
);
call protect_tenant_table('course_certificate_settings');

-- Which version of each template is published now.
create view certificate_template_usage with (security_invoker = true) as
  select organization_id, certificate_template_id, published_version from certificate_templates;
call publish_view('certificate_template_usage');
