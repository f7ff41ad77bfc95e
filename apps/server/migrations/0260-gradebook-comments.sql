-- Comments on the tables, columns and views of 0060-gradebook.sql.

-- module: rubrics

comment on table rubrics is 'Rubrics for marking, reusable across the organisation; texts and criteria are in rubric_versions.';
comment on column rubrics.organization_id is 'Organisation of the row.';
comment on column rubrics.rubric_id is 'Identifier of the rubric.';
comment on column rubrics.course_id is 'Only course that offers the rubric; null: every course does.';
comment on column rubrics.current_version is 'Version offered now, raised when title or content change; a client that sends an older one is refused.';
comment on column rubrics.is_archived is 'No longer offered; work that uses it is still marked by it.';
comment on column rubrics.first_used_at is 'When work first used it; archived instead of deleted from then on. Null: never used.';
comment on column rubrics.search_text is 'Title and criterion names of the current version, folded for search; the module writes it.';
comment on column rubrics.created_by is 'Member who owns the rubric and sets its sharing.';
comment on column rubrics.created_at is 'When the row was written.';
comment on column rubrics.updated_at is 'When the current version was saved.';
comment on column rubrics.sharing is 'PRIVATE: owner only; USE: colleagues read, use and copy; EDIT: they also change and delete.';

comment on table rubric_versions is 'Every saved version of a rubric; rows never change, so assessments show what their marker saw.';
comment on column rubric_versions.organization_id is 'Organisation of the row.';
comment on column rubric_versions.rubric_id is 'Rubric of the version.';
comment on column rubric_versions.version is 'Number of the version within the rubric, from 1.';
comment on column rubric_versions.title is 'Localized, plain text in at least one language.';
comment on column rubric_versions.content is '{ criteria: [{ id, name, description, isRange, levels: [{ id, points, name, description }] }], allowsFreePoints }; names and descriptions Localized.';
comment on column rubric_versions.maximum is 'Most points the rubric gives: sum of the best level of each criterion.';
comment on column rubric_versions.languages is 'Languages (en, ar) in which every text of the version is written.';
comment on column rubric_versions.created_by is 'Member who saved the version.';
comment on column rubric_versions.created_at is 'When the version was saved.';

-- module: grade-items

comment on table gradebooks is 'Gradebook settings of courses; changes of a gradebook lock its row. No row: the defaults.';
comment on column gradebooks.organization_id is 'Organisation of the row.';
comment on column gradebooks.course_id is 'Course of the gradebook.';
comment on column gradebooks.scheme is 'WEIGHTED_CATEGORIES: weighted mean of category percentages; TOTAL_POINTS: sum of points by sum of maxima.';
comment on column gradebooks.letter_scale is 'Letter grades, [{ letter, from }]: letter Localized, from a percentage as text; empty: no letters.';
comment on column gradebooks.pass_mark is 'Percent required to pass; null: the course has no pass or fail.';
comment on column gradebooks.places is 'Decimal places of displayed totals; the calculation is exact.';
comment on column gradebooks.shows_statistics is 'Learners see mean and median of posted items that have at least five marks.';
comment on column gradebooks.version is 'Raised when settings are saved, 0 before; a client that sends an older one is refused.';

comment on table grade_categories is 'Categories of grade items in the gradebook of a course.';
comment on column grade_categories.organization_id is 'Organisation of the row.';
comment on column grade_categories.grade_category_id is 'Identifier of the grade category.';
comment on column grade_categories.course_id is 'Course of the gradebook.';
comment on column grade_categories.name is 'Localized, plain text in at least one language.';
comment on column grade_categories.position is 'Place in the order, from 0.';
comment on column grade_categories.weight is 'Share of the total under WEIGHTED_CATEGORIES; weights need not add up to 100.';
comment on column grade_categories.aggregation is 'Under WEIGHTED_CATEGORIES, POINTS: points by maxima; MEAN: mean of percentages; WEIGHTED: mean by item weights.';
comment on column grade_categories.is_extra_credit is 'Adds to the total without raising what can be achieved.';
comment on column grade_categories.drop_lowest is 'Lowest items dropped for each learner; at least one always counts.';
comment on column grade_categories.drop_highest is 'Highest items dropped for each learner; at least one always counts.';
comment on column grade_categories.version is 'Raised with each change; a client that sends an older one is refused.';

comment on table grade_items is 'What is graded in a course: items filled by people, or following an exam, assignment or discussion.';
comment on column grade_items.organization_id is 'Organisation of the row.';
comment on column grade_items.grade_item_id is 'Identifier of the grade item.';
comment on column grade_items.course_id is 'Course of the gradebook.';
comment on column grade_items.grade_category_id is 'Category of the item; null: none, and no weight under WEIGHTED_CATEGORIES.';
comment on column grade_items.source is 'MANUAL: grades are typed or imported; EXAM, ASSIGNMENT, DISCUSSION: grades follow the lesson.';
comment on column grade_items.course_subsection_id is 'Lesson that the item follows; null: MANUAL, or the lesson was deleted and its grades stay.';
comment on column grade_items.title is 'Localized, plain text; follows the source unless MANUAL.';
comment on column grade_items.kind is 'POINTS; PASS_FAIL: any mark above zero gives the maximum, otherwise nothing.';
comment on column grade_items.maximum_points is 'Points for a full grade; grades may exceed it. Follows the source unless MANUAL.';
comment on column grade_items.weight is 'Weight within a category whose aggregation is WEIGHTED; unused otherwise.';
comment on column grade_items.is_extra_credit is 'Adds points without raising what can be achieved; drop rules skip it.';
comment on column grade_items.is_omitted is 'Shown, but counts in no total.';
comment on column grade_items.is_never_dropped is 'Drop rules of the category skip the item.';
comment on column grade_items.due_at is 'When the work is due; follows the source unless MANUAL. Null: no due date.';
comment on column grade_items.is_posted is 'Learners see present and future grades; false: only grades with grades.is_posted. Unreleased marks stay hidden.';
comment on column grade_items.position is 'Place in the order, from 0.';
comment on column grade_items.version is 'Raised with each change; a client that sends an older one is refused.';
comment on column grade_items.created_at is 'When the row was written.';

comment on table grade_item_plans is 'Gradebook settings for lessons of a copied course whose grade item is created on publication.';
comment on column grade_item_plans.organization_id is 'Organisation of the row.';
comment on column grade_item_plans.course_subsection_id is 'Copied lesson that has no grade item yet; the row is deleted once it has.';
comment on column grade_item_plans.course_id is 'Copied course that contains the lesson.';
comment on column grade_item_plans.grade_category_id is 'Category of the future item; null: none.';
comment on column grade_item_plans.weight is 'Weight of the future item in a WEIGHTED category.';
comment on column grade_item_plans.is_extra_credit is 'The future item adds points without raising what can be achieved.';
comment on column grade_item_plans.is_omitted is 'The future item is shown but counts in no total.';
comment on column grade_item_plans.is_never_dropped is 'Drop rules of the category skip the future item.';
comment on column grade_item_plans.is_posted is 'Learners may see grades of the future item.';
comment on column grade_item_plans.position is 'Place of the future item in the order, from 0.';

comment on view graded_items is 'Names of grade items.';

-- module: grades

comment on table grades is 'Grades of learners on grade items; they stay after a learner leaves. No row: no grade yet.';
comment on column grades.organization_id is 'Organisation of the row.';
comment on column grades.grade_item_id is 'Grade item that was graded.';
comment on column grades.user_id is 'Learner who has the grade.';
comment on column grades.course_id is 'Course of the gradebook.';
comment on column grades.state is 'BLANK: nothing yet; MARKED: has points; EXCUSED: left out of totals; MISSING: counts zero; PENDING: awaits marking.';
comment on column grades.points is 'Exact points as decimal or fraction text (87.5, 280/3), may exceed the maximum; null unless MARKED.';
comment on column grades.comment is 'Plain text to the learner; may be empty.';
comment on column grades.is_posted is 'Posted for this learner alone, where grade_items.is_posted is false.';
comment on column grades.is_overridden is 'A person replaced the automatic grade, which automatic_state and automatic_points still follow.';
comment on column grades.automatic_state is 'State from the exam, assignment or discussion, also while overridden; null: none received.';
comment on column grades.automatic_points is 'Exact points from the source, also while overridden; null unless automatic_state is MARKED.';
comment on column grades.version is 'Raised with each change of grade or comment; a client that sends an older one is refused.';
comment on column grades.changed_by is 'Member who last changed it; null: it followed its source.';
comment on column grades.changed_at is 'When the row was last written.';

comment on table grade_changes is 'History of grades; rows are only added, the application may not update or delete them.';
comment on column grade_changes.organization_id is 'Organisation of the row.';
comment on column grade_changes.grade_change_id is 'Identifier of the change; ascending in the order of changes.';
comment on column grade_changes.course_id is 'Course of the gradebook.';
comment on column grade_changes.grade_item_id is 'Grade item of the grade.';
comment on column grade_changes.user_id is 'Learner whose grade changed. No foreign key.';
comment on column grade_changes.old_state is 'State before the change, as in grades.state; BLANK if there was no grade.';
comment on column grade_changes.old_points is 'Points before the change, exact as in grades.points; null unless MARKED.';
comment on column grade_changes.new_state is 'State after the change, as in grades.state.';
comment on column grade_changes.new_points is 'Points after the change, exact as in grades.points; null unless MARKED.';
comment on column grade_changes.source is 'HAND: typed; IMPORT: file; EXAM, ASSIGNMENT, DISCUSSION: followed; REGRADE: exam regraded; REVERTED: override removed; POSTED, UNPOSTED: visibility.';
comment on column grade_changes.reason is 'Why a person changed it, plain text for staff; may be empty.';
comment on column grade_changes.is_shown is 'The learner could see the new grade at that time.';
comment on column grade_changes.changed_by is 'Member who changed it; null: it followed its source or a release.';
comment on column grade_changes.changed_at is 'When the grade changed.';

comment on table grade_rows is 'All grades of a learner in a course as one row for reports, rewritten from grades with each change.';
comment on column grade_rows.organization_id is 'Organisation of the row.';
comment on column grade_rows.course_id is 'Course of the gradebook.';
comment on column grade_rows.user_id is 'Learner whose grades these are.';
comment on column grade_rows.grade_item_ids is 'Grade items in ascending order, comma-separated; other columns follow it. May name deleted items.';
comment on column grade_rows.states is 'One letter per item: B blank, M marked, E excused, X missing, P pending.';
comment on column grade_rows.points is 'Exact points of the marked items alone, separated by spaces; empty: none is marked.';
comment on column grade_rows.flags is 'One digit per item, sum of 1: posted for this learner, 2: overridden, 4: has a comment.';
comment on column grade_rows.versions is 'Version of each grade, comma-separated.';
