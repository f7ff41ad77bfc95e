-- Groups and feeds list the newest posts first by the time at which they were written, not by their ids.
drop index posts_by_group;
create index posts_by_group on posts (organization_id, social_group_id, created_at, post_id);
call note_dependencies('posts');
