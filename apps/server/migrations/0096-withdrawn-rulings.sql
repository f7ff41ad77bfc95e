-- A decision about a question of an exam can be withdrawn: it stays in the history and holds no more.
alter table exam_rulings
  add column withdrawn_at timestamptz,       -- null: it holds
  add column withdrawn_by bigint,
  add column withdrawal_reason text,
  add foreign key (organization_id, withdrawn_by) references members,
  add check ((withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null) = (withdrawal_reason is null));

alter table answer_marks drop constraint answer_marks_source_check;
alter table answer_marks add check (source in ('AUTO', 'MARKER', 'REGRADED', 'GIVEN_TO_ALL', 'ALSO_ACCEPTED', 'RULING_WITHDRAWN'));
alter table mark_changes drop constraint mark_changes_source_check;
alter table mark_changes add check (source in ('MARKER', 'REGRADED', 'GIVEN_TO_ALL', 'ALSO_ACCEPTED', 'RULING_WITHDRAWN'));
