-- Texts of announcements, courses, specializations and pages are HTML in blocks. What came in as plain text becomes
-- paragraphs (an empty line begins one), and words that are partly bold are found whole.

-- HTML without its tags, folded. Marks within a line part no words.
create or replace function fold_html(html text) returns text language sql immutable strict parallel safe
  as $$
    select public.fold_search(pg_catalog.regexp_replace(pg_catalog.regexp_replace(pg_catalog.regexp_replace(html,
      '</?(?:a|b|strong|i|em|u|s|code|mark|sub|sup|span)(?:\s[^>]*)?>', '', 'gi'), '<[^>]*>', ' ', 'g'), '&[a-z0-9#]+;', ' ', 'gi'))
  $$;

create function in_paragraphs(texts jsonb) returns jsonb language sql immutable strict
  as $$
    select coalesce(jsonb_object_agg(language, case
        when html ~* '<(?:p|h[1-6]|ul|ol|blockquote|pre|div|table|figure)\M' then html
        else '<p>' || regexp_replace(regexp_replace(btrim(html, E' \t\r\n'), '\r?\n\s*\n\s*', '</p><p>', 'g'), '\r?\n', '<br>', 'g') || '</p>'
      end), '{}')
    from jsonb_each_text(texts) as each(language, html)
    where btrim(html, E' \t\r\n') <> ''
  $$;

-- The owner sees the rows of every organisation for as long as this takes.
alter table announcements no force row level security;
alter table courses no force row level security;
alter table specializations no force row level security;
alter table organization_profiles no force row level security;

update announcements set body = in_paragraphs(body); -- every row: its stems are made anew
update courses set description = in_paragraphs(description) where description is distinct from in_paragraphs(description);
update specializations set description = in_paragraphs(description) where description is distinct from in_paragraphs(description);
update organization_profiles set landing = jsonb_set(landing, '{pages}', (
    select jsonb_object_agg(slug, case when jsonb_typeof(page -> 'body') = 'object'
      then jsonb_set(page, '{body}', in_paragraphs(page -> 'body')) else page end)
    from jsonb_each(landing -> 'pages') as each(slug, page)))
  where jsonb_typeof(landing -> 'pages') = 'object' and landing -> 'pages' <> '{}';

alter table announcements force row level security;
alter table courses force row level security;
alter table specializations force row level security;
alter table organization_profiles force row level security;

drop function in_paragraphs;
