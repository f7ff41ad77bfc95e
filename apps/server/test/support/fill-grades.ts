import type { CourseFilling, Own } from './fill.ts';

/** A gradebook with a posted grade that was changed. */
export async function fillGrades(
  own: Own,
  { course_id, both, marker, learnerId, instructorId, now }: CourseFilling,
): Promise<void> {
  const rules = { weight: 1, is_extra_credit: false };
  await own('gradebooks', { course_id, shows_statistics: true });
  const { grade_category_id } = await own('grade_categories', {
    ...rules,
    course_id,
    name: both,
    position: 0,
    aggregation: 'POINTS',
    drop_lowest: 0,
    drop_highest: 0,
  });
  const { grade_item_id } = await own('grade_items', {
    ...rules,
    course_id,
    grade_category_id,
    source: 'MANUAL',
    title: both,
    kind: 'POINTS',
    maximum_points: 10,
    is_omitted: false,
    is_never_dropped: false,
    is_posted: true,
    position: 0,
    created_at: now,
  });
  const grade = { course_id, grade_item_id, user_id: learnerId, changed_by: instructorId, changed_at: now };
  await own('grades', { ...grade, state: 'MARKED', points: '9', comment: marker });
  await own('grade_rows', {
    course_id,
    user_id: learnerId,
    grade_item_ids: String(grade_item_id),
    states: 'M',
    points: '9',
    flags: '4',
    versions: '1',
  });
  await own('grade_changes', {
    ...grade,
    old_state: 'BLANK',
    new_state: 'MARKED',
    new_points: '9',
    source: 'HAND',
    reason: marker,
    is_shown: true,
  });
  await own('course_totals', { course_id, user_id: learnerId, percent: '90' });
}
