-- module: coaching-sessions

alter table coaching_sessions add column kept_at timestamptz;
comment on column coaching_sessions.kept_at is 'When the coach decided to hold it although it lies outside the hours or in a blocked time; null: not decided. A move takes it back.';
