-- Organisations that were made before there were events may have them too: whether they do is their own switch.
alter table organization_permissions no force row level security;
insert into organization_permissions (organization_id, permission_slug)
  select organization_id, 'organization_social_events' from organizations
  on conflict do nothing;
alter table organization_permissions force row level security;
