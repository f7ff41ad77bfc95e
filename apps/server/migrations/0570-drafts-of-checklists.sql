-- What is being written of a checklist: words, rule and items as they are typed, whole or not. It saves itself; publishing puts it
-- in the place of what people have.
alter table checklists add column draft jsonb;
