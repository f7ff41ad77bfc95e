-- protect_tenant_table() also comments on columns that mean the same in every table, unless they have a comment already. Commenting on
-- a column afterwards replaces it: a table whose user_id means more than "member whose row it is" says so.
create or replace procedure protect_tenant_table(name text) language plpgsql as $$
declare
  distributed text;
  usual record;
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format('create policy tenant on %I to sullam_app using (organization_id = current_setting(''app.organization_id'')::bigint)', name);
  execute format('create policy finder on %I for select to sullam_finder using (true)', name);
  execute format('grant select, insert, update, delete on %I to sullam_app', name);
  execute format('grant select on %I to sullam_finder', name);
  for usual in
    select attname, comment
    from pg_attribute join (values
      ('organization_id', 'Organisation of the row.'),
      ('course_id', 'Course of the row.'),
      ('course_subsection_id', 'Lesson of the row.'),
      ('user_id', 'Member whose row it is.'),
      ('created_at', 'When the row was written.')) as meaning (attname, comment) using (attname)
    where attrelid = name::regclass and not attisdropped and col_description(attrelid, attnum) is null
  loop
    execute format('comment on column %I.%I is %L', name, usual.attname, usual.comment);
  end loop;
  call note_dependencies(name);
  if to_regclass('pg_catalog.pg_dist_partition') is not null then
    execute 'select logicalrelid::text from pg_catalog.pg_dist_partition where partmethod = ''h'' limit 1' into distributed;
    if distributed is not null then
      execute format('select create_distributed_table(%L, ''organization_id'', colocate_with => %L)', name, distributed);
    end if;
  end if;
end $$;
