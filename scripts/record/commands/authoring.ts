import { both, COURSE, type Flow, type Page, pick } from './flow.ts';

const HTML = '<p>Ask before you answer. Then wait.</p>';

/** An instructor makes a course of every kind of lesson, has it approved, announces, deals groups and copies it. */
export async function author(flow: Flow): Promise<void> {
  const who = 'instructor';
  const { courseId } = await flow.act<{ courseId: number }>(who, 'POST /api/courses', {
    ...{ title: both('Questions worth asking'), subtitle: both('And the pause after them'), courseCategoryId: 1 },
    ...{ languages: ['en', 'ar'], learningType: 'SELF_PACED', level: 'BEGINNER', price: { minor: 0, currency: 'SAR' } },
  });
  const course = `/api/courses/${courseId}`;
  await flow.look(who, course, `${course}/editing`, `${course}/readiness`, '/api/studio/courses');
  await flow.look('learner', course);
  const { version } = await flow.look<{ version: number }>(who, `${course}/editing`);
  await flow.act(who, `PATCH ${course}`, { description: both('<p>Short.</p>'), outcomes: [both('Ask')], version });
  await flow.act(who, `PATCH ${course}`, { title: both('Too late'), version });
  await flow.look(who, `${course}/editing`, `${course}/translations`);
  await makeLessons(flow, courseId);
  await flow.act(who, `PATCH ${course}/passing-criteria`, { requiredShare: 80 });
  await flow.act(who, `PUT ${course}/instructors`, { userIds: [3, 4] });
  await flow.look(who, `${course}/editing`, `${course}/readiness`);
  await flow.act(who, `PATCH ${course}/publish-status`, { isPublished: true });
  await flow.act(who, `POST ${course}/request-approval`);
  await flow.look('admin', '/api/course-approvals');
  await flow.act('admin', `POST ${course}/approval`, { isApproved: false, note: 'One lesson more.' });
  await flow.look(who, `${course}/editing`, '/api/notifications');
  await flow.act(who, `POST ${course}/request-approval`);
  await flow.act('admin', `POST ${course}/approval`, { isApproved: true });
  await flow.look('learner', course, '/api/courses', '/api/search?q=questions');
  await flow.look('visitor', course, '/api/courses');
  await announce(flow, courseId);
  await dealGroups(flow);
  await survey(flow, courseId);
  await copy(flow);
  await flow.act('admin', `PATCH ${course}/publish-status`, { isPublished: false });
  await flow.look('learner', course);
  const empty = await flow.act<{ courseId: number }>(who, 'POST /api/courses', { title: both('Nothing yet') });
  await flow.act(who, `DELETE /api/courses/${empty.courseId}`);
  await flow.act(who, `DELETE ${course}`);
  await flow.look(who, course, '/api/studio/courses');
}

async function makeLessons(flow: Flow, courseId: number): Promise<void> {
  const who = 'instructor';
  const course = `/api/courses/${courseId}`;
  const first = await flow.act<{ courseSectionId: number }>(who, `POST ${course}/sections`, { title: both('Before') });
  const second = await flow.act<{ courseSectionId: number }>(who, `POST ${course}/sections`, { title: both('After') });
  await flow.act(who, `PATCH /api/course-sections/${second.courseSectionId}`, { title: both('Afterwards') });
  const lessons: number[] = [];
  for (const kind of ['ARTICLE', 'EMBED', 'VIDEO', 'DOCUMENT', 'EXAM', 'ASSIGNMENT', 'SURVEY', 'POLL']) {
    const made = await flow.act<{ courseSubsectionId: number }>(
      who,
      `POST /api/course-sections/${first.courseSectionId}/subsections`,
      { kind, title: both(`A lesson: ${kind.toLowerCase()}`) },
    );
    lessons.push(made.courseSubsectionId);
  }
  const [article = 0, embed = 0, video = 0, , exam = 0, assignment = 0] = lessons;
  const text = `/api/course-subsections/${article}/texts`;
  await flow.act(who, `PUT ${text}/en`, { html: `${HTML}<script>alert(1)</script>`, version: 0, isDraft: true });
  await flow.act(who, `PUT ${text}/en`, { html: HTML, version: 1 });
  await flow.act(who, `PUT ${text}/ar`, { html: '<p>اسأل قبل أن تجيب.</p>', version: 0 });
  await flow.act(who, `PUT ${text}/ar`, { html: '<p>متأخر</p>', version: 0 });
  await flow.look(who, `/api/course-subsections/${article}/editing`);
  await flow.act(who, `PATCH /api/course-subsections/${embed}`, { embedUrl: 'https://example.test/page', version: 1 });
  await flow.act(who, `PATCH /api/course-subsections/${video}`, {
    ...{ prerequisiteSubsectionId: article, releaseAt: '2035-06-01T09:00:00.000Z', durationMinutes: 7, version: 1 },
  });
  await scheduleExam(flow, courseId, exam);
  await setAssignment(flow, assignment);
  const { version } = await flow.look<{ version: number }>(who, `${course}/outline`);
  await flow.act(who, `PUT ${course}/outline`, {
    version,
    sections: [
      { courseSectionId: second.courseSectionId, subsectionIds: lessons.slice(0, 2).toReversed() },
      { courseSectionId: first.courseSectionId, subsectionIds: lessons.slice(2) },
    ],
  });
  await flow.look(who, `${course}/outline`, `${course}/subsection-ids`, `${course}/student-sections`, course);
  await flow.act(who, `DELETE /api/course-subsections/${lessons.at(-1)}`);
  await flow.act(who, `DELETE /api/course-sections/${second.courseSectionId}`);
  await flow.look(who, `${course}/outline`);
}

async function scheduleExam(flow: Flow, courseId: number, subsectionExamId: number): Promise<void> {
  const who = 'instructor';
  const title = both('A short exam');
  const { examId } = await flow.act<{ examId: number }>(who, `POST /api/courses/${courseId}/exams`, { title });
  const fixed = { questionCategoryId: null, tags: [], difficulty: null, take: 1, marks: null };
  const sections = [
    {
      ...{ title, navigation: 'FREE', isShuffled: true, shufflesChoices: true },
      draws: [
        { ...fixed, questionId: 22 },
        { ...fixed, questionId: 24 },
        { ...fixed, questionId: null, questionCategoryId: 1, take: 2, marks: '2' },
      ],
    },
  ];
  await flow.act(who, `POST /api/course-exams/${examId}/check`, { title, sections });
  await flow.act(who, `PUT /api/course-exams/${examId}`, {
    title,
    instructions: both('<p>Calm.</p>'),
    sections,
    version: 1,
  });
  await flow.look(who, `/api/course-exams/${examId}`, `/api/course-exams/${examId}/paper?seed=two`);
  const scheduled = `/api/subsection-exams/${subsectionExamId}`;
  await flow.act(who, `PUT ${scheduled}`, {
    ...{ examId, opensAt: null, closesAt: null, limitMinutes: 20, attemptsAllowed: 1, gradingMethod: 'BEST' },
    ...{ passPercent: '50', allowedAddresses: [], releaseScore: 'AT_ONCE', releaseAnswers: 'NEVER' },
    ...{ releaseExplanations: 'NEVER', releaseAt: null, isBlind: false, markerCount: 2, version: 1 },
  });
  await flow.look(who, `${scheduled}/editing`, `${scheduled}/findings`);
  await flow.act(who, `POST ${scheduled}/publish`);
  await flow.act(who, `PUT ${scheduled}/question-rubrics/24`, { rubricId: 1, tolerance: '1' });
  await flow.act(who, `DELETE ${scheduled}/question-rubrics/24`);
  const copied = await flow.act<{ examId: number }>(who, `POST /api/course-exams/${examId}/duplicate`);
  await flow.look(who, `/api/courses/${courseId}/exams`);
  await flow.act(who, `DELETE /api/course-exams/${copied.examId}`);
  await flow.act(who, `DELETE /api/course-exams/${examId}`);
}

async function setAssignment(flow: Flow, assignmentId: number): Promise<void> {
  const who = 'instructor';
  const assignment = `/api/course-assignments/${assignmentId}`;
  const criteria = [
    {
      ...{ id: 1, name: both('Asking'), description: both('Openly'), isRange: false },
      levels: [
        { id: 1, name: both('Well'), description: both('Open'), points: '5' },
        { id: 2, name: both('Hardly'), description: both('Closed'), points: '0' },
      ],
    },
  ];
  const rubric = { title: both('Asking'), content: { criteria, allowsFreePoints: false } };
  const { rubricId } = await flow.act<{ rubricId: number }>(who, 'POST /api/course-rubrics', rubric);
  const at = `/api/course-rubrics/${rubricId}`;
  await flow.act(who, `PUT ${at}`, { ...rubric, title: both('Asking well'), courseId: null, version: 1 });
  await flow.act(who, `PUT ${at}`, { ...rubric, courseId: null, version: 1 });
  await flow.look(who, at, `${at}/versions`, `${at}/versions/1`);
  await flow.act(who, `POST ${at}/versions/1/restore`, { version: 2 });
  const copied = await flow.act<{ rubricId: number }>(who, `POST ${at}/duplicate`);
  await flow.act(who, `PATCH /api/course-rubrics/${copied.rubricId}`, { isArchived: true });
  await flow.act(who, `DELETE /api/course-rubrics/${copied.rubricId}`);
  await flow.act(who, `POST /api/courses/${COURSE}/rubrics`, rubric);
  await flow.look(who, '/api/course-rubrics', `/api/courses/${COURSE}/rubrics`);
  await flow.act(who, `PUT ${assignment}`, {
    ...{
      instructions: both('<p>Write.</p>'),
      isGroupWork: false,
      acceptsText: true,
      acceptsFiles: true,
      acceptsLink: false,
    },
    ...{ mostWords: 300, mostFiles: 2, mostBytes: 1_000_000, extensions: ['pdf', 'txt'], opensAt: null },
    ...{ dueAt: '2035-04-01T09:00:00.000Z', closesAt: null, latePercent: '10', lateInterval: 'DAY' },
    ...{
      lateFloorPercent: '50',
      missingPercent: '0',
      versionsAllowed: 2,
      resubmitsUntil: null,
      allowsWithdrawal: true,
    },
    ...{ maximum: '5', rubricId, markerCount: 1, tolerance: '0', isBlind: false, release: 'BY_HAND', releaseAt: null },
    ...{ attachmentIds: [], version: 0 },
  });
  await flow.look(who, `${assignment}/editing`, `${assignment}/findings`, at);
  await flow.act(who, `POST ${assignment}/publish`);
  await flow.look(who, assignment);
}

async function announce(flow: Flow, courseId: number): Promise<void> {
  const body = { title: both('We begin on Sunday'), body: both('<p>At nine.</p>') };
  const inCourse = await flow.act<{ announcementId: number }>(
    'instructor',
    `POST /api/courses/${COURSE}/announcements`,
    { ...body, sendsMail: true },
  );
  const at = `/api/course-announcements/${inCourse.announcementId}`;
  await flow.look('learner', at, `/api/courses/${COURSE}/announcements`);
  await flow.act('instructor', `PATCH ${at}`, { title: both('We begin on Monday'), version: 1 });
  await flow.act('instructor', `POST ${at}/publish`);
  await flow.look(
    'learner',
    at,
    `/api/courses/${COURSE}/announcements`,
    '/api/notifications',
    '/api/notifications/count',
  );
  await flow.act('instructor', `POST /api/courses/${courseId}/announcements`, body);
  const forAll = await flow.act<{ announcementId: number }>('admin', 'POST /api/announcements', body);
  await flow.act('admin', `POST /api/course-announcements/${forAll.announcementId}/publish`);
  await flow.act('instructor', 'POST /api/announcements', body);
  for (const who of ['learner', 'coach', 'instructor'])
    await flow.look(who, '/api/announcements', '/api/notifications');
  await flow.act('admin', `DELETE /api/course-announcements/${forAll.announcementId}`);
  await flow.look('learner', '/api/announcements', '/api/notifications');
}

async function dealGroups(flow: Flow): Promise<void> {
  const groups = `/api/courses/${COURSE}/groups`;
  const who = 'instructor';
  const { data: learners } = await flow.look<Page<{ userId: number; email: string }>>(
    who,
    `${groups}/learners?isUnassigned=true&take=100`,
  );
  const made = await flow.act<{ courseGroupId: number }>(who, `POST ${groups}`, {
    ...{ name: both('Fig'), capacity: 2, isOpen: true },
  });
  const userIds = learners.slice(0, 3).map(({ userId }) => userId);
  await flow.act(who, `POST /api/course-groups/${made.courseGroupId}/members`, { userIds });
  await flow.act(who, `POST /api/course-groups/${made.courseGroupId}/members`, { userIds: userIds.slice(0, 2) });
  await flow.look(who, groups, `${groups}/learners?courseGroupId=${made.courseGroupId}`);
  await flow.act(who, `PATCH /api/course-groups/${made.courseGroupId}`, {
    name: both('Olive'),
    capacity: 5,
    version: 1,
  });
  await flow.act(who, `POST ${groups}/unassign`, { userIds: userIds.slice(0, 1) });
  const text = `email,group\n${learners[5]?.email},Olive\nnobody@nowhere.test,Olive\n${learners[6]?.email},Nothing`;
  await flow.act(who, `POST ${groups}/list`, { text, isPreview: true });
  await flow.act(who, `POST ${groups}/list`, { text, isPreview: false });
  await flow.act(who, `POST ${groups}/deal`, {
    ...{ groupCount: 3, name: both('Circle'), capacity: null, isOpen: false, dealsLearners: true },
  });
  await flow.look(who, groups, `${groups}/learners`, `${groups}/export`);
  await flow.look('learner', groups, `${groups}/mine`);
  await flow.act(who, `DELETE /api/course-groups/${made.courseGroupId}`);
  await flow.look(who, groups);
}

async function survey(flow: Flow, courseId: number): Promise<void> {
  const who = 'instructor';
  const texts = { title: both('How was it?'), hint: {}, isRequired: true, options: [], rows: [] };
  const scale = {
    ...{ ...texts, questionKey: 'scale', kind: 'SCALE', isMultiple: false, hasOther: false, from: 1, to: 5 },
    ...{ fromLabel: {}, toLabel: {} },
  };
  const made = await flow.act<{ surveyId: number }>(who, `POST /api/courses/${courseId}/surveys`, {
    ...{ type: 'SURVEY', title: both('How was it?') },
  });
  const at = `/api/course-surveys/${made.surveyId}`;
  await flow.act(who, `POST ${at}/publish`);
  await flow.act(who, `PATCH ${at}`, { questions: [scale], isAnonymous: false, version: 1 });
  await flow.look(who, at);
  await flow.act(who, `POST ${at}/publish`);
  await flow.act(who, `POST ${at}/close`);
  await flow.act(who, `POST ${at}/reopen`, { closesAt: null });
  await flow.look(who, at, `/api/courses/${courseId}/surveys`);
  const { sections } = await flow.look<{
    sections: { subsections: { courseSubsectionId: number; kind: string }[] }[];
  }>(who, `/api/courses/${courseId}/outline`);
  const lessons = sections.flatMap(({ subsections }) => subsections);
  const place = pick(lessons, 'lesson for a survey', ({ kind }) => kind === 'SURVEY').courseSubsectionId;
  await flow.act(who, `PUT /api/course-subsections/${place}/survey`, { surveyId: made.surveyId });
  await flow.look(who, `/api/course-subsections/${place}/survey`, `/api/courses/${courseId}/surveys`);
  const other = await flow.act<{ surveyId: number }>(who, `POST /api/courses/${courseId}/surveys`, {
    ...{ type: 'POLL', title: both('When?') },
  });
  await flow.act(who, `DELETE /api/course-surveys/${other.surveyId}`);
  await flow.look(who, `/api/courses/${courseId}/surveys`);
}

async function copy(flow: Flow): Promise<void> {
  const { courseId } = await flow.act<{ courseId: number }>('instructor', `POST /api/courses/${COURSE}/clone`, {
    ...{ shiftDays: 30, includesGroups: true },
  });
  const course = `/api/courses/${courseId}`;
  await flow.look(
    'instructor',
    `${course}/editing`,
    `${course}/outline`,
    `${course}/exams`,
    `${course}/subsection-exams`,
  );
  await flow.look(
    'instructor',
    `${course}/assignments`,
    `${course}/surveys`,
    `${course}/groups`,
    `${course}/gradebook`,
  );
  await flow.look('instructor', `${course}/rubrics`, `${course}/announcements`, `${course}/readiness`, course);
  const { data: exams } = await flow.look<Page<{ subsectionExamId: number }>>(
    'instructor',
    `${course}/subsection-exams`,
  );
  for (const { subsectionExamId } of exams)
    await flow.look('instructor', `/api/subsection-exams/${subsectionExamId}/editing`);
  const { data: works } = await flow.look<Page<{ assignmentId: number }>>('instructor', `${course}/assignments`);
  for (const { assignmentId } of works)
    await flow.look('instructor', `/api/course-assignments/${assignmentId}/editing`);
  await flow.act('learner', `POST ${`/api/courses/${COURSE}`}/clone`, { shiftDays: 0, includesGroups: false });
}
