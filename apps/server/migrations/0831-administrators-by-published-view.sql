-- How many others administer an organisation is counted through what members publishes.
create or replace function other_administrators(organization bigint, member bigint) returns integer language sql stable security definer
  set search_path = pg_catalog, public
  as $$
    select count(distinct m.user_id)::integer
    from member_records m
    join member_permission_sets x on x.organization_id = m.organization_id and x.user_id = m.user_id
    join permission_set_permissions p on p.organization_id = x.organization_id and p.permission_set_id = x.permission_set_id
    where m.organization_id = organization and m.user_id <> member and m.status = 'ACTIVE'
      and p.permission_slug = 'organization_everything'
  $$;
