-- A logo drawn for dark grounds; without one the usual logo lies on a light plate there.
alter table organization_profiles add column dark_logo_media_id bigint;
