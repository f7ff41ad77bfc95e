-- Lets the application read a view that a module publishes of its tables. The view runs with the reader's rights
-- (security_invoker), so the row policies of its tables hold behind it; the grants are those of a tenant table, for reading.
create procedure publish_view(name text) language plpgsql as $$
begin
  if not exists (select from pg_class where oid = name::regclass and relkind = 'v' and 'security_invoker=true' = any (reloptions)) then
    raise exception 'the view % doesn''t run with the reader''s rights', name;
  end if;
  execute format('grant select on %I to sullam_app, sullam_finder', name);
end $$;

-- What a person is called in an organisation, and their picture: for whoever shows people.
create view member_names with (security_invoker = true) as
  select organization_id, user_id, first_name, last_name, profile_media_id from members;
call publish_view('member_names');
