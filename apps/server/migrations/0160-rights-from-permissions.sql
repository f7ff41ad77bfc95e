-- Permissions alone say who may do what. The flags of the portals were a second source beside them: the server took either, the pages
-- only the permission. Whoever had a flag gets the set that came with the product, and the flags go.

-- the owner of the tables sees their rows only while row-level security isn't forced upon it
alter table members no force row level security;
alter table permission_sets no force row level security;
alter table permission_set_permissions no force row level security;
alter table member_permission_sets no force row level security;

-- The administrators' set may have been emptied: it was the last that came with the product.
insert into permission_set_permissions (organization_id, permission_set_id, permission_slug)
  select s.organization_id, max(s.permission_set_id), 'organization_everything'
  from permission_sets s
  where s.is_protected and not s.is_default
    and not exists (
      select from permission_sets o
      join permission_set_permissions p on p.organization_id = o.organization_id and p.permission_set_id = o.permission_set_id
      where o.organization_id = s.organization_id and o.is_protected and p.permission_slug = 'organization_everything')
  group by s.organization_id;

-- An organisation that has no such set and people with a flag gets one.
create temporary table given_sets on commit drop as
  with flagged as (
    select m.organization_id, m.user_id, w.what from members m
    cross join lateral (values ('ADMINISTRATORS', m.is_administrator), ('INSTRUCTORS', m.is_instructor)) w (what, holds)
    where w.holds and not exists (
      select from member_permission_sets x
      join permission_set_permissions p on p.organization_id = x.organization_id and p.permission_set_id = x.permission_set_id
      where x.organization_id = m.organization_id and x.user_id = m.user_id
        and p.permission_slug = any (case w.what when 'ADMINISTRATORS' then array['organization_everything']
          else array['organization_create_courses', 'organization_update_courses'] end)))
  select organization_id, user_id, what,
    (select min(s.permission_set_id) from permission_sets s
      where s.organization_id = flagged.organization_id and s.is_protected
        and exists (select from permission_set_permissions p
          where p.organization_id = s.organization_id and p.permission_set_id = s.permission_set_id
            and p.permission_slug = case what when 'ADMINISTRATORS' then 'organization_everything' else 'organization_create_courses' end)
    ) as permission_set_id
  from flagged;

create temporary table made_sets on commit drop as
  select organization_id, what, nextval(pg_get_serial_sequence('permission_sets', 'permission_set_id')) as permission_set_id
  from given_sets where permission_set_id is null group by organization_id, what;
insert into permission_sets (organization_id, permission_set_id, name, is_protected) overriding system value
  select organization_id, permission_set_id,
    case what when 'ADMINISTRATORS' then '{"en": "Administrators", "ar": "المسؤولون"}'::jsonb
      else '{"en": "Instructors", "ar": "المدرّبون"}'::jsonb end,
    true
  from made_sets;
insert into permission_set_permissions (organization_id, permission_set_id, permission_slug)
  select m.organization_id, m.permission_set_id, p.slug from made_sets m
  cross join lateral unnest(case m.what when 'ADMINISTRATORS' then array['organization_everything', 'organization_member_full_access']
    else array['organization_create_courses', 'organization_member_full_access'] end) p (slug);

insert into member_permission_sets (organization_id, user_id, permission_set_id)
  select g.organization_id, g.user_id, coalesce(g.permission_set_id, m.permission_set_id)
  from given_sets g left join made_sets m on m.organization_id = g.organization_id and m.what = g.what
  on conflict do nothing;

-- Reading courses now opens every course of the organisation, drafts too. It did nothing while the instructors' set held it: they go
-- on with the courses that they make and teach.
delete from permission_set_permissions p using permission_sets s
  where s.organization_id = p.organization_id and s.permission_set_id = p.permission_set_id and s.is_protected
    and p.permission_slug = 'organization_read_courses'
    and exists (select from permission_set_permissions c
      where c.organization_id = p.organization_id and c.permission_set_id = p.permission_set_id
        and c.permission_slug = 'organization_create_courses')
    and not exists (select from permission_set_permissions c
      where c.organization_id = p.organization_id and c.permission_set_id = p.permission_set_id
        and c.permission_slug in ('organization_update_courses', 'organization_delete_courses', 'organization_everything'));

alter table member_permission_sets force row level security;
alter table permission_set_permissions force row level security;
alter table permission_sets force row level security;
alter table members force row level security;

-- The view keeps whatever else it shows.
do $$
declare shown text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into shown from pg_attribute
    where attrelid = 'member_standings'::regclass and attnum > 0 and not attisdropped
      and attname not in ('is_administrator', 'is_instructor');
  drop view member_standings;
  execute format('create view member_standings with (security_invoker = true) as select %s from members', shown);
end $$;
call publish_view('member_standings');
grant select on member_standings to sullam_identity;

alter table members drop column is_administrator, drop column is_instructor;
comment on column members.is_coach is 'offers coaching: shown to learners; gives no right';

-- How many administrators an organisation would have without one of them, for accounts, which are above organisations: the last can't go.
create function other_administrators(organization bigint, member bigint) returns integer language sql stable security definer
  set search_path = pg_catalog, public
  as $$
    select count(distinct m.user_id)::integer
    from members m
    join member_permission_sets x on x.organization_id = m.organization_id and x.user_id = m.user_id
    join permission_set_permissions p on p.organization_id = x.organization_id and p.permission_set_id = x.permission_set_id
    where m.organization_id = organization and m.user_id <> member and m.status = 'ACTIVE'
      and p.permission_slug = 'organization_everything'
  $$;
alter function other_administrators owner to sullam_finder;
revoke execute on function other_administrators from public;
grant execute on function other_administrators to sullam_identity;
