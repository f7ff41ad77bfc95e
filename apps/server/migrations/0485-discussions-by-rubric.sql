-- Discussions marked by a rubric: a fourth grading beside taking part, by hand and none.

-- A rubric's points have up to four digits behind the point.
alter table discussion_boards
  alter column maximum type numeric(14, 4),
  add column rubric_id bigint,
  add column rubric_version integer,         -- by which it is marked; it stays once something is
  drop constraint discussion_boards_grading_check,
  add constraint discussion_boards_grading_check check (grading in ('NONE', 'PARTICIPATION', 'BY_HAND', 'RUBRIC')),
  add constraint discussion_boards_rubric check ((grading = 'RUBRIC') = (rubric_id is not null) and (rubric_id is null) = (rubric_version is null)),
  add foreign key (organization_id, rubric_id, rubric_version) references rubric_versions (organization_id, rubric_id, version);
create index discussion_boards_by_rubric on discussion_boards (organization_id, rubric_id) where rubric_id is not null;

alter table discussion_marks
  alter column points type numeric(14, 4),
  add column assessment jsonb,               -- Assessment (packages/domain); null: by points
  add column rubric_version integer,
  add constraint discussion_marks_rubric check ((assessment is null) = (rubric_version is null));
