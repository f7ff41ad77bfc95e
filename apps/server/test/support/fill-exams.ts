import type { Own } from './fill.ts';

interface ExamParts {
  course_id: unknown;
  course_subsection_id: unknown;
  question_id: unknown;
  question_category_id: unknown;
  both: unknown;
  marker: string;
  json(value: unknown): unknown;
  learnerId: number;
  instructorId: number;
  now: Date;
}

/** An exam that has been scheduled and sat, with one of everything. */
export async function fillExam(own: Own, parts: ExamParts): Promise<void> {
  const { course_id, course_subsection_id, question_id, both, marker, learnerId, instructorId, now } = parts;
  const { exam_id } = await own('exams', {
    course_id,
    title: both,
    instructions: both,
    created_by: instructorId,
    created_at: now,
    updated_at: now,
  });
  const { exam_section_id } = await own('exam_sections', { exam_id, position: 0, title: both, navigation: 'FREE' });
  await own('exam_draws', { exam_section_id, position: 0, question_id, take: 1 });
  await own('exam_draws', {
    exam_section_id,
    position: 1,
    question_category_id: parts.question_category_id,
    tags: [marker],
    take: 1,
  });
  await own('subsection_exams', { course_subsection_id, course_id, exam_id, is_published: true });
  await own('accommodations', {
    course_subsection_id,
    user_id: learnerId,
    extra_minutes: 5,
    note: marker,
    granted_by: instructorId,
    granted_at: now,
  });
  await own('regrade_decisions', {
    course_subsection_id,
    question_id,
    up_to_version: 1,
    kind: 'GIVE_TO_ALL',
    reason: marker,
    decided_by: instructorId,
    decided_at: now,
  });
  const { exam_attempt_id } = await own('exam_attempts', {
    course_subsection_id,
    course_id,
    exam_id,
    user_id: learnerId,
    number: 1,
    state: 'SUBMITTED',
    is_preview: false,
    started_at: now,
    finished_at: now,
    seed: marker,
    sections: parts.json([{ title: { en: marker }, navigation: 'FREE', shufflesChoices: false }]),
    question_count: 1,
    score: 1,
    marks: 1,
    marked_at: now,
    score_told_at: now,
  });
  const place = { exam_attempt_id, position: 1 };
  await own('attempt_questions', {
    ...place,
    section: 0,
    question_id,
    version: 1,
    key_version: 1,
    marks: 1,
    negative_marks: 0,
  });
  const answer = parts.json({ type: 'TRUE_FALSE', isTrue: true });
  await own('attempt_answers', { ...place, sequence: 1, answer, is_flagged: false, saved_at: now });
  await own('attempt_events', { ...place, kind: 'FOCUS_LOST', occurred_at: now, received_at: now });
  await own('attempt_times', { exam_attempt_id, sequence: 1, seconds: [1] });
  await own('answer_marks', {
    ...place,
    score: 1,
    outcome: 'CORRECT',
    source: 'MARKER',
    comment: marker,
    marked_by: instructorId,
    marked_at: now,
  });
  await own('answer_comments', {
    ...place,
    start_offset: 0,
    end_offset: marker.length,
    quote: marker,
    comment: marker,
    marker_user_id: instructorId,
    written_at: now,
  });
  await own('answer_reviews', {
    ...place,
    marker_user_id: instructorId,
    score: 1,
    comment: marker,
    reviewed_at: now,
  });
  await own('mark_changes', {
    ...place,
    new_score: 1,
    source: 'MARKER',
    reason: marker,
    changed_by: instructorId,
    changed_at: now,
  });
}
