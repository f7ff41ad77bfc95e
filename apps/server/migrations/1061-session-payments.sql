-- module: coach-availability

alter table session_types add column payment text not null default 'FREE' check (payment in ('FREE', 'CREDITS'));
comment on column session_types.payment is 'FREE: costs nothing. CREDITS: one credit of a package for each session.';
