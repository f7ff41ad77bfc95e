import { COURSE, type Flow, type Page, pick } from './flow.ts';

interface Assignment {
  assignmentId: number;
  state: string;
  isGroupWork: boolean;
}

interface Row {
  assignmentSubmissionId: number | null;
  learner: { userId: number } | null;
  state: string;
  number: number | null;
}

interface Work {
  current: { number: number; files: { submissionFileId: number }[] } | null;
  rubric: { content: { criteria: { id: number; levels: { id: number; points: string }[] }[] } } | null;
  markVersion?: number;
}

/** A learner hands work in and takes it back; an instructor marks it and changes what is asked for. */
export async function assign(flow: Flow): Promise<void> {
  const list = `/api/courses/${COURSE}/assignments`;
  const { data } = await flow.look<Page<Assignment>>('learner', list);
  const { assignmentId } = pick(
    data,
    'assignment that waits for work',
    ({ state, isGroupWork }) => ['NOT_SUBMITTED', 'DRAFT'].includes(state) && !isGroupWork,
  );
  await handIn(flow, assignmentId);
  await flow.look('learner', list, '/api/activities-schedule', `/api/courses/${COURSE}/progress`);
  await markWork(flow, assignmentId);
  await allowMore(flow, assignmentId);
  await checkLikenesses(flow);
  await changeAssignment(flow, assignmentId);
}

async function handIn(flow: Flow, assignmentId: number): Promise<void> {
  const assignment = `/api/course-assignments/${assignmentId}`;
  const own = `${assignment}/submission`;
  const media = await flow.act<{ mediaId: number }>(
    'learner',
    'POST /api/media/upload?kind=DOCUMENT&visibility=PRIVATE&fileName=notes.txt',
    undefined,
    'What I saw in the meeting, and what came of it.',
  );
  const { draft } = await flow.look<{ draft: { version: number } | null }>('learner', own, assignment);
  const version = draft?.version ?? 0;
  const body = '<p>In the meeting on Monday you asked each of us before you decided; so nobody was surprised.</p>';
  await flow.act('learner', `PUT ${own}/draft`, { body, link: '', mediaIds: [media.mediaId], version });
  const saved = await flow.act<{ version: number }>('learner', `PUT ${own}/draft`, {
    ...{ body, link: '', mediaIds: [], version: version + 1 },
  });
  await flow.act('learner', `POST ${own}/submit`, { version });
  await flow.act('learner', `POST ${own}/submit`, { version: saved.version });
  await flow.look('learner', own, assignment, `${own}/versions/1`);
  await flow.act('learner', `POST ${own}/withdraw`);
  await flow.look('learner', own);
  const again = await flow.act<{ version?: number }>('learner', `PUT ${own}/draft`, {
    ...{ body: `${body}<p>And I thanked you for it.</p>`, link: '', mediaIds: [], version: 0 },
  });
  await flow.act('learner', `POST ${own}/submit`, { version: again.version ?? 1 });
  await flow.look('learner', own, `${own}/versions/2`);
}

async function markWork(flow: Flow, assignmentId: number): Promise<void> {
  const assignment = `/api/course-assignments/${assignmentId}`;
  const { data } = await flow.look<Page<Row>>('instructor', `${assignment}/submissions?take=100`);
  const handedIn = data.filter(({ state, number }) => state === 'SUBMITTED' && number !== null);
  for (const { assignmentSubmissionId, number } of handedIn) {
    const submission = `/api/assignment-submissions/${assignmentSubmissionId}`;
    const work = await flow.look<Work>('instructor', submission);
    const assessment = work.rubric?.content.criteria.map(({ id, levels }) => ({
      ...{ criterionId: id, levelId: levels[0]?.id, comment: 'As it should be.' },
    }));
    const mark = { comment: 'Clear and kind.', number, version: 0, markVersion: 0 };
    await flow.act('instructor', `PUT ${submission}/mark`, {
      ...mark,
      ...(assessment ? { assessment } : { points: '7' }),
    });
    await flow.look('instructor', submission, `${submission}/mark-changes`);
  }
  const { assignmentSubmissionId, number } = pick(handedIn, 'work that waits for its mark');
  const submission = `/api/assignment-submissions/${assignmentSubmissionId}`;
  await flow.act('instructor', `POST ${submission}/comments`, { body: 'What would you do next time?' });
  const { data: comments } = await flow.look<Page<{ submissionCommentId: number }>>(
    'instructor',
    `${submission}/comments`,
  );
  await flow.act('instructor', `DELETE ${submission}/comments/${comments[0]?.submissionCommentId}`);
  await flow.act('instructor', `POST ${submission}/reconcile`, {
    ...{ points: '8', comment: 'Decided.', number, version: 1, markVersion: 1 },
  });
  await flow.act('instructor', `POST ${assignment}/release`);
  await flow.look('instructor', `${assignment}/submissions`, `${submission}/mark-changes`, `${assignment}/marks`);
  await flow.look(
    'learner',
    `${assignment}/submission`,
    assignment,
    '/api/notifications',
    `/api/courses/${COURSE}/grades`,
  );
  await flow.act('instructor', `POST ${assignment}/hide`);
  await flow.act('instructor', `DELETE ${submission}/mark?version=1`);
  await flow.look('learner', `${assignment}/submission`);
  const idle = pick(
    data,
    'learner without work',
    ({ state, learner }) => state === 'NOT_SUBMITTED' && learner !== null,
  );
  await flow.act('instructor', `PUT ${assignment}/marks-without-work/learners/${idle.learner?.userId}`, {
    ...{ points: '3', comment: 'Shown in class.', version: 0 },
  });
  await flow.look('instructor', `${assignment}/submissions`, `/api/courses/${COURSE}/reports/grades`);
  await annotate(flow);
}

async function annotate(flow: Flow): Promise<void> {
  const { data: assignments } = await flow.look<Page<Assignment>>('instructor', `/api/courses/${COURSE}/assignments`);
  for (const { assignmentId } of assignments) {
    const { data } = await flow.look<Page<Row>>('instructor', `/api/course-assignments/${assignmentId}/submissions`);
    for (const { assignmentSubmissionId } of data.filter(({ number }) => number !== null)) {
      const work = await flow.look<Work>('instructor', `/api/assignment-submissions/${assignmentSubmissionId}`);
      const file = work.current?.files[0];
      if (!file) continue;
      const notes = `/api/submission-files/${file.submissionFileId}/annotations`;
      const note = {
        page: 1,
        kind: 'NOTE',
        color: 'YELLOW',
        comment: 'Here.',
        shapes: [[{ x: 0.5, y: 0.5 }]],
        version: 0,
      };
      await flow.act('instructor', `PUT ${notes}/recorded-1`, note);
      await flow.look('instructor', notes);
      await flow.act('instructor', `DELETE ${notes}/recorded-1`);
      await flow.look('instructor', notes);
      return;
    }
  }
}

async function allowMore(flow: Flow, assignmentId: number): Promise<void> {
  const more = `/api/course-assignments/${assignmentId}/accommodations`;
  const { id: userId } = await flow.look<{ id: number }>('learner', '/api/auth');
  const later = { opensAt: null, dueAt: '2035-04-01T09:00:00.000Z', closesAt: null, note: 'Was ill.', version: 0 };
  await flow.act('instructor', `PUT ${more}/learners/${userId}`, later);
  await flow.act('instructor', `PUT ${more}/groups/1`, { ...later, dueAt: '2035-04-02T09:00:00.000Z' });
  await flow.look('instructor', more, `/api/course-assignments/${assignmentId}/submissions`);
  await flow.look('learner', `/api/course-assignments/${assignmentId}`, '/api/activities-schedule');
  await flow.act('instructor', `DELETE ${more}/groups/1`);
  await flow.act('instructor', `DELETE ${more}/learners/${userId}`);
  await flow.look('learner', `/api/course-assignments/${assignmentId}`);
}

async function checkLikenesses(flow: Flow): Promise<void> {
  const { data: assignments } = await flow.look<Page<Assignment>>('instructor', '/api/course-assignments?take=100');
  for (const { assignmentId } of assignments) {
    const checks = `/api/copy-plagiarism-checks/assignments/${assignmentId}`;
    const { data } = await flow.look<Page<{ findingId: number }>>('instructor', `${checks}/findings`, checks);
    const [finding] = data ?? [];
    if (!finding) continue;
    await flow.look('instructor', `${checks}/findings/${finding.findingId}`);
    await flow.act('instructor', `POST ${checks}/findings/${finding.findingId}/dismiss`, {
      reason: 'A common phrase.',
    });
    await flow.look('instructor', `${checks}/findings`, `${checks}/findings?state=DISMISSED`);
    await flow.act('instructor', `POST ${checks}/findings/${finding.findingId}/restore`);
    const settings = await flow.look<{ version: number }>('instructor', checks);
    await flow.act('instructor', `PUT ${checks}`, {
      ...{ isOn: true, thresholdPercent: 5, excludesQuotations: false, version: settings.version },
    });
    await flow.act('instructor', `POST ${checks}/run`);
    await flow.look('instructor', checks, `${checks}/findings`);
  }
}

interface Editing {
  version: number;
  attachments: { mediaId: number }[];
  [name: string]: unknown;
}

const LEFT_OUT = [
  ...['assignmentId', 'courseId', 'title', 'attachments', 'rubricVersion', 'isPublished'],
  ...['hasSubmissions', 'hasMarks', 'releasedAt'],
];

async function changeAssignment(flow: Flow, assignmentId: number): Promise<void> {
  const assignment = `/api/course-assignments/${assignmentId}`;
  const editing = await flow.look<Editing>('instructor', `${assignment}/editing`);
  const rules = Object.fromEntries(Object.entries(editing).filter(([name]) => !LEFT_OUT.includes(name)));
  const attachmentIds = editing.attachments.map(({ mediaId }) => mediaId);
  await flow.act('instructor', `PUT ${assignment}`, { ...rules, attachmentIds, version: 999 });
  await flow.act('instructor', `PUT ${assignment}`, { ...rules, attachmentIds, latePercent: '20', isBlind: true });
  await flow.look('instructor', `${assignment}/editing`, `${assignment}/findings`, `${assignment}/submissions`);
  await flow.look('learner', assignment);
  await flow.act('instructor', `POST ${assignment}/unpublish`);
  await flow.look('learner', assignment, `/api/courses/${COURSE}/assignments`);
  await flow.act('instructor', `POST ${assignment}/publish`);
}
