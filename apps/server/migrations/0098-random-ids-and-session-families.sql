-- A blind marker reads the ids of what is marked and of all that belongs to it: ids that counted up told who had begun, handed
-- in, uploaded or asked before whom. These are drawn by chance: 48 bits, at most 15 digits, which numbers of JSON hold exactly.
create function random_id() returns bigint language sql volatile parallel safe
  as $$ select 1 + ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint $$;

alter table exam_attempts alter column exam_attempt_id drop identity;
alter table exam_attempts alter column exam_attempt_id set default random_id();
alter table assignment_submissions alter column assignment_submission_id drop identity;
alter table assignment_submissions alter column assignment_submission_id set default random_id();
alter table submission_files alter column submission_file_id drop identity;
alter table submission_files alter column submission_file_id set default random_id();
alter table plagiarism_findings alter column plagiarism_finding_id drop identity;
alter table plagiarism_findings alter column plagiarism_finding_id set default random_id();

alter table submission_comments alter column submission_comment_id drop identity;
alter table submission_comments alter column submission_comment_id set default random_id();
alter table submission_comments add column place bigint generated always as identity; -- of those of one moment; leaves the server nowhere
drop index submission_comments_in_order;
create index submission_comments_in_order on submission_comments (organization_id, assignment_submission_id, created_at, place);

alter table media alter column media_id drop identity;
alter table media alter column media_id set default random_id();
drop index media_by_owner;
create index media_by_owner on media (organization_id, owner_user_id, created_at desc, media_id desc);

-- What one sign-in led to by hand-overs, to the studio on a host of its own or to another organisation: signing out ends it all.
alter table sessions add column family_id uuid; -- the session that it began with; null: this one
create index sessions_by_family on sessions (coalesce(family_id, session_id)) where ended_at is null;
