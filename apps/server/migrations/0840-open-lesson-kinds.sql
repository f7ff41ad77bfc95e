-- The kinds of lessons are the files in packages/domain/src/lesson-kinds, and the API accepts no others: a new kind needs no migration.
alter table course_subsections drop constraint course_subsections_kind_check,
  add constraint course_subsections_kind_check check (kind ~ '^[A-Z][A-Z_]*$');
comment on column course_subsections.kind is 'domain type LessonKind: a file in packages/domain/src/lesson-kinds';
