import type { Own } from './fill.ts';

interface AssignmentParts {
  course_id: unknown;
  /** Of a subsection of the kind ASSIGNMENT. */
  course_subsection_id: unknown;
  media_id: unknown;
  both: unknown;
  marker: string;
  json(value: unknown): unknown;
  learnerId: number;
  instructorId: number;
  now: Date;
}

/** A rubric, and an assignment that was handed in, compared with another and marked by it, with one of everything. */
export async function fillAssignments(
  own: Own,
  { course_id, course_subsection_id, media_id, both, marker, json, learnerId, instructorId, now }: AssignmentParts,
): Promise<{ rubric_id: unknown }> {
  const written = { created_by: instructorId, created_at: now };
  const { rubric_id } = await own('rubrics', { search_text: marker.toLowerCase(), updated_at: now, ...written });
  const named = { id: 1, name: { en: marker }, description: {} };
  const criterion = { ...named, isRange: false, levels: [{ ...named, points: '5' }] };
  await own('rubric_versions', {
    rubric_id,
    version: 1,
    title: both,
    content: json({ criteria: [criterion], allowsFreePoints: false }),
    maximum: 5,
    languages: ['en'],
    ...written,
  });
  await own('assignments', {
    course_subsection_id,
    course_id,
    instructions: json({ en: `<p>${marker}</p>` }),
    is_published: true,
    accepts_text: true,
    accepts_files: true,
    accepts_link: true,
    most_files: 3,
    most_bytes: 1_000_000,
    is_group_work: false,
    allows_withdrawal: true,
    maximum: 5,
    rubric_id,
    rubric_version: 1,
    marker_count: 1,
    is_blind: false,
    release: 'BY_HAND',
    released_at: now,
  });
  await own('accommodations', {
    course_subsection_id,
    user_id: learnerId,
    note: marker,
    granted_by: instructorId,
    granted_at: now,
  });
  const submitted = { course_subsection_id, course_id, last_number: 1, current_number: 1, created_at: now };
  const { assignment_submission_id: otherId } = await own('assignment_submissions', {
    ...submitted,
    user_id: instructorId,
  });
  const { assignment_submission_id } = await own('assignment_submissions', {
    ...submitted,
    user_id: learnerId,
    draft_saves: 2,
  });
  await own('submission_members', {
    assignment_submission_id,
    course_subsection_id,
    user_id: learnerId,
    last_number: 1,
  });
  const text = { body: `<p>${marker}</p>`, link: '' };
  await own('submission_drafts', { assignment_submission_id, version: 2, ...text, saved_by: learnerId, saved_at: now });
  const handedIn = { number: 1, ...text, word_count: 1, receipt_code: 'ABCDEFGHJK', submitted_at: now };
  await own('submission_versions', { assignment_submission_id: otherId, ...handedIn, submitted_by: instructorId });
  await own('submission_versions', { assignment_submission_id, ...handedIn, submitted_by: learnerId });
  const { submission_file_id } = await own('submission_files', {
    assignment_submission_id,
    number: 1,
    position: 0,
    media_id,
    file_name: `${marker}.png`,
    byte_size: 10,
  });
  await own('submission_annotations', {
    submission_file_id,
    annotation_key: marker,
    page: 1,
    kind: 'NOTE',
    color: 'RED',
    shapes: json([[{ x: 0.5, y: 0.5 }]]),
    comment: marker,
    author_user_id: instructorId,
    created_at: now,
    updated_at: now,
  });
  const judged = {
    points: 5,
    number: 1,
    assessment: json([{ criterionId: 1, levelId: 1, comment: marker }]),
    rubric_version: 1,
    comment: marker,
    version: 1,
  };
  await own('submission_reviews', {
    assignment_submission_id,
    marker_user_id: instructorId,
    ...judged,
    reviewed_at: now,
  });
  await own('submission_marks', {
    assignment_submission_id,
    ...judged,
    is_disputed: false,
    marked_by: instructorId,
    marked_at: now,
  });
  await own('submission_member_marks', {
    assignment_submission_id,
    user_id: learnerId,
    points: 4,
    reason: marker,
    marked_by: instructorId,
    marked_at: now,
  });
  await own('submission_mark_changes', {
    assignment_submission_id,
    new_points: 5,
    reason: marker,
    changed_by: instructorId,
    changed_at: now,
  });
  await own('submission_comments', {
    assignment_submission_id,
    author_user_id: learnerId,
    is_by_marker: false,
    waits_for_release: false,
    body: marker,
    created_at: now,
  });
  await fillPlagiarism(own, {
    course_subsection_id,
    submissionIds: [otherId, assignment_submission_id],
    marker,
    json,
    dismissedBy: instructorId,
    now,
  });
  return { rubric_id };
}

/** Two submissions that are alike, which somebody has dismissed. */
async function fillPlagiarism(
  own: Own,
  {
    course_subsection_id,
    submissionIds,
    marker,
    json,
    dismissedBy,
    now,
  }: Pick<AssignmentParts, 'course_subsection_id' | 'marker' | 'json' | 'now'> & {
    submissionIds: unknown[];
    dismissedBy: number;
  },
): Promise<void> {
  await own('plagiarism_settings', {
    course_subsection_id,
    is_on: true,
    threshold_percent: 20,
    excludes_quotations: true,
  });
  const textIds: unknown[] = [];
  for (const assignment_submission_id of submissionIds) {
    const { plagiarism_text_id } = await own('plagiarism_texts', {
      course_subsection_id,
      assignment_submission_id,
      number: 1,
      status: 'CHECKED',
      body: marker,
      parts: json([{ name: null, start: 0, end: marker.length, problem: null }]),
      fingerprint_count: 1,
      checked_at: now,
    });
    await own('plagiarism_fingerprints', { hash: 1, plagiarism_text_id });
    textIds.push(plagiarism_text_id);
  }
  const whole = { start: 0, end: marker.length };
  await own('plagiarism_findings', {
    first_text_id: textIds[0],
    second_text_id: textIds[1],
    shared: 1,
    passages: json([{ first: whole, second: whole }]),
    found_at: now,
    dismissed_by: dismissedBy,
    dismissed_at: now,
    dismiss_reason: marker,
  });
}
