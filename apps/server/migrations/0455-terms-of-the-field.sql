-- Tables, views and functions follow the terms of the field.

alter view member_standings rename to member_records;
alter view comment_standings rename to comment_followings;

alter table exam_rulings rename to regrade_decisions;
alter table regrade_decisions rename column exam_ruling_id to regrade_decision_id;
alter index exam_rulings_by_question rename to regrade_decisions_by_question;
alter index exam_rulings_pkey rename to regrade_decisions_pkey;

alter table answer_marks drop constraint answer_marks_source_check;
alter table mark_changes drop constraint mark_changes_source_check;
-- The owner sees the rows of every organisation meanwhile.
alter table answer_marks no force row level security;
alter table mark_changes no force row level security;
alter table organization_messages no force row level security;
update answer_marks set source = 'DECISION_WITHDRAWN' where source = 'RULING_WITHDRAWN';
update mark_changes set source = 'DECISION_WITHDRAWN' where source = 'RULING_WITHDRAWN';
-- What organisations worded follows the keys of its messages.
update organization_messages m
set message_key = renamed.now
from (values
  ('exam-marking.sources.RULING_WITHDRAWN', 'exam-marking.sources.DECISION_WITHDRAWN'),
  ('checklist-keeping.standing.late', 'checklist-keeping.status.overdue'),
  ('checklist-keeping.standing.TO_DO', 'checklist-keeping.status.TO_DO'),
  ('checklist-keeping.standing.WAITING', 'checklist-keeping.status.WAITING'),
  ('checklist-keeping.standing.SENT_BACK', 'checklist-keeping.status.SENT_BACK'),
  ('checklist-keeping.standing.DONE', 'checklist-keeping.status.DONE')
) as renamed (before, now)
where m.message_key = renamed.before;
alter table answer_marks force row level security;
alter table mark_changes force row level security;
alter table organization_messages force row level security;
alter table answer_marks add check (source in ('AUTO', 'MARKER', 'REGRADED', 'GIVEN_TO_ALL', 'ALSO_ACCEPTED', 'DECISION_WITHDRAWN'));
alter table mark_changes add check (source in ('MARKER', 'REGRADED', 'GIVEN_TO_ALL', 'ALSO_ACCEPTED', 'DECISION_WITHDRAWN'));

-- Bodies of functions are text: what calls the function by its name of before is written anew, and keeps its owner and its grants.
alter function demand_own_organization(bigint) rename to require_own_organization;
do $$
declare body text;
begin
  for body in select pg_get_functiondef(oid) from pg_proc
    where pronamespace = 'public'::regnamespace and prokind in ('f', 'p') and prosrc like '%demand_own_organization%'
  loop
    execute replace(body, 'demand_own_organization', 'require_own_organization');
  end loop;
end $$;
