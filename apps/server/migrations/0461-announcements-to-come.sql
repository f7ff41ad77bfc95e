-- Announcements that are published later by themselves, and who has read them.
alter table announcements
  add column scheduled_at timestamptz,                      -- when a job publishes it; null: nobody asked for that, or it is out
  add column keeps_receipts boolean not null default true,  -- false: it was out before receipts were kept
  add column reminded_at timestamptz,                       -- when those who haven't read it were last reminded
  add constraint announcements_scheduled check (scheduled_at is null or published_at is null);
update announcements set keeps_receipts = false where published_at is not null;

create table announcement_reads (
  organization_id bigint not null references organizations,
  announcement_id bigint not null,
  user_id bigint not null,
  read_at timestamptz not null,                             -- when it was first open before this reader
  primary key (organization_id, announcement_id, user_id),
  foreign key (organization_id, announcement_id) references announcements on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index announcement_reads_by_user on announcement_reads (organization_id, user_id);
call protect_tenant_table('announcement_reads');
