-- module: event-enrollments
-- No foreign key: order lines belong to the marketplace, which knows events, not the other way round.
alter table event_enrollments add column order_line_id bigint;
create unique index event_enrollments_of_order_line on event_enrollments (organization_id, order_line_id) where order_line_id is not null;

create table event_ticket_drafts (
  organization_id bigint not null references organizations,
  user_id bigint not null,
  event_ticket_type_id bigint not null,
  answers jsonb not null,
  changed_at timestamptz not null,
  primary key (organization_id, user_id, event_ticket_type_id),
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, event_ticket_type_id) references event_ticket_types on delete cascade
);
call protect_tenant_table('event_ticket_drafts');

comment on column event_enrollments.order_line_id is 'Order line with which the ticket was bought; null for a free one.';
comment on table event_ticket_drafts is 'Answers to the questions of an event, kept from the moment when a ticket goes into the cart until it is ordered.';
comment on column event_ticket_drafts.user_id is 'Member who has the ticket in their cart.';
comment on column event_ticket_drafts.event_ticket_type_id is 'Kind of ticket.';
comment on column event_ticket_drafts.answers is 'Answers, as in event_enrollments.';
comment on column event_ticket_drafts.changed_at is 'When they were given.';

alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (reason in ('ADMINISTRATOR', 'PAID_LATE', 'PAID_TWICE', 'UNAVAILABLE'));
comment on column refunds.reason is 'ADMINISTRATOR, or automatic: PAID_LATE (order no longer payable), PAID_TWICE, UNAVAILABLE (the item could not be given any more).';
