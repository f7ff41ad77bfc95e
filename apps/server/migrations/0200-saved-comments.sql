-- What a marker writes again and again, kept to be put into the next mark with one press: of exams and of assignments.
create table saved_comments (
  organization_id bigint not null,
  saved_comment_id bigint generated always as identity,
  user_id bigint not null,                   -- whose it is: nobody else reads it
  comment text not null check (comment <> ''),
  created_at timestamptz not null,
  primary key (organization_id, saved_comment_id),
  foreign key (organization_id, user_id) references members
);
-- by a digest, because a comment may be longer than an index takes
create unique index saved_comments_once on saved_comments (organization_id, user_id, md5(comment));
call protect_tenant_table('saved_comments');
