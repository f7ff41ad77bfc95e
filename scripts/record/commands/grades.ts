import { both, COURSE, type Flow, type Page, pick } from './flow.ts';

interface Gradebook {
  version: number;
  scheme: string;
  letterScale: unknown[];
  passMark: string | null;
  places: number;
  showsStatistics: boolean;
  categories: { gradeCategoryId: number; version: number }[];
  items: { gradeItemId: number; version: number; source: string; gradeCategoryId: number | null }[];
}

/** An instructor orders the gradebook, grades by hand and by file, and shows what was given. */
export async function grade(flow: Flow): Promise<void> {
  const who = 'instructor';
  const course = `/api/courses/${COURSE}`;
  const category = await flow.act<{ gradeCategoryId: number; version: number }>(
    who,
    `POST ${course}/grade-categories`,
    {
      ...{
        name: both('Taking part'),
        weight: '10',
        aggregation: 'MEAN',
        isExtraCredit: false,
        dropLowest: 0,
        dropHighest: 0,
      },
    },
  );
  const item = await flow.act<{ gradeItemId: number }>(who, `POST ${course}/grade-items`, {
    ...{
      title: both('A question asked'),
      gradeCategoryId: category.gradeCategoryId,
      kind: 'POINTS',
      maximumPoints: '10',
    },
    ...{ weight: '1', isExtraCredit: false, isOmitted: false, isNeverDropped: false, dueAt: null },
  });
  const at = `/api/course-grade-items/${item.gradeItemId}`;
  const { data } = await flow.look<Page<{ userId: number }>>(who, `${course}/reports/grades`, `${course}/gradebook`);
  const { id: learnerId } = await flow.look<{ id: number }>('learner', '/api/auth');
  const userIds = [learnerId, ...data.slice(0, 3).map(({ userId }) => userId)];
  const cells = userIds.map((userId, index) => ({
    ...{
      gradeItemId: item.gradeItemId,
      userId,
      version: 0,
      state: 'MARKED',
      points: String(7 + index),
      comment: 'Good.',
    },
  }));
  await flow.act(who, `POST ${course}/grades`, { cells });
  await flow.act(who, `POST ${course}/grades`, { cells, reason: 'Twice' });
  await flow.look('learner', `${course}/grades`);
  await flow.act(who, `POST ${at}/post`, { scope: 'ALL' });
  await flow.look('learner', `${course}/grades`, '/api/notifications', '/api/activities-schedule');
  await flow.look(who, at, `${at}/grades/${learnerId}`, `${course}/reports/grade-changes`);
  await flow.act(who, `POST ${course}/grades`, {
    cells: [{ gradeItemId: item.gradeItemId, userId: learnerId, version: 1, state: 'EXCUSED' }],
    reason: 'Was ill.',
  });
  await flow.look('learner', `${course}/grades`);
  await flow.act(who, `POST ${at}/unpost`);
  await flow.look('learner', `${course}/grades`);
  await flow.look(who, `${course}/reports/grades`, `${course}/reports/grades/${learnerId}`);

  const book = await flow.look<Gradebook>(who, `${course}/gradebook`);
  const { scheme, letterScale, passMark, places, version } = book;
  await flow.act(who, `PUT ${course}/gradebook`, {
    scheme,
    letterScale,
    passMark,
    places,
    showsStatistics: false,
    version,
  });
  await flow.act(who, `PUT ${course}/gradebook`, {
    scheme,
    letterScale,
    passMark,
    places,
    showsStatistics: true,
    version,
  });
  await flow.act(who, `PUT ${course}/gradebook/order`, {
    gradeCategoryIds: book.categories.map(({ gradeCategoryId }) => gradeCategoryId).toReversed(),
    gradeItemIds: book.items.map(({ gradeItemId }) => gradeItemId).toReversed(),
  });
  const manual = pick(
    book.items,
    'item by hand',
    ({ source, gradeItemId }) => source === 'MANUAL' && gradeItemId !== item.gradeItemId,
  );
  await flow.act(who, `PATCH /api/course-grade-items/${manual.gradeItemId}`, { weight: '2', version: manual.version });
  await flow.act(who, `PATCH /api/course-grade-categories/${category.gradeCategoryId}`, {
    ...{ weight: '15', aggregation: 'WEIGHTED', version: category.version ?? 1 },
  });
  await flow.look(who, `${course}/gradebook`, `${course}/reports/grades`, `${course}/grade-items`);
  await flow.look('learner', `${course}/grades`);

  await importGrades(flow, course);
  await flow.act(who, `DELETE ${at}`);
  const spare = await flow.act<{ gradeItemId: number }>(who, `POST ${course}/grade-items`, {
    ...{ title: both('A spare one'), gradeCategoryId: null, kind: 'PASS_FAIL', maximumPoints: '1', weight: '1' },
    ...{ isExtraCredit: true, isOmitted: false, isNeverDropped: false, dueAt: null },
  });
  await flow.act(who, `DELETE /api/course-grade-items/${spare.gradeItemId}`);
  await flow.act(who, `DELETE /api/course-grade-categories/${category.gradeCategoryId}`);
  await flow.look(who, `${course}/gradebook`, `${course}/reports/grade-changes`);
}

/** What was exported comes back with one grade changed. */
async function importGrades(flow: Flow, course: string): Promise<void> {
  const text = await flow.look<string>('instructor', `${course}/reports/grades/export?format=csv`);
  const changed = typeof text === 'string' ? text.replace(/,18,/, ',17,') : '';
  const preview = await flow.act<{ fingerprint: string }>(
    'instructor',
    `POST ${course}/grades/import-preview`,
    undefined,
    changed,
  );
  await flow.act('instructor', `POST ${course}/grades/import?fingerprint=${preview.fingerprint}`, undefined, changed);
  await flow.look('instructor', `${course}/reports/grades`, `${course}/reports/grade-changes`);
}
