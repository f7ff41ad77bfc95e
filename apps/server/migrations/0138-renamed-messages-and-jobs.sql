-- Keys of messages and the name of a module followed the terms of the field. What organisations worded and what waits in the
-- queue of jobs follows them, so that an upgrade loses neither. The owner sees the rows of every organisation meanwhile.
alter table organization_messages no force row level security;
update organization_messages m
set message_key = renamed.now
from (values
  ('assignment-marking.hints.groupWithoutWork', 'assignment-marking.hints.groupWithoutSubmission'),
  ('assignment-marking.hints.withoutWork', 'assignment-marking.hints.withoutSubmission'),
  ('assignments.hints.toldFrom', 'assignments.hints.shownFrom'),
  ('assignments.mark.withoutWork', 'assignments.mark.withoutSubmission'),
  ('exam-authoring.hints.notHeld', 'exam-authoring.hints.notUsed'),
  ('exam-authoring.list.held', 'exam-authoring.list.usedIn'),
  ('exam-authoring.messages.heldStill', 'exam-authoring.messages.stillUsed'),
  ('exam-authoring.messages.notHeld', 'exam-authoring.messages.cannotUse'),
  ('exam-authoring.titles.held', 'exam-authoring.titles.scheduled'),
  ('exam-marking.titles.rulings', 'exam-marking.titles.regradeDecisions'),
  ('gradebook.fields.places', 'gradebook.fields.decimals'),
  ('gradebook.fields.placesHint', 'gradebook.fields.decimalsHint'),
  ('gradebook.post.told', 'gradebook.post.notified'),
  ('plagiarism.labels.likeness', 'plagiarism.labels.similarity'),
  ('shell.handOver.failed', 'shell.signOn.failed'),
  ('shell.handOver.going', 'shell.signOn.going')
) as renamed (before, now)
where m.message_key = renamed.before;
alter table organization_messages force row level security;

-- The queue makes its tables when the server first starts: a new database has none yet.
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is not null then
    update graphile_worker._private_tasks
    set identifier = replace(identifier, 'assignment-standings:', 'learner-assignments:')
    where identifier like 'assignment-standings:%';
  end if;
end $$;
