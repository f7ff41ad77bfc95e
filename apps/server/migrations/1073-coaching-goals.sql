-- module: coaching-goals

create table coaching_goals (
  organization_id bigint not null references organizations,
  coaching_goal_id bigint generated always as identity,
  coach_id bigint not null,
  user_id bigint not null,
  title text not null,
  target_on date,
  step_count smallint not null check (step_count between 1 and 20),
  steps_done smallint not null default 0 check (steps_done between 0 and step_count),
  state text not null default 'OPEN' check (state in ('OPEN', 'REACHED', 'DROPPED')),
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (organization_id, coaching_goal_id),
  foreign key (organization_id, coach_id) references coaches,
  foreign key (organization_id, user_id) references members
);
create index on coaching_goals (organization_id, user_id);
create index on coaching_goals (organization_id, coach_id, user_id);
call protect_tenant_table('coaching_goals');
comment on table coaching_goals is 'What a learner works towards with a coach, over several sessions. Both of them change it.';
comment on column coaching_goals.coaching_goal_id is 'Id of the goal.';
comment on column coaching_goals.coach_id is 'Coach.';
comment on column coaching_goals.user_id is 'Learner.';
comment on column coaching_goals.title is 'Goal as it was written.';
comment on column coaching_goals.target_on is 'Day by which it is to be reached.';
comment on column coaching_goals.step_count is 'Number of steps, at most 20.';
comment on column coaching_goals.steps_done is 'Steps that are done.';
comment on column coaching_goals.state is 'OPEN, REACHED or DROPPED.';
comment on column coaching_goals.version is 'Goes up with each change, so that nobody overwrites what they have not seen.';

create table coaching_goal_changes (
  organization_id bigint not null references organizations,
  coaching_goal_change_id bigint generated always as identity,
  coaching_goal_id bigint not null,
  coaching_session_id bigint,
  user_id bigint not null,
  steps_done smallint not null,
  step_count smallint not null,
  state text not null check (state in ('OPEN', 'REACHED', 'DROPPED')),
  note text,
  created_at timestamptz not null,
  primary key (organization_id, coaching_goal_change_id),
  foreign key (organization_id, coaching_goal_id) references coaching_goals on delete cascade,
  foreign key (organization_id, coaching_session_id) references coaching_sessions,
  foreign key (organization_id, user_id) references members
);
create index on coaching_goal_changes (organization_id, coaching_goal_id);
create index on coaching_goal_changes (organization_id, user_id);
create index on coaching_goal_changes (organization_id, coaching_session_id);
call protect_tenant_table('coaching_goal_changes');
comment on table coaching_goal_changes is 'History of goals: how they stood after each change of progress or state.';
comment on column coaching_goal_changes.coaching_goal_change_id is 'Id of the change.';
comment on column coaching_goal_changes.coaching_goal_id is 'Goal.';
comment on column coaching_goal_changes.coaching_session_id is 'Session in which it was reviewed; null: between sessions.';
comment on column coaching_goal_changes.user_id is 'Who changed it.';
comment on column coaching_goal_changes.steps_done is 'Steps done after the change.';
comment on column coaching_goal_changes.step_count is 'Number of steps after the change.';
comment on column coaching_goal_changes.state is 'State after the change.';
comment on column coaching_goal_changes.note is 'What was written with it.';

create table coaching_tasks (
  organization_id bigint not null references organizations,
  coaching_task_id bigint generated always as identity,
  coach_id bigint not null,
  user_id bigint not null,
  coaching_session_id bigint,
  title text not null,
  due_on date,
  done_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, coaching_task_id),
  foreign key (organization_id, coach_id) references coaches,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, coaching_session_id) references coaching_sessions
);
create index on coaching_tasks (organization_id, user_id, due_on);
create index on coaching_tasks (organization_id, coach_id, user_id);
create index on coaching_tasks (organization_id, coaching_session_id);
call protect_tenant_table('coaching_tasks');
comment on table coaching_tasks is 'Follow-up tasks that coaches set for learners. The learner ticks them off; those with a day are in the learner''s schedule.';
comment on column coaching_tasks.coaching_task_id is 'Id of the task.';
comment on column coaching_tasks.coach_id is 'Coach who set it.';
comment on column coaching_tasks.user_id is 'Learner who does it.';
comment on column coaching_tasks.coaching_session_id is 'Session after which it was set; null: none.';
comment on column coaching_tasks.title is 'What to do.';
comment on column coaching_tasks.due_on is 'Last day, by the organisation''s clock; null: no day.';
comment on column coaching_tasks.done_at is 'When the learner ticked it off; null: open.';
