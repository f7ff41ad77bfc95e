-- Who leaves a course and comes back could have kept its dates since they first came: null where they never left.
alter table enrollments add column first_enrolled_at timestamptz;

create or replace view learners with (security_invoker = true) as
  select organization_id, course_id, user_id, enrollment_id, enrolled_at, completed_at, last_visited_subsection_id, last_visited_at,
    coalesce(first_enrolled_at, enrolled_at) as joined_at
  from enrollments where status = 'ACTIVE';
comment on column learners.joined_at is 'never null';

create or replace view enrollment_records with (security_invoker = true) as
  select organization_id, course_id, user_id, enrollment_id, enrolled_at, completed_at, status = 'ACTIVE' as is_learning, last_visited_at,
    coalesce(first_enrolled_at, enrolled_at) as joined_at
  from enrollments;
comment on column enrollment_records.joined_at is 'never null';
