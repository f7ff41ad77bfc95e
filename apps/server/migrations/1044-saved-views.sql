-- module: saved-views

create table saved_views (
  organization_id bigint not null references organizations,
  saved_view_id bigint generated always as identity,
  user_id bigint not null,
  list text not null check (list ~ '^[a-z][a-z-]*$'),
  name text not null check (name <> ''),
  query text not null check (query <> ''),
  created_at timestamptz not null,
  primary key (organization_id, saved_view_id),
  unique (organization_id, user_id, list, name),
  foreign key (organization_id, user_id) references members on delete cascade
);
call protect_tenant_table('saved_views');
comment on table saved_views is 'Filters of lists that members saved under a name, each for its owner alone.';
comment on column saved_views.saved_view_id is 'Id of the view.';
comment on column saved_views.user_id is 'Owner.';
comment on column saved_views.list is 'List that it filters, such as orders.';
comment on column saved_views.name is 'What its owner calls it.';
comment on column saved_views.query is 'Query of the address that shows the list so, such as state=PAID&method=Cash.';
comment on column saved_views.created_at is 'When it was saved first.';
