-- A certificate is of a course or of a specialization.
alter table certificates
  alter column course_id drop not null,
  add column specialization_id bigint,       -- no foreign key: the certificate outlives the specialization
  add check ((course_id is null) <> (specialization_id is null)),
  add unique (organization_id, specialization_id, user_id, edition); -- two at once issue one
create index certificates_of_specialization on certificates (organization_id, specialization_id, issued_at desc, certificate_id desc)
  where specialization_id is not null;
