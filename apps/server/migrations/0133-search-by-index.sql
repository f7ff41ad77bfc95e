-- Every search uses its trigram index, however many records an organisation has. `like all (select …)` can't: the words have to
-- stand in the condition one by one. The text stays in the row, since a comparison otherwise fetches it from elsewhere.

create index specializations_search on specializations using gin (organization_id, search_text gin_trgm_ops);
create index rubrics_search on rubrics using gin (organization_id, search_text gin_trgm_ops);

-- Makes search_<what>(organization, words): the keys of the records whose search_text holds every word. The words are written
-- into the statement as constants, so that the planner sees which of them are rare.
create procedure make_searchable(records regclass, key name, what text) language plpgsql as $procedure$
begin
  execute format('alter table %s alter column search_text set storage main', records);
  execute format($function$
    create function search_%s(organization bigint, words text[]) returns setof bigint language plpgsql stable security definer
      set search_path = pg_catalog, public
      as $$
        begin
          perform demand_own_organization(organization);
          return query execute format('select %I from %s where organization_id = %%s and %%s', organization,
            coalesce((select string_agg(format('search_text like %%L', containing(word)), ' and ') from unnest(words) word), 'true'));
        end $$
    $function$, what, key, records);
  execute format('alter function search_%s owner to sullam_finder', what);
  execute format('revoke execute on function search_%s from public', what);
  execute format('grant execute on function search_%s to sullam_app', what);
end $procedure$;

-- Those that 0132 made belong to the finder and are replaced.
drop function search_members(bigint, text[]);
drop function search_sections(bigint, text[]);
drop function search_subsections(bigint, text[]);
drop function search_questions(bigint, text[]);

call make_searchable('courses', 'course_id', 'courses');
call make_searchable('course_sections', 'course_section_id', 'sections');
call make_searchable('course_subsections', 'course_subsection_id', 'subsections');
call make_searchable('members', 'user_id', 'members');
call make_searchable('questions', 'question_id', 'questions');
call make_searchable('specializations', 'specialization_id', 'specializations');
call make_searchable('rubrics', 'rubric_id', 'rubrics');

-- The rows of which a text was stored elsewhere are written again. The owner sees those of every organisation for as long as
-- this takes.
alter table courses no force row level security;
alter table questions no force row level security;
alter table rubrics no force row level security;
update courses set title = title;
update questions set text_words = text_words;
update rubrics set search_text = search_text;
alter table courses force row level security;
alter table questions force row level security;
alter table rubrics force row level security;
