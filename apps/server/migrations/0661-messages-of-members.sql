-- The words of people and invitations are loaded with their own screens now and have keys of that area. What organisations worded follows
-- them. The owner sees the rows of every organisation meanwhile.
alter table organization_messages no force row level security;
update organization_messages
set message_key = 'members.people.' || substr(message_key, length('studio.members.') + 1)
where message_key like 'studio.members.%';
alter table organization_messages force row level security;
