-- module: permissions

create view member_groups with (security_invoker = true) as
  select m.organization_id, m.user_id, m.permission_set_id, s.name
  from member_permission_sets m
  join permission_sets s on s.organization_id = m.organization_id and s.permission_set_id = m.permission_set_id
  where not s.is_default;
call publish_view('member_groups');
comment on view member_groups is 'Groups of members: their permission sets but the one that all members have.';
