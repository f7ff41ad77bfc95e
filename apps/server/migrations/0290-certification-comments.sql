-- Comments on the tables, columns and views of 0090-certification.sql.

-- module: certificate-templates

comment on table certificate_templates is 'Drafts of what certificates look like and say; publishing copies one into a version.';
comment on column certificate_templates.organization_id is 'Organisation of the row.';
comment on column certificate_templates.certificate_template_id is 'Identifier of the template.';
comment on column certificate_templates.name is 'Localized name { en, ar } under which the studio lists the template.';
comment on column certificate_templates.design is 'Draft: { family, heading, opening, completed, place, signatures, shows, arrangement? }; texts are Localized.';
comment on column certificate_templates.is_standard is 'Whether courses and specializations that choose no template use it; one per organisation.';
comment on column certificate_templates.published_version is 'Latest published version; 0: never published.';
comment on column certificate_templates.version is 'Raised with each change of name or draft; a client that sends an older one is refused.';
comment on column certificate_templates.created_at is 'When the row was written.';
comment on column certificate_templates.updated_at is 'When name or draft last changed.';

comment on table certificate_template_versions is 'Published versions of certificate templates; the application can neither update nor delete rows.';
comment on column certificate_template_versions.organization_id is 'Organisation of the row.';
comment on column certificate_template_versions.certificate_template_id is 'Template that was published.';
comment on column certificate_template_versions.template_version is 'Number of the version in its template, from 1.';
comment on column certificate_template_versions.design is 'Design as published, in the shape of certificate_templates.design.';
comment on column certificate_template_versions.published_by is 'Member who published the version; null: published by the product with the first certificate.';
comment on column certificate_template_versions.published_at is 'When the version was published.';

comment on table course_certificate_settings is 'Certificate settings of courses; no row: the standard template, valid indefinitely.';
comment on column course_certificate_settings.organization_id is 'Organisation of the row.';
comment on column course_certificate_settings.course_id is 'Course that the settings apply to, for certificates issued from now on.';
comment on column course_certificate_settings.certificate_template_id is 'Template for the course''s certificates; null: the standard template.';
comment on column course_certificate_settings.valid_months is 'Months for which certificates are valid, 1 to 120; null: indefinitely.';

comment on table specialization_certificate_settings is 'Certificate settings of specializations; no row: the standard template, valid indefinitely.';
comment on column specialization_certificate_settings.organization_id is 'Organisation of the row.';
comment on column specialization_certificate_settings.specialization_id is 'Specialization that the settings apply to, for certificates issued from now on.';
comment on column specialization_certificate_settings.certificate_template_id is 'Template for the specialization''s certificates; null: the standard template.';
comment on column specialization_certificate_settings.valid_months is 'Months for which certificates are valid, 1 to 120; null: indefinitely.';

comment on view certificate_template_usage is 'Published version of each certificate template.';

-- module: certificates

comment on table certificates is 'Issued certificates, never updated; later facts are in certificate_states. Erasing an account deletes its certificates.';
comment on column certificates.organization_id is 'Organisation of the row.';
comment on column certificates.certificate_id is 'Identifier of the certificate; its place in the signed status lists follows from it.';
comment on column certificates.certificate_number is 'Public number, 12 random characters without ambiguous ones; knowing it is enough to verify.';
comment on column certificates.course_id is 'Course that was completed; null: a specialization. No foreign key: certificates outlive courses.';
comment on column certificates.user_id is 'Member who holds the certificate.';
comment on column certificates.edition is 'Number of the holder''s certificate for this subject, from 1; reissue and renewal count up.';
comment on column certificates.claims is 'What it certifies (CertificateClaims): names, subject, issuer, scope, instructors, result in percent and dates, copied at issue.';
comment on column certificates.sheet is 'Everything printed (StoredSheet): texts by language, style and media ids of pictures, copied at issue.';
comment on column certificates.certificate_template_id is 'Template that the certificate was made from.';
comment on column certificates.template_version is 'Published version of the template that the certificate was made from.';
comment on column certificates.origin is 'RULE: issued on completion; HAND: by a member or an ISSUE run; REISSUE: replaces one; RENEWAL: extends one.';
comment on column certificates.issued_by is 'Member who issued it; null: issued on completion.';
comment on column certificates.replaces_certificate_id is 'Earlier certificate that this one reissues or renews; null: the first.';
comment on column certificates.earned_at is 'When the holder completed the subject, else the time of issue; a reissue keeps it, a renewal restarts it.';
comment on column certificates.issued_at is 'When this certificate was issued.';
comment on column certificates.valid_until is 'When it expires; null: never.';
comment on column certificates.search_text is 'Folded names of holder and subject, and the number; written at issue, for search.';
comment on column certificates.specialization_id is 'Specialization that was completed; null: a course. No foreign key: certificates outlive specializations.';

comment on table certificate_credentials is 'Signed credential of each certificate; the application cannot update rows.';
comment on column certificate_credentials.organization_id is 'Organisation of the row.';
comment on column certificate_credentials.certificate_id is 'Certificate that the credential belongs to.';
comment on column certificate_credentials.issuer_key_id is 'Key that signed the credential.';
comment on column certificate_credentials.document is 'Open Badges 3.0 credential with its Data Integrity proof (eddsa-jcs-2022); public by its number.';

comment on table certificate_states is 'What has changed since a certificate was issued, one row for each certificate.';
comment on column certificate_states.organization_id is 'Organisation of the row.';
comment on column certificate_states.certificate_id is 'Certificate that the state belongs to.';
comment on column certificate_states.revoked_at is 'When the certificate became void, by revocation or reissue; null: not void. Cannot be undone.';
comment on column certificate_states.revoked_by is 'Member who revoked or reissued it; null: not void.';
comment on column certificate_states.revocation_reason is 'Localized reason { en, ar } in plain text, shown to all who verify; null: not void.';
comment on column certificate_states.hides_result is 'Whether the holder hides the result; others then get neither result nor PDF.';
comment on column certificate_states.allows_download is 'Whether the holder lets all who know the number download the PDF.';

comment on table certificate_files is 'Digests of the PDFs that were rendered, so that verification recognises altered files.';
comment on column certificate_files.organization_id is 'Organisation of the row.';
comment on column certificate_files.certificate_id is 'Certificate that the PDF shows.';
comment on column certificate_files.paper is 'Paper size of the PDF.';
comment on column certificate_files.sha256 is 'SHA-256 (hex) of the PDF''s bytes.';
comment on column certificate_files.made_at is 'When the PDF was rendered.';

comment on table withdrawn_certificates is 'Numbers of certificates whose holders'' accounts were erased; verification answers WITHDRAWN.';
comment on column withdrawn_certificates.organization_id is 'Organisation of the row.';
comment on column withdrawn_certificates.certificate_id is 'Identifier of the deleted certificate, marked void in the status lists.';
comment on column withdrawn_certificates.certificate_number is 'Public number of the deleted certificate.';
comment on column withdrawn_certificates.withdrawn_at is 'When the account was erased in this organisation.';

comment on table certificate_runs is 'Runs that issue or reissue many certificates of one course or specialization, in batches by a job.';
comment on column certificate_runs.organization_id is 'Organisation of the row.';
comment on column certificate_runs.certificate_run_id is 'Identifier of the run.';
comment on column certificate_runs.course_id is 'Course of the run; null: a specialization.';
comment on column certificate_runs.kind is 'ISSUE: to all who completed and hold none; REISSUE: to holders of another template version.';
comment on column certificate_runs.notifies is 'Whether the run notifies the holders.';
comment on column certificate_runs.total is 'Certificates to issue, counted at the start.';
comment on column certificate_runs.done is 'People processed so far; the job raises it with each batch.';
comment on column certificate_runs.last_user_id is 'Highest user_id processed; an interrupted run resumes after it.';
comment on column certificate_runs.started_by is 'Member who started the run; recorded as issuer of its certificates.';
comment on column certificate_runs.started_at is 'When the run started.';
comment on column certificate_runs.finished_at is 'When the run finished; null: under way, and no other run of the subject may start.';
comment on column certificate_runs.specialization_id is 'Specialization of the run; null: a course.';
