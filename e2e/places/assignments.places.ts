import { setTimeout as sleep } from 'node:timers/promises';
import type { Demo, Get } from '../support/demo.ts';

/** The demo's assignments: one that waits for work and for markers, with a similarity, and one that came back. */
interface Assignments {
  courseId: number;
  openId: number;
  returnedId: number;
  /** Of the open one, for its marker. */
  submissionId: number;
  fileSubmissionId: number;
  findingId: number;
}

/** What is alike in the submissions; a job looks for it, after the server has begun to answer. */
async function findSimilarities(get: Get, assignmentId: number, tries = 60): Promise<{ findingId: number }[]> {
  const { data } = await get<{ data: { findingId: number }[] }>(
    `copy-plagiarism-checks/assignments/${assignmentId}/findings`,
  );
  if (data.length > 0 || tries === 0) return data;
  await sleep(500);
  return findSimilarities(get, assignmentId, tries - 1);
}

async function findAssignments({ asLearner: get, asAdministrator: asMarker, enrolled }: Demo): Promise<Assignments> {
  for (const courseId of enrolled) {
    const { data } = await get<{ data: { assignmentId: number; state: string }[] }>(`courses/${courseId}/assignments`);
    const open = data.find(({ state }) => state === 'NOT_SUBMITTED' || state === 'DRAFT');
    const returned = data.find(({ state }) => state === 'RETURNED');
    if (!open || !returned) continue;
    const { data: rows } = await asMarker<{ data: { assignmentSubmissionId: number | null; number: number | null }[] }>(
      `course-assignments/${open.assignmentId}/submissions?take=100`,
    );
    const ids = rows.flatMap(({ assignmentSubmissionId, number }) =>
      number === null || assignmentSubmissionId === null ? [] : [assignmentSubmissionId],
    );
    const works = await Promise.all(
      ids.map((id) => asMarker<{ current: { files: unknown[] } }>(`assignment-submissions/${id}`)),
    );
    const findings = await findSimilarities(asMarker, open.assignmentId);
    const [submissionId, fileSubmissionId] = [0, 1].map(
      (count) => ids[works.findIndex(({ current }) => current.files.length === count)],
    );
    if (submissionId && fileSubmissionId && findings[0])
      return {
        courseId,
        openId: open.assignmentId,
        returnedId: returned.assignmentId,
        submissionId,
        fileSubmissionId,
        findingId: findings[0].findingId,
      };
  }
  throw new Error("The demo's learner has no assignments, or nothing in them is alike.");
}

export const find = async (demo: Demo) => ({ assignments: await findAssignments(demo) });
