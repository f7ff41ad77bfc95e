-- An organisation follows from nearly every id: the rows of a course are all of one. Taken for independent of each other, the planner
-- expects a two-hundredth of them in a database of 200 organisations, and goes through a whole course for each of its lessons.
create procedure note_dependencies(of_table text) language plpgsql as $$
declare
  column_name text;
begin
  for column_name in
    select distinct next.attname
    from pg_index i
    join pg_attribute first on first.attrelid = i.indrelid and first.attnum = i.indkey[0]
    join pg_attribute next on next.attrelid = i.indrelid and next.attnum in (i.indkey[1], i.indkey[2])
    where i.indrelid = of_table::regclass and first.attname = 'organization_id' and next.atttypid = 'bigint'::regtype
      and (i.indnkeyatts > 2 or not i.indisunique)
  loop
    execute format('create statistics if not exists %I (dependencies) on organization_id, %I from %I',
      left(of_table, 30) || '_' || left(column_name, 20) || '_follows', column_name, of_table);
  end loop;
end $$;

-- What is protected from now on has them from the beginning: its indexes are made before.
create or replace procedure protect_tenant_table(name text) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format('create policy tenant on %I to sullam_app using (organization_id = current_setting(''app.organization_id'')::bigint)', name);
  execute format('create policy finder on %I for select to sullam_finder using (true)', name);
  execute format('grant select, insert, update, delete on %I to sullam_app', name);
  execute format('grant select on %I to sullam_finder', name);
  call note_dependencies(name);
end $$;

do $$
declare
  of_table text;
begin
  for of_table in
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1
  loop
    call note_dependencies(of_table);
  end loop;
end $$;
