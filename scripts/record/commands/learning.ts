import { COURSE, type Flow, type Page, pick } from './flow.ts';

interface Listed {
  courseId: number;
  isEnrolled: boolean;
  price: { minor: number } | null;
}

interface Outline {
  sections: { subsections: { courseSubsectionId: number; kind: string; isLocked?: boolean }[] }[];
}

interface Survey {
  surveyId: number;
  abilities: { canAnswer: boolean };
}

interface Question {
  questionKey: string;
  kind: string;
  options: { id: string }[];
  rows: { id: string }[];
  from: number;
}

function answerTo({ questionKey, kind, options, rows, from }: Question) {
  if (kind === 'SCALE') return { questionKey, value: from + 1 };
  if (kind === 'TEXT') return { questionKey, text: 'Clear and short.' };
  if (kind === 'MATRIX') return { questionKey, cells: rows.map(({ id }) => ({ row: id, option: options[0]?.id })) };
  return { questionKey, options: kind === 'RANKING' ? options.map(({ id }) => id) : [options[0]?.id] };
}

/** A learner finds a course, learns in it and leaves it; joins a group; answers surveys; minds notifications. */
export async function learn(flow: Flow): Promise<void> {
  const who = 'learner';
  const { id: me } = await flow.look<{ id: number }>(who, '/api/auth');
  const { data: courses } = await flow.look<Page<Listed>>(who, '/api/courses?take=100');
  const { courseId } = pick(courses, 'free course', (course) => !course.isEnrolled && course.price?.minor === 0);
  const paid = pick(courses, 'course with a price', (course) => !course.isEnrolled && (course.price?.minor ?? 0) > 0);

  await flow.act(who, `PUT /api/favorites/courses/${courseId}`);
  await flow.look(who, '/api/favorites/courses', `/api/users/${me}/wishlisted`, `/api/courses/${courseId}`);
  await flow.act(who, `PUT /api/favorites/courses/${paid.courseId}`);
  await flow.act(who, `DELETE /api/favorites/courses/${courseId}`);
  await flow.look(who, '/api/favorites/courses');

  await flow.act(who, `POST /api/orders/add/${paid.courseId}`);
  const { order } = await flow.act<{ order: { enrollmentId: number } }>(who, `POST /api/orders/add/${courseId}`);
  await flow.act(who, `POST /api/orders/add/${courseId}`);
  const { sections } = await flow.look<Outline>(who, `/api/courses/${courseId}`);
  await flow.look(
    who,
    `/api/users/${me}/my-courses`,
    `/api/users/${me}/enrolled`,
    `/api/courses/${courseId}/completion`,
  );
  await flow.look('admin', `/api/courses/${courseId}/enrolled-students`, `/api/courses/${courseId}/statistics`);
  const lessons = sections.flatMap(({ subsections }) => subsections);
  for (const { courseSubsectionId } of lessons.slice(0, 3)) {
    const lesson = `/api/course-subsections/${courseSubsectionId}`;
    await flow.act(who, `PUT ${lesson}/visit`);
    await flow.act(who, `PUT ${lesson}/playback`, { positionSeconds: 12 });
    await flow.act(who, `POST ${lesson}/finished`);
    await flow.look(who, lesson, `${lesson}/playback`, `/api/courses/${courseId}/last-visited-subsection`);
    await flow.look(who, `/api/courses/${courseId}/progress`, `/api/users/${me}/finished-subsections`);
  }
  await flow.act(who, `DELETE /api/course-subsections/${lessons[0]?.courseSubsectionId}/finished`);
  for (const { courseSubsectionId } of lessons) {
    await flow.act(who, `POST /api/course-subsections/${courseSubsectionId}/finished`);
  }
  await flow.look(who, `/api/courses/${courseId}/completion`, `/api/users/${me}/course-statistics`);
  await flow.look(who, `/api/users/${me}/transcript`, '/api/notifications', `/api/users/${me}/my-courses`);
  await flow.act(who, `DELETE /api/enrollments/${order.enrollmentId}`);
  await flow.look(who, `/api/courses/${courseId}`, `/api/users/${me}/my-courses`);

  await joinGroup(flow);
  await answerSurveys(flow);
  await mindNotifications(flow);
}

async function joinGroup(flow: Flow): Promise<void> {
  const groups = `/api/courses/${COURSE}/groups`;
  const { group } = await flow.look<{ group: { courseGroupId: number } }>('learner', `${groups}/mine`);
  await flow.act('learner', `POST /api/course-groups/${group.courseGroupId}/leave`);
  await flow.look('learner', `${groups}/mine`, groups);
  for (const closedId of [3, 999]) await flow.act('learner', `POST /api/course-groups/${closedId}/join`);
  await flow.act('learner', `POST /api/course-groups/${group.courseGroupId}/join`);
  await flow.look('learner', `${groups}/mine`);
  await flow.look('instructor', groups, `${groups}/learners`, `${groups}/export`);
}

async function answerSurveys(flow: Flow): Promise<void> {
  const { data } = await flow.look<Page<Survey>>('learner', `/api/courses/${COURSE}/surveys`);
  for (const { surveyId } of data.filter(({ abilities }) => abilities.canAnswer)) {
    const survey = `/api/course-surveys/${surveyId}`;
    const { questions } = await flow.look<{ questions: Question[] }>('learner', survey);
    await flow.act('learner', `POST ${survey}/answers`, { answers: [] });
    await flow.act('learner', `POST ${survey}/answers`, { answers: questions.map(answerTo) });
    await flow.look('learner', survey, `${survey}/results`);
    await flow.look('instructor', `${survey}/results`, `${survey}/export`);
  }
}

async function mindNotifications(flow: Flow): Promise<void> {
  const { data } = await flow.look<Page<{ id: number }>>('learner', '/api/notifications', '/api/notifications/count');
  const [first, second, third] = data;
  await flow.act('learner', `PATCH /api/notifications/read/${first?.id}`);
  await flow.act('learner', `PATCH /api/notifications/hide/${second?.id}`);
  await flow.act('learner', `DELETE /api/notifications/${third?.id}`);
  await flow.act('learner', `DELETE /api/notifications/${first?.id}`);
  await flow.look('learner', '/api/notifications', '/api/notifications/count', '/api/notifications/v2');
  await flow.act('learner', 'PATCH /api/notifications/read', {});
  await flow.look('learner', '/api/notifications?isUnread=true', '/api/notifications/count');
  await flow.act('learner', 'PUT /api/notifications/settings', { notificationControlGroupId: 11, isDisabled: true });
  await flow.act('admin', 'PUT /api/notifications/control-groups/12', { isLocked: true });
  await flow.act('learner', 'PUT /api/notifications/settings', { notificationControlGroupId: 12, isDisabled: true });
  await flow.look('learner', '/api/notifications/settings', '/api/notifications/user-settings');
  await flow.look('admin', '/api/notifications/control-groups');
  await flow.act('learner', 'POST /api/notifications/add-token', { token: 'a-device-of-the-learner', platform: 'WEB' });
  await flow.act('learner', 'POST /api/tooltips/command-palette/dismiss');
  await flow.look('learner', '/api/tooltips');
}
