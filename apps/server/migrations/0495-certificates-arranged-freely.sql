-- What a specialization's certificates are like, where that differs from the standard.
create table specialization_certificate_settings (
  organization_id bigint not null,
  specialization_id bigint not null,
  certificate_template_id bigint,            -- null: the standard one
  valid_months integer check (valid_months between 1 and 120), -- null: for ever
  primary key (organization_id, specialization_id),
  foreign key (organization_id, specialization_id) references specializations on delete cascade,
  foreign key (organization_id, certificate_template_id) references certificate_templates
);
call protect_tenant_table('specialization_certificate_settings');

-- Certificates of a specialization are issued in runs too.
alter table certificate_runs
  alter column course_id drop not null,
  add column specialization_id bigint,
  add check ((course_id is null) <> (specialization_id is null)),
  add foreign key (organization_id, specialization_id) references specializations on delete cascade;
create index certificate_runs_of_specialization on certificate_runs (organization_id, specialization_id, certificate_run_id desc)
  where specialization_id is not null;
