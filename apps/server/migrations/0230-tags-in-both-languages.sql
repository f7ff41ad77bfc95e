-- One tag in two languages is one tag: what it is called in the other script. Questions carry it under its own name; readers read the name
-- of their language, and whoever writes, looks for or draws by the other name means the same tag.
create table question_tag_names (
  organization_id bigint not null references organizations,
  tag_folded text not null,                  -- as questions carry it
  other_folded text not null,                -- by which nothing carries it
  other text not null,
  primary key (organization_id, tag_folded),
  unique (organization_id, other_folded),
  check (tag_folded <> other_folded)
);
call protect_tenant_table('question_tag_names');
