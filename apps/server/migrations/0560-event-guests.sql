-- Guests without an account: whoever brought them gives a name and an address, the mail brings the ticket, and an account that is
-- made later takes it over. The link of the mail is known by its hash alone.
alter table event_enrollments
  add guest_email text,
  add guest_language text check (guest_language in ('en', 'ar')),
  add claim_hash text,
  add brought_by bigint,                     -- a member who took the ticket for this guest; null: an organiser, or the door
  add foreign key (organization_id, brought_by) references members,
  add check (guest_email is null or guest_name is not null),
  add check ((guest_email is null) = (claim_hash is null));
create unique index event_enrollments_of_guest on event_enrollments (organization_id, event_id, lower(guest_email))
  where guest_email is not null and state <> 'CANCELLED';
create unique index event_enrollments_by_claim on event_enrollments (organization_id, claim_hash) where claim_hash is not null;
create index event_enrollments_by_bringer on event_enrollments (organization_id, brought_by, event_id) where brought_by is not null;

-- How many of a kind one person may have, with those for guests; and kinds that the members of one group alone can have.
alter table event_ticket_types
  add per_person integer not null default 1 check (per_person between 1 and 10),
  add social_group_id bigint,                -- no foreign key: where a group is gone, nobody belongs to it
  drop constraint event_ticket_types_audience_check,
  add constraint event_ticket_types_audience_check check (audience in ('EVERYONE', 'MEMBERS', 'GROUP')),
  add check ((audience = 'GROUP') = (social_group_id is not null));
create index event_ticket_types_by_group on event_ticket_types (organization_id, social_group_id) where social_group_id is not null;
call note_dependencies('event_enrollments');
call note_dependencies('event_ticket_types');
