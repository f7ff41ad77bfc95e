-- A grant that is suspended gives no access and can be resumed: its holder left something that they bought, or its payment is disputed.
alter table entitlements add column suspended_for text check (suspended_for in ('LEFT', 'DISPUTE'));
alter table entitlements drop constraint entitlements_status_check;
alter table entitlements add constraint entitlements_status_check check (status in ('WAITING', 'ACTIVE', 'SUSPENDED', 'ENDED', 'REVOKED'));
alter table entitlements add constraint entitlements_suspended_check check ((status = 'SUSPENDED') = (suspended_for is not null));

comment on column entitlements.suspended_for is 'Why the grant is suspended: LEFT by its holder, who can resume it, or DISPUTE of its payment.';
comment on column entitlements.status is 'WAITING: not begun; ACTIVE: in force; SUSPENDED: no access until it is resumed; ENDED: expired; REVOKED: withdrawn. A job changes it at starts_at and ends_at.';
