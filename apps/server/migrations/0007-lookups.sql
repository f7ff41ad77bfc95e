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

-- The stored configuration of an organisation, as { key: value }.
create function organization_configuration(id bigint) returns jsonb language sql stable security definer
  set search_path = pg_catalog, public
  as $$ select coalesce(jsonb_object_agg(configuration_key, value), '{}') from organization_configurations where organization_id = id $$;
alter function organization_configuration owner to sullam_finder;
revoke execute on function organization_configuration from public;
grant execute on function organization_configuration to sullam_identity;

-- Search of the catalogue: courses of this organisation whose title or subtitle holds every folded word.
create function search_courses(words text[]) returns setof bigint language sql stable security definer
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    select c.course_id from courses c
    where c.organization_id = current_setting('app.organization_id')::bigint
      and c.search_text like all (select '%' || replace(replace(replace(w, '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(words) w)
  $$;
alter function search_courses owner to sullam_finder;
revoke execute on function search_courses from public;
grant execute on function search_courses to sullam_app;

-- Search of members by name or e-mail, the same way.
create function search_members(words text[]) returns setof bigint language sql stable security definer
  set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
  as $$
    select m.user_id from members m
    where m.organization_id = current_setting('app.organization_id')::bigint
      and m.search_text like all (select '%' || replace(replace(replace(w, '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(words) w)
  $$;
alter function search_members owner to sullam_finder;
revoke execute on function search_members from public;
grant execute on function search_members to sullam_app;
