-- New organisations come into being through this function only: the application itself may not insert any.
create policy create_own on organizations for insert to sullam_owner with check (true);
create function create_organization(new_prefix text, new_name jsonb) returns bigint language sql security definer
  set search_path = pg_catalog, public
  as $$
    insert into organizations (prefix, name) values (new_prefix, new_name)
    on conflict (prefix) do update set prefix = excluded.prefix returning organization_id
  $$;
revoke execute on function create_organization from public;
grant execute on function create_organization to sullam_identity;
