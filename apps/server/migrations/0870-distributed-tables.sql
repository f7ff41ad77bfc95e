-- In a database that is distributed (admin distribute), a new tenant table is distributed when it is protected. Foreign keys to
-- tenant tables are added after that: Citus refuses them while the table is on one node alone.
create or replace procedure protect_tenant_table(name text) language plpgsql as $$
declare
  distributed text;
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format('create policy tenant on %I to sullam_app using (organization_id = current_setting(''app.organization_id'')::bigint)', name);
  execute format('create policy finder on %I for select to sullam_finder using (true)', name);
  execute format('grant select, insert, update, delete on %I to sullam_app', name);
  execute format('grant select on %I to sullam_finder', name);
  call note_dependencies(name);
  if to_regclass('pg_catalog.pg_dist_partition') is not null then
    execute 'select logicalrelid::text from pg_catalog.pg_dist_partition where partmethod = ''h'' limit 1' into distributed;
    if distributed is not null then
      execute format('select create_distributed_table(%L, ''organization_id'', colocate_with => %L)', name, distributed);
    end if;
  end if;
end $$;
