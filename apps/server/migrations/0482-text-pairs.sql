-- The two sides of each text of a course as they were when one was last known to say what the other says. From what has changed
-- since follows which side is older than the other. Fingerprints, not the texts themselves.

create table text_pairs (
  organization_id bigint not null references organizations,
  course_id bigint not null,
  text_key text not null,                    -- place:id:field
  en_fingerprint text not null,              -- empty: there was no text
  ar_fingerprint text not null,
  primary key (organization_id, course_id, text_key),
  foreign key (organization_id, course_id) references courses on delete cascade
);
call protect_tenant_table('text_pairs');
