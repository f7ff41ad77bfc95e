-- What other systems and authors call a question by: GIFT's [id:], Moodle's ID number, QTI's identifier.
alter table questions add column id_number text; -- null: none; nothing depends on it, and two may have the same
