-- On how many days a week somebody means to learn. Who has said nothing has no row, and the goal of everybody.
create table weekly_goals (
  organization_id bigint not null,
  user_id bigint not null,
  days smallint check (days between 2 and 6),  -- null: they want no goal
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('weekly_goals');
