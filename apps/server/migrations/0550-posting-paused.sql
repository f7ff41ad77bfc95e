-- Who moderates may keep somebody from posting and commenting in a group for some days, without taking them out of it. It stands beside
-- who belongs to the group, so that leaving and coming again doesn't end it.
create table social_group_pauses (
  organization_id bigint not null references organizations,
  social_group_id bigint not null,
  user_id bigint not null,
  posts_again_at timestamptz not null,
  primary key (organization_id, social_group_id, user_id),
  foreign key (organization_id, social_group_id) references social_groups on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index social_group_pauses_by_person on social_group_pauses (organization_id, user_id);
call protect_tenant_table('social_group_pauses');
create view posting_pauses with (security_invoker = true) as
  select organization_id, social_group_id, user_id, posts_again_at from social_group_pauses;
call publish_view('posting_pauses');
