-- What was granted to a learner who sits an exam, as it held for the deadline that they were told: whoever changes the rules
-- afterwards takes none of it away, even where the group it was granted to is gone.
alter table exam_attempts add column granted jsonb; -- extra minutes, extra percent, own close; null: nothing
