import { COURSE, type Flow, type Page, pick } from './flow.ts';

interface Choice {
  id: string;
}

interface Shown {
  type: string;
  choices?: Choice[];
  stems?: Choice[];
  blanks?: { id: string; isNumeric: boolean }[];
  gaps?: { id: string; choices: Choice[] }[];
  units?: string[];
  hintCount?: number;
}

interface Attempt {
  questions: { position: number; section: number; state: string; question: Shown | null }[];
  sections: { navigation: string }[];
}

/** Some answer to a question: what it is worth doesn't matter, only that it comes out the same. */
function answerTo({ type, choices = [], stems = [], blanks = [], gaps = [], units = [] }: Shown): object {
  switch (type) {
    case 'SINGLE_CHOICE':
      return { type, choiceId: choices[0]?.id };
    case 'MULTIPLE_CHOICE':
      return { type, choiceIds: choices.slice(0, 2).map(({ id }) => id) };
    case 'TRUE_FALSE':
      return { type, isTrue: true };
    case 'NUMERIC':
      return { type, number: '42', unit: units[0] ?? null };
    case 'MATCHING':
      return { type, pairs: Object.fromEntries(stems.map(({ id }, at) => [id, choices[at % choices.length]?.id])) };
    case 'ORDERING':
      return { type, order: choices.map(({ id }) => id).sort() };
    case 'FILL_BLANKS':
      return { type, blanks: Object.fromEntries(blanks.map(({ id, isNumeric }) => [id, isNumeric ? '4' : 'breath'])) };
    case 'DROPDOWN_CLOZE':
      return { type, gaps: Object.fromEntries(gaps.map((gap) => [gap.id, gap.choices[0]?.id])) };
    case 'HOTSPOT':
      return { type, points: [{ x: 500, y: 500 }] };
    case 'FILE_UPLOAD':
      return { type, mediaIds: [] };
    case 'ESSAY':
      return { type, html: '<p>I saw that you prepared the room, and everybody could begin at once.</p>' };
    default:
      return { type, text: 'behaviour' };
  }
}

const HOLDER = 'recorder-tab-one';

/** Sits an exam from its first question to its end; answers the attempt's id. */
async function sit(flow: Flow, who: string, subsectionExamId: number): Promise<number> {
  const { examAttemptId } = await flow.act<{ examAttemptId: number }>(who, 'POST /api/exams/exam-instance', {
    subsectionExamId,
  });
  const at = `/api/exams/${examAttemptId}`;
  let attempt = await flow.act<Attempt>(who, `POST ${at}/start`, { holder: HOLDER });
  for (let index = 0; index < attempt.questions.length; index += 1) {
    let place = attempt.questions[index]!;
    const { position, section } = place;
    if (!place.question || attempt.sections[section]?.navigation === 'ONE_WAY') {
      attempt = await flow.act<Attempt>(who, `POST ${at}/next`, { holder: HOLDER, position });
      place = attempt.questions?.[index] ?? place;
    }
    if (!place.question) continue;
    if (place.question.hintCount) await flow.act(who, `POST ${at}/hint`, { holder: HOLDER, position, openedHints: 0 });
    const answer = answerTo(place.question);
    await flow.act(who, `POST ${at}/submit`, { holder: HOLDER, position, sequence: 1, answer, isFlagged: index === 0 });
  }
  await flow.act(who, `POST ${at}/submit`, {
    ...{ holder: 'another-tab-two', position: 1, sequence: 2 },
    ...{ answer: { type: 'TRUE_FALSE', isTrue: false }, isFlagged: false },
  });
  await flow.act(who, `POST ${at}/events`, {
    events: [{ kind: 'FOCUS_LOST', position: 1, occurredAt: '2035-03-05T09:00:01.000Z' }],
    times: { holder: HOLDER, sequence: 1, spent: [{ position: 1, seconds: 20 }] },
  });
  await flow.look(who, `${at}/latest?holder=${HOLDER}`);
  await flow.act(who, `POST ${at}/finish`, { holder: HOLDER });
  await flow.look(who, `/api/exams/review/${examAttemptId}`, `${at}/latest`);
  return examAttemptId;
}

interface ListedExam {
  subsectionExamId: number;
  refusal: string | null;
}

interface Waiting {
  examAttemptId: number;
  position: number;
  questionId: number;
  marks: string;
}

/** A learner sits an exam twice, an instructor marks, rules and changes the rules. */
export async function examine(flow: Flow): Promise<void> {
  const { data } = await flow.look<Page<ListedExam>>('learner', `/api/courses/${COURSE}/subsection-exams`);
  const { subsectionExamId } = pick(data, 'exam to be sat', ({ refusal }) => refusal === null);
  const exam = `/api/subsection-exams/${subsectionExamId}`;
  const examAttemptId = await sit(flow, 'learner', subsectionExamId);
  await flow.look('learner', exam, `${exam}/attempts`, `/api/courses/${COURSE}/subsection-exams`);
  await sit(flow, 'learner', subsectionExamId);
  await flow.act('learner', 'POST /api/exams/exam-instance', { subsectionExamId });
  await flow.look('learner', `${exam}/attempts`, `/api/courses/${COURSE}/grades`, '/api/activities-schedule');
  await mark(flow, exam, subsectionExamId);
  await rule(flow, exam, examAttemptId);
  await allowMore(flow, exam);
  await changeRules(flow, exam);
}

/** An answer as a marker sees it. */
interface Reviewed {
  position: number;
  questionId: number;
  question: Shown;
  answer: { html?: string } | null;
  version: number;
  markVersion: number;
}

async function review(flow: Flow, examAttemptId: number, position: number): Promise<Reviewed> {
  const { questions } = await flow.look<{ questions: Reviewed[] }>('instructor', `/api/answer-review/${examAttemptId}`);
  return pick(questions, 'answer at this place', (question) => question.position === position);
}

async function mark(flow: Flow, exam: string, subsectionExamId: number): Promise<void> {
  const queue = `/api/answer-review?subsectionExamId=${subsectionExamId}`;
  const { data } = await flow.look<Page<Waiting>>('instructor', `${queue}&state=PENDING`);
  const give = async ({ examAttemptId, position }: Waiting, score: string, call = 'POST /api/submit-essay-grade') => {
    const { version, markVersion } = await review(flow, examAttemptId, position);
    const comment = 'Kind and concrete.';
    await flow.act('instructor', call, { examAttemptId, position, score, comment, version, markVersion });
  };
  for (const waiting of data) await give(waiting, '5');
  const first = pick(data, 'answer that waits for its mark');
  const { answer } = await review(flow, first.examAttemptId, first.position);
  const quote = (answer?.html ?? '').replaceAll(/<[^>]*>/g, '').slice(0, 4);
  const note = await flow.act<{ answerCommentId: number; version: number }>('instructor', 'POST /api/answer-comments', {
    ...{ examAttemptId: first.examAttemptId, position: first.position },
    ...{ start: 0, end: quote.length, quote, comment: 'Well begun.' },
  });
  const comment = `/api/answer-comments/${note.answerCommentId}`;
  await flow.act('instructor', `PUT ${comment}`, { comment: 'Very well begun.', version: note.version });
  await flow.look('instructor', `/api/answer-review/${first.examAttemptId}`, `${exam}/marking-progress`);
  await flow.act('instructor', `DELETE ${comment}?version=${note.version + 1}`);
  await give(first, '6');
  await give(first, '999');
  await give(first, '7', 'POST /api/reconcile-essay-grade');
  await flow.look('instructor', queue, `${exam}/results`, `${exam}/mark-changes`, `${exam}/statistics`);
  await flow.look('learner', `${exam}/attempts`, '/api/notifications', `/api/courses/${COURSE}/grades`);
  await flow.look('instructor', `/api/courses/${COURSE}/reports/grades`);
}

async function rule(flow: Flow, exam: string, examAttemptId: number): Promise<void> {
  const { questions } = await flow.look<{ questions: Reviewed[] }>('instructor', `/api/answer-review/${examAttemptId}`);
  const choice = pick(questions, 'question with one choice', ({ question }) => question.type === 'SINGLE_CHOICE');
  const { questionId } = choice;
  const answer = answerTo(choice.question);
  for (const act of ['REGRADE', 'GIVE_MARKS', 'ACCEPT_ALSO'])
    await flow.act('instructor', `POST ${exam}/regrade-preview`, {
      ...{ act, questionId },
      ...(act === 'ACCEPT_ALSO' ? { answer } : {}),
    });
  await flow.act('instructor', `POST ${exam}/regrade`, { questionId, reason: 'The key was wrong.' });
  await flow.act('instructor', `POST ${exam}/accept-also`, { questionId, answer, reason: 'This is right too.' });
  await flow.act('instructor', `POST ${exam}/give-marks`, { questionId, reason: 'Nobody could know it.' });
  const { data } = await flow.look<Page<{ regradeDecisionId: number }>>(
    'instructor',
    `${exam}/regrade-decisions`,
    `${exam}/results`,
  );
  await flow.look('learner', `${exam}/attempts`, `${exam}`);
  for (const { regradeDecisionId } of data) {
    await flow.act('instructor', `POST ${exam}/regrade-decisions/${regradeDecisionId}/withdraw-preview`);
    await flow.act('instructor', `POST ${exam}/regrade-decisions/${regradeDecisionId}/withdraw`, {
      reason: 'It was right after all.',
    });
  }
  await flow.look('instructor', `${exam}/regrade-decisions`, `${exam}/mark-changes`, `${exam}/statistics`);
}

async function allowMore(flow: Flow, exam: string): Promise<void> {
  const { id: userId } = await flow.look<{ id: number }>('learner', '/api/auth');
  const more = {
    ...{ extraMinutes: 10, extraPercent: null, extraAttempts: 1, opensAt: null, closesAt: null },
    ...{ note: 'Reads slowly.', version: 0 },
  };
  await flow.act('instructor', `PUT ${exam}/accommodations/${userId}`, more);
  await flow.act('instructor', `PUT ${exam}/accommodations/${userId}`, more);
  await flow.look('instructor', `${exam}/accommodations`);
  await flow.look('learner', exam, `/api/courses/${COURSE}/subsection-exams`, '/api/notifications');
  await flow.act('instructor', `PUT ${exam}/group-accommodations/1`, { ...more, closesAt: '2035-03-25T09:00:00.000Z' });
  await flow.look('instructor', `${exam}/group-accommodations`);
  await flow.look('learner', exam);
  await flow.act('instructor', `DELETE ${exam}/group-accommodations/1`);
  await flow.act('instructor', `DELETE ${exam}/accommodations/${userId}`);
  await flow.look('learner', exam);
}

interface Rules {
  version: number;
  [name: string]: unknown;
}

const RULES = [
  ...['examId', 'opensAt', 'closesAt', 'limitMinutes', 'attemptsAllowed', 'gradingMethod', 'passPercent', 'version'],
  ...[
    'allowedAddresses',
    'releaseScore',
    'releaseAnswers',
    'releaseExplanations',
    'releaseAt',
    'isBlind',
    'markerCount',
  ],
];

async function changeRules(flow: Flow, exam: string): Promise<void> {
  const scheduled = await flow.look<Rules>('instructor', `${exam}/editing`);
  const rules = Object.fromEntries(Object.entries(scheduled).filter(([name]) => RULES.includes(name)));
  await flow.act('instructor', `PUT ${exam}`, { ...rules, version: 999 });
  await flow.act('instructor', `PUT ${exam}`, { ...rules, passPercent: '70', isBlind: true, releaseAnswers: 'NEVER' });
  await flow.look('instructor', `${exam}/editing`, `${exam}/results`, `${exam}/findings`, `${exam}/marking-progress`);
  await flow.look('learner', exam, `${exam}/attempts`);
  await flow.act('instructor', `POST ${exam}/unpublish`);
  await flow.look('learner', exam, `/api/courses/${COURSE}/subsection-exams`);
  await flow.act('instructor', `POST ${exam}/publish`);
  await flow.look('learner', `/api/courses/${COURSE}/subsection-exams`);
}
