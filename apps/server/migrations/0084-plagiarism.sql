-- Plagiarism: what was handed in, as it is compared, and which texts are alike.

-- Whether an assignment's submissions are checked. Without a row they aren't; others are still compared with them.
create table plagiarism_settings (
  organization_id bigint not null,
  course_subsection_id bigint not null,
  is_on boolean not null,
  threshold_percent smallint not null check (threshold_percent between 1 and 100), -- a likeness below it is no finding
  excludes_quotations boolean not null,
  version integer not null default 1,
  run_by bigint,                             -- who asked for all to be checked again and waits to be told; null: nobody
  primary key (organization_id, course_subsection_id),
  foreign key (organization_id, course_subsection_id) references assignments on delete cascade,
  foreign key (organization_id, run_by) references members
);
call protect_tenant_table('plagiarism_settings');

-- A version that was handed in, in plain words: its text and what could be read of its files.
create table plagiarism_texts (
  organization_id bigint not null,
  plagiarism_text_id bigint generated always as identity,
  course_subsection_id bigint not null,
  assignment_submission_id bigint not null,
  number integer not null,
  status text not null check (status in ('WAITING', 'CHECKED', 'FAILED')), -- failed: tried again by the job queue
  body text not null default '',
  parts jsonb not null default '[]',         -- [{ name, start, end, problem }]; name null: the text itself; problem: why a file has no words
  fingerprint_count integer not null default 0,
  checked_at timestamptz,
  primary key (organization_id, plagiarism_text_id),
  unique (organization_id, assignment_submission_id, number),
  foreign key (organization_id, assignment_submission_id, number) references submission_versions on delete cascade
);
create index plagiarism_texts_by_assignment on plagiarism_texts (organization_id, course_subsection_id);
call protect_tenant_table('plagiarism_texts');

-- Hashes of runs of a text, as winnowing keeps them (packages/domain/src/plagiarism).
create table plagiarism_fingerprints (
  organization_id bigint not null,
  hash bigint not null,
  plagiarism_text_id bigint not null,
  primary key (organization_id, hash, plagiarism_text_id),
  foreign key (organization_id, plagiarism_text_id) references plagiarism_texts on delete cascade
);
create index plagiarism_fingerprints_by_text on plagiarism_fingerprints (organization_id, plagiarism_text_id);
call protect_tenant_table('plagiarism_fingerprints');

-- Two texts that are alike, once for both.
create table plagiarism_findings (
  organization_id bigint not null,
  plagiarism_finding_id bigint generated always as identity,
  first_text_id bigint not null,
  second_text_id bigint not null,
  shared integer not null check (shared > 0), -- fingerprints of both; the share is of each text's fingerprint_count
  passages jsonb not null,                   -- [{ first: { start, end }, second: { start, end } }], ranges of the bodies
  found_at timestamptz not null,
  dismissed_by bigint,
  dismissed_at timestamptz,
  dismiss_reason text,
  primary key (organization_id, plagiarism_finding_id),
  unique (organization_id, first_text_id, second_text_id),
  foreign key (organization_id, first_text_id) references plagiarism_texts on delete cascade,
  foreign key (organization_id, second_text_id) references plagiarism_texts on delete cascade,
  foreign key (organization_id, dismissed_by) references members,
  check (first_text_id < second_text_id),
  check ((dismissed_by is null) = (dismissed_at is null) and (dismissed_by is null) = (dismiss_reason is null))
);
create index plagiarism_findings_by_second on plagiarism_findings (organization_id, second_text_id);
call protect_tenant_table('plagiarism_findings');
