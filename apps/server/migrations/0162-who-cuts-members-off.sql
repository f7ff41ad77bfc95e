-- Cutting somebody off is what the permission to delete members names; it did nothing, and the one to edit them did it. Who could, still can.
alter table permission_set_permissions no force row level security;
insert into permission_set_permissions (organization_id, permission_set_id, permission_slug)
  select organization_id, permission_set_id, 'organization_delete_members' from permission_set_permissions
  where permission_slug = 'organization_update_members'
  on conflict do nothing;
alter table permission_set_permissions force row level security;
