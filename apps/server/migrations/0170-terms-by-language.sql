-- A term is a row of one language: the organisation's own word (singular and plural; Arabic sentences may know further forms) and its
-- medium, a picture with words in it say. One picture for both languages becomes two rows.

-- the owner of the tables sees their rows only while row-level security isn't forced upon it
alter table organization_terms no force row level security;
alter table organization_terms drop constraint organization_terms_pkey;
alter table organization_terms add column language text check (language in ('en', 'ar'));
alter table organization_terms alter column value drop default, alter column value drop not null;
insert into organization_terms (organization_id, slug, language, value, media_id)
  select organization_id, slug, 'ar', nullif(value -> 'ar', 'null'), media_id from organization_terms;
update organization_terms set language = 'en', value = nullif(value -> 'en', 'null') where language is null;
delete from organization_terms where value is null and media_id is null;
alter table organization_terms alter column language set not null;
alter table organization_terms add primary key (organization_id, slug, language);
alter table organization_terms force row level security;

comment on column organization_terms.value is '{ singular, plural, dual?, definite?, definitePlural? }; null: the product''s own word';
comment on column organization_terms.media_id is 'a picture that visitors see; null: none of its own';
