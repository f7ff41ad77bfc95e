-- module: coach-ratings

create table coach_ratings (
  organization_id bigint not null references organizations,
  coach_rating_id bigint generated always as identity,
  coaching_booking_id bigint not null,
  coach_id bigint not null,
  user_id bigint not null,
  stars smallint not null check (stars between 1 and 5),
  testimonial text,
  names_author boolean not null default false,
  status text check (status in ('WAITING', 'APPROVED', 'REJECTED')),
  reason text,
  decided_by bigint,
  decided_at timestamptz,
  reply text,
  replied_at timestamptz,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  primary key (organization_id, coach_rating_id),
  unique (organization_id, coaching_booking_id),
  foreign key (organization_id, coaching_booking_id) references coaching_bookings,
  foreign key (organization_id, coach_id) references coaches,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, decided_by) references members,
  check ((testimonial is null) = (status is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((reply is null) = (replied_at is null))
);
create index on coach_ratings (organization_id, coach_id, created_at);
create index on coach_ratings (organization_id, user_id);
create index on coach_ratings (organization_id, created_at) where status = 'WAITING';
call protect_tenant_table('coach_ratings');
comment on table coach_ratings is 'What learners think of coaching sessions: stars, which count at once, and a testimonial, which is shown once an administrator approved it.';
comment on column coach_ratings.coach_rating_id is 'Id of the rating.';
comment on column coach_ratings.coaching_booking_id is 'Rated booking; each is rated once.';
comment on column coach_ratings.coach_id is 'Coach of the session when it was rated.';
comment on column coach_ratings.user_id is 'Learner who rates.';
comment on column coach_ratings.stars is 'Stars, 1 to 5.';
comment on column coach_ratings.testimonial is 'What the learner wrote; null: stars alone.';
comment on column coach_ratings.names_author is 'Whether the learner agreed to be named beside the testimonial.';
comment on column coach_ratings.status is 'WAITING for an administrator, APPROVED (shown on the coach''s page) or REJECTED; null: there is no testimonial.';
comment on column coach_ratings.reason is 'Why the testimonial was rejected, for its author.';
comment on column coach_ratings.decided_by is 'Administrator who decided.';
comment on column coach_ratings.decided_at is 'When it was decided.';
comment on column coach_ratings.reply is 'The coach''s only answer to an approved testimonial.';
comment on column coach_ratings.replied_at is 'When the coach replied.';
comment on column coach_ratings.changed_at is 'When the learner changed it last.';

create table coach_rating_totals (
  organization_id bigint not null references organizations,
  coach_id bigint not null,
  rating_count integer not null check (rating_count >= 0),
  star_sum integer not null check (star_sum >= rating_count),
  primary key (organization_id, coach_id),
  foreign key (organization_id, coach_id) references coaches
);
call protect_tenant_table('coach_rating_totals');
comment on table coach_rating_totals is 'Count and sum of a coach''s ratings, from which averages follow exactly. Written with each rating, under the lock of the coach.';
comment on column coach_rating_totals.coach_id is 'Coach.';
comment on column coach_rating_totals.rating_count is 'Number of ratings.';
comment on column coach_rating_totals.star_sum is 'Sum of their stars.';

create view coach_rating_records with (security_invoker = true) as
  select organization_id, coach_id, rating_count, star_sum from coach_rating_totals;
call publish_view('coach_rating_records');
comment on view coach_rating_records is 'Count and sum of the ratings of coaches who have any.';
