-- Assignments, surveys and polls take their place in the outline. What one of them is stands in its module's tables,
-- under the id of its subsection.
alter table course_subsections drop constraint course_subsections_kind_check,
  add constraint course_subsections_kind_check check (
    kind in ('ARTICLE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'EMBED', 'EXAM', 'ASSIGNMENT', 'SURVEY', 'POLL'));
