-- An organisation's own wording of a counted message has several forms: { one, other } in English, up to six in Arabic.
-- Then `forms` holds them and `text` repeats the form for every other number, so that the text is never empty.
alter table organization_messages add column forms jsonb;

