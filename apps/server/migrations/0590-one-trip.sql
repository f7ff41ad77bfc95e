-- What a command writes leaves the server together: a signal and the job that hands it on name the same number.

grant usage on sequence signals_signal_id_seq to sullam_app, sullam_identity;

-- Whether an offer or a hold has run out is asked whenever a pool opens, however many places are taken.
create index places_ending on places (organization_id, whole_pool_id, until) where state in ('OFFERED', 'HELD');
