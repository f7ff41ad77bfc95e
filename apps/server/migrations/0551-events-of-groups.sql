-- An event may belong to a group: the group's page lists it. Who sees the event and may enrol stays the event's own word.
create table event_groups (
  organization_id bigint not null references organizations,
  event_id bigint not null,
  social_group_id bigint not null,
  primary key (organization_id, event_id),
  foreign key (organization_id, event_id) references events on delete cascade,
  foreign key (organization_id, social_group_id) references social_groups on delete cascade
);
create index event_groups_by_group on event_groups (organization_id, social_group_id);
call protect_tenant_table('event_groups');
