-- The words of people and invitations, and those of a course's page for who isn't in it yet, are loaded with their own screens now and have
-- keys of those areas. What organisations worded follows them. The owner sees the rows of every organisation meanwhile.
alter table organization_messages no force row level security;
update organization_messages
set message_key = 'members.people.' || substr(message_key, length('studio.members.') + 1)
where message_key like 'studio.members.%';
update organization_messages
set message_key = 'course-overview.enroll.' || substr(message_key, length('course.enroll.') + 1)
where message_key like 'course.enroll.%';
update organization_messages
set message_key = 'course-overview.labels.' || substr(message_key, length('course.overview.') + 1)
where message_key like 'course.overview.%';
alter table organization_messages force row level security;
