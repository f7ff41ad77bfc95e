-- What a database that is distributed by organisation needs beyond its statements (docs/decisions/0001). Each step may run on a
-- database that has it already.

-- Functions that read tables of an organisation are in plpgsql: there a statement is sent with the organisation as a variable, while
-- a function in SQL is expanded into the statement that calls it.
create or replace function organization_permission_slugs(id bigint) returns text[] language plpgsql stable security definer
  set search_path = pg_catalog, public
  as $$
    declare found text[];
    begin
      select coalesce(array_agg(o.permission_slug order by o.permission_slug), '{}') into found
        from organization_permissions o where o.organization_id = id;
      return found;
    end $$;

create or replace function member_permission_slugs(organization bigint, member bigint) returns text[] language plpgsql stable
  security definer set search_path = pg_catalog, public
  as $$
    declare found text[];
    begin
      select coalesce(array_agg(distinct p.permission_slug), '{}') into found
        from member_permission_sets m
        join permission_set_permissions p on p.organization_id = organization and p.permission_set_id = m.permission_set_id
        where m.organization_id = organization and m.user_id = member;
      return found;
    end $$;

create or replace function organization_configuration(id bigint) returns jsonb language plpgsql stable security definer
  set search_path = pg_catalog, public
  as $$
    declare found jsonb;
    begin
      select coalesce(jsonb_object_agg(o.configuration_key, o.value), '{}') into found
        from organization_configurations o where o.organization_id = id;
      return found;
    end $$;

create or replace function organization_logo(id bigint) returns jsonb language plpgsql stable security definer
  set search_path = pg_catalog, public
  as $$
    declare found jsonb;
    begin
      select jsonb_build_object(
          'mediaId', m.media_id, 'organizationId', m.organization_id, 'visibility', m.visibility, 'contentType', m.content_type,
          'name', m.original_name, 'byteSize', m.byte_size, 'width', m.width, 'height', m.height,
          'durationSeconds', m.duration_seconds, 'alt', m.alt, 'storageKey', m.storage_key, 'variants', m.variants) into found
        from organization_profiles p
        join media_files m on m.organization_id = id and m.media_id = p.logo_media_id
        where p.organization_id = id and m.visibility = 'PUBLIC' and m.status = 'READY';
      return found;
    end $$;

create or replace function other_administrators(organization bigint, member bigint) returns integer language plpgsql stable
  security definer set search_path = pg_catalog, public
  as $$
    declare found integer;
    begin
      select count(distinct m.user_id) into found
        from member_records m
        join member_permission_sets x on x.organization_id = organization and x.user_id = m.user_id
        join permission_set_permissions p on p.organization_id = organization and p.permission_set_id = x.permission_set_id
        where m.organization_id = organization and m.user_id <> member and m.status = 'ACTIVE'
          and p.permission_slug = 'organization_everything';
      return found;
    end $$;

create or replace function create_organization(new_prefix text, new_name jsonb) returns bigint language plpgsql security definer
  set search_path = pg_catalog, public
  as $$
    declare created bigint;
    begin
      insert into organizations (prefix, name) values (new_prefix, new_name)
        on conflict (prefix) do update set prefix = excluded.prefix returning organization_id into created;
      return created;
    end $$;

-- A column that refers to a deleted row is cleared by the command that deletes it.
do $$
  declare key record;
  begin
    for key in select k.conname, k.conrelid::regclass as of, pg_get_constraintdef(k.oid) as definition from pg_constraint k
      where k.contype = 'f' and cardinality(k.confdelsetcols) > 0 and k.connamespace = 'public'::regnamespace
    loop
      execute format('alter table %s drop constraint %I', key.of, key.conname);
      execute format('alter table %s add constraint %I %s', key.of, key.conname,
        regexp_replace(key.definition, ' ON DELETE SET (NULL|DEFAULT) \(.*\)$', ''));
    end loop;
  end $$;

-- The sweep for signals without a job reads undelivered signals only.
create index if not exists signals_undelivered on signals (organization_id, signal_id) where delivered_at is null;
call note_dependencies('signals');

-- A search of texts chooses its plan itself. On a distributed database it plans for its values: a plan for every organisation would go to
-- every shard.
do $$
  begin
    if exists (select from pg_extension where extname = 'citus') then
      alter function search_texts(bigint, text, bigint[]) set plan_cache_mode = force_custom_plan;
    else
      alter function search_texts(bigint, text, bigint[]) reset plan_cache_mode;
    end if;
  end $$;
