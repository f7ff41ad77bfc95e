-- Bank questions and rubrics have an owner (created_by), who decides how far colleagues may go with them: PRIVATE (nobody else sees
-- them), USE (colleagues read, use and copy them) or EDIT (they change and delete them too). What exists stays readable by everybody.
alter table questions add column sharing text not null default 'USE' check (sharing in ('PRIVATE', 'USE', 'EDIT'));
alter table rubrics add column sharing text not null default 'USE' check (sharing in ('PRIVATE', 'USE', 'EDIT'));
-- "Mine" lists one author's questions, the last changed first.
create index questions_by_owner on questions (organization_id, created_by, updated_at desc, question_id desc);
