-- Look-ups above organisations, for sullam_identity: narrow functions instead of a policy on tenant tables.
create function organization_permission_slugs(id bigint) returns text[] language sql stable security definer
  set search_path = pg_catalog, public
  as $$ select coalesce(array_agg(permission_slug order by permission_slug), '{}') from organization_permissions where organization_id = id $$;
alter function organization_permission_slugs owner to sullam_finder;
revoke execute on function organization_permission_slugs from public;
grant execute on function organization_permission_slugs to sullam_identity;

-- What a member may do: the slugs of all the permission sets that the member holds.
create function member_permission_slugs(organization bigint, member bigint) returns text[] language sql stable security definer
  set search_path = pg_catalog, public
  as $$
    select coalesce(array_agg(distinct p.permission_slug), '{}')
    from member_permission_sets m
    join permission_set_permissions p on p.organization_id = m.organization_id and p.permission_set_id = m.permission_set_id
    where m.organization_id = organization and m.user_id = member
  $$;
alter function member_permission_slugs owner to sullam_finder;
revoke execute on function member_permission_slugs from public;
grant execute on function member_permission_slugs to sullam_identity;
