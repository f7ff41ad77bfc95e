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
  const waiting = data.filter(({ state }) => ['NOT_SUBMITTED', 'DRAFT'].includes(state));
  for (const { assignmentId } of waiting) await handIn(flow, assignmentId);
  const { assignmentId } = pick(waiting, 'assignment that waits for work', ({ isGroupWork }) => !isGroupWork);
  await flow.look('learner', list, '/api/activities-schedule', `/api/courses/${COURSE}/progress`);
  await markWork(flow, assignmentId);
  for (const work of waiting.filter(({ isGroupWork }) => isGroupWork)) await markGroups(flow, work.assignmentId);
  await release(flow);
  await allowMore(flow, assignmentId);
  await checkSimilarities(flow);
  await changeAssignment(flow, assignmentId);
}

/** The smallest document of one page. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

interface Asked {
  acceptsText: boolean;
  acceptsFiles: boolean;
  acceptsLink: boolean;
}

async function handIn(flow: Flow, assignmentId: number): Promise<void> {
  const assignment = `/api/course-assignments/${assignmentId}`;
  const own = `${assignment}/submission`;
  const accepts = await flow.look<Asked>('learner', assignment);
  const media = await flow.act<{ mediaId: number }>(
    'learner',
    'POST /api/media/upload?kind=DOCUMENT&visibility=PRIVATE&fileName=notes.pdf',
    undefined,
    PDF,
  );
  const { draft } = await flow.look<{ draft: { version: number } | null }>('learner', own);
  const text = '<p>In the meeting on Monday you asked each of us before you decided; so nobody was surprised.</p>';
  const save = async (version: number, body: string) => {
    const work = {
      body: accepts.acceptsText ? body : '',
      link: accepts.acceptsLink ? 'https://example.test/notes' : '',
    };
    const mediaIds = accepts.acceptsFiles ? [media.mediaId] : [];
    const saved = await flow.act<{ version?: number }>('learner', `PUT ${own}/draft`, { ...work, mediaIds, version });
    return saved.version ?? version;
  };
  const first = await save(draft?.version ?? 0, text);
  const version = await save(first, `${text}<p>And we were done by ten.</p>`);
  await save(first, text);
  await flow.act('learner', `POST ${own}/submit`, { version });
  await flow.look('learner', own, assignment, `${own}/versions/1`);
  await flow.act('learner', `POST ${own}/withdraw`);
  const { draft: kept } = await flow.look<{ draft: { version: number } | null }>('learner', own);
  await flow.act('learner', `POST ${own}/submit`, {
    version: await save(kept?.version ?? 0, `${text}<p>Thank you.</p>`),
  });
  await flow.look('learner', own, `${own}/versions/2`);
}

interface GroupRow extends Row {
  group: { courseGroupId: number } | null;
}

async function markGroups(flow: Flow, assignmentId: number): Promise<void> {
  const assignment = `/api/course-assignments/${assignmentId}`;
  const { data } = await flow.look<Page<GroupRow>>('instructor', `${assignment}/submissions?take=100`);
  for (const { assignmentSubmissionId, number } of data.filter((row) => row.number !== null)) {
    const submission = `/api/assignment-submissions/${assignmentSubmissionId}`;
    const { members, version } = await flow.look<{ members: { userId: number; version?: number }[]; version?: number }>(
      'instructor',
      submission,
    );
    await flow.act('instructor', `PUT ${submission}/mark`, {
      ...{ points: '4', comment: 'Together.', number, version: version ?? 0, markVersion: 0 },
    });
    const [member] = members;
    if (!member) continue;
    const own = { points: '5', reason: 'Did more than the others.', version: member.version ?? 0 };
    await flow.act('instructor', `PUT ${submission}/members/${member.userId}/mark`, own);
    await flow.look('instructor', submission);
    await flow.look('learner', `${assignment}/submission`);
    await flow.act('instructor', `DELETE ${submission}/members/${member.userId}/mark`);
  }
  const idle = data.find((row) => row.number === null && row.group !== null);
  if (idle)
    await flow.act('instructor', `PUT ${assignment}/marks-without-work/groups/${idle.group?.courseGroupId}`, {
      ...{ points: '2', comment: 'Shown in class.', version: 0 },
    });
  await flow.look('instructor', `${assignment}/submissions`);
}

/** What is released by hand is released, seen, and taken back. */
async function release(flow: Flow): Promise<void> {
  const { data } = await flow.look<Page<Assignment>>('learner', '/api/course-assignments?take=100');
  for (const { assignmentId } of data) {
    const assignment = `/api/course-assignments/${assignmentId}`;
    await flow.act('admin', `POST ${assignment}/release`);
    await flow.look('learner', `${assignment}/submission`, assignment);
    await flow.act('admin', `POST ${assignment}/hide`);
    await flow.look('learner', `${assignment}/submission`);
  }
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
  await flow.look('instructor', `${assignment}/submissions`, `${submission}/mark-changes`, `${assignment}/marks`);
  await flow.look(
    'learner',
    `${assignment}/submission`,
    assignment,
    '/api/notifications',
    `/api/courses/${COURSE}/grades`,
  );
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

async function checkSimilarities(flow: Flow): Promise<void> {
  const { data: assignments } = await flow.look<Page<Assignment>>('learner', '/api/course-assignments?take=100');
  for (const { assignmentId } of assignments) {
    const checks = `/api/copy-plagiarism-checks/assignments/${assignmentId}`;
    const { data } = await flow.look<Page<{ findingId: number }>>('admin', `${checks}/findings`, checks);
    const [finding] = data ?? [];
    if (!finding) continue;
    await flow.look('admin', `${checks}/findings/${finding.findingId}`);
    await flow.act('admin', `POST ${checks}/findings/${finding.findingId}/dismiss`, {
      reason: 'A common phrase.',
    });
    await flow.look('admin', `${checks}/findings`, `${checks}/findings?state=DISMISSED`);
    await flow.act('admin', `POST ${checks}/findings/${finding.findingId}/restore`);
    const settings = await flow.look<{ version: number }>('admin', checks);
    await flow.act('admin', `PUT ${checks}`, {
      ...{ isOn: true, thresholdPercent: 5, excludesQuotations: false, version: settings.version },
    });
    await flow.act('admin', `POST ${checks}/run`);
    await flow.look('admin', checks, `${checks}/findings`);
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
