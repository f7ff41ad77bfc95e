-- The logo in the list of a person's organisations is read through what media publishes.
create or replace function organization_logo(id bigint) returns jsonb language sql stable security definer
  set search_path = pg_catalog, public
  as $$
    select jsonb_build_object(
      'mediaId', m.media_id, 'organizationId', m.organization_id, 'visibility', m.visibility, 'contentType', m.content_type,
      'name', m.original_name, 'byteSize', m.byte_size, 'width', m.width, 'height', m.height,
      'durationSeconds', m.duration_seconds, 'alt', m.alt, 'storageKey', m.storage_key, 'variants', m.variants)
    from organization_profiles p
    join media_files m on m.organization_id = p.organization_id and m.media_id = p.logo_media_id
    where p.organization_id = id and m.visibility = 'PUBLIC' and m.status = 'READY'
  $$;
