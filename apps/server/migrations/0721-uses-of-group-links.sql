-- How many people have joined by an invitation link; shown to those who run the group.
alter table social_group_links add column use_count integer not null default 0;
-- Links of people who no longer run their group end here. Those of staff who never belonged to it stay.
alter table social_group_links no force row level security;
alter table social_group_members no force row level security;
delete from social_group_links l where exists (
  select from social_group_members x where x.organization_id = l.organization_id and x.social_group_id = l.social_group_id
    and x.user_id = l.created_by and not (x.status = 'ACCEPTED' and x.role = 'ADMIN'));
alter table social_group_members force row level security;
alter table social_group_links force row level security;
