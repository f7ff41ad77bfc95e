import { beforeAll, describe, expect, it } from 'vitest';
import { allOperations, send } from '../support/operations.ts';
import { testServer } from '../support/test-server.ts';
import { freshSession, givenWorld, type World } from '../support/world.ts';

const server = testServer();
let world: World;

beforeAll(async () => {
  world = await givenWorld(server);
});

const paths = new Set(allOperations().map(({ method, path }) => `${method} ${path}`));

/** What section 7 of the specification names under Learning, as the API spells it: a noun alone is its list. */
const SINGLE_AND_LIST: readonly [list: string, single: string][] = [
  ['/api/courses', '/api/courses/:courseId'],
  ['/api/course-sections', '/api/course-sections/:courseSectionId'],
  ['/api/course-subsections', '/api/course-subsections/:courseSubsectionId'],
  ['/api/course-assignments', '/api/course-assignments/:assignmentId'],
  ['/api/course-groups', '/api/course-groups/:courseGroupId'],
  ['/api/course-rubrics', '/api/course-rubrics/:rubricId'],
  ['/api/course-announcements', '/api/course-announcements/:announcementId'],
  ['/api/course-grade-items', '/api/course-grade-items/:gradeItemId'],
  ['/api/course-surveys', '/api/course-surveys/:surveyId'],
  ['/api/survey-polls', '/api/survey-polls/:surveyId'],
  ['/api/answers', '/api/answers/:examAttemptId/:position'],
  ['/api/answer-review', '/api/answer-review/:examAttemptId'],
  ['/api/questions', '/api/questions/:questionId'],
  ['/api/specializations', '/api/specializations/:specializationId'],
  ['/api/course-discussion-boards', '/api/course-discussion-boards/:discussionBoardId'],
  ['/api/discussion-board-comments', '/api/discussion-board-comments/:commentId'],
  ['/api/course-online-lectures', '/api/course-online-lectures/:onlineLectureId'],
  ['/api/course-on-campus-lectures', '/api/course-on-campus-lectures/:onCampusLectureId'],
  ['/api/course-attendance', '/api/course-attendance/:attendanceSessionId'],
  ['/api/course-certificates', '/api/course-certificates/:certificateId'],
  ['/api/checklists', '/api/checklists/:checklistId'],
  ['/api/student-checklists', '/api/student-checklists/:studentChecklistId'],
  ['/api/external-courses', '/api/external-courses/:externalCourseId'],
];

const OF_A_COURSE = [
  'sections',
  'subsections',
  'announcements',
  'assignments',
  'grade-items',
  'rubrics',
  'groups',
  'surveys',
  'grades',
  'instructors',
  'enrolled-students',
  'translations',
  'reports/grades',
  'reports/attendance',
  'reports/completion',
  'reports/enrollment',
  'reports/overlap',
  'discussion-boards',
  'online-lectures',
  'on-campus-lectures',
  'certificates',
  'attendance',
];

const OTHERS = [
  'GET /api/courses/filter-options',
  'PATCH /api/courses/:courseId/publish-status',
  'PATCH /api/courses/:courseId/passing-criteria',
  'POST /api/courses/:courseId/clone',
  'POST /api/courses/:courseId/request-approval',
  'GET /api/courses/:courseId/interests',
  'POST /api/courses/:courseId/interests',
  'GET /api/zoom/oauth/is-authenticated',
  'GET /api/users/:userId/enrolled',
  'GET /api/users/:userId/wishlisted',
  'GET /api/users/:userId/finished-subsections',
  'GET /api/users/:userId/my-courses',
  'GET /api/course-categories',
  'GET /api/users/:userId/calendar',
  'GET /api/users/:userId/activity-log',
  'GET /api/users/:userId/certificates',
  'GET /api/users/:userId/checklists',
  'GET /api/users/:userId/external-courses',
  'GET /api/activities-schedule',
  'GET /api/users/:userId/course-statistics',
  'GET /api/courses/recommended',
  'GET /api/courses/:courseId/groups/mine',
  'GET /api/courses/:courseId/student-sections',
  'GET /api/course-sections/:courseSectionId/progress',
  'GET /api/courses/:courseId/subsection-ids',
  'GET /api/courses/:courseId/last-visited-subsection',
  'GET /api/courses/:courseId/completion',
  'GET /api/course-grade-items/:gradeItemId/grades/:userId',
  'GET /api/courses/:courseId/notes',
  'GET /api/course-subsections/:courseSubsectionId/notes',
  'GET /api/course-subsections/:courseSubsectionId/attachments',
  'GET /api/courses/:courseId/attachments',
  'GET /api/favorites/courses',
  'GET /api/favorites/events',
  'GET /api/events',
  'POST /api/exams/exam-instance',
  'POST /api/exams/:attemptId/start',
  'GET /api/exams/:attemptId/latest',
  'POST /api/exams/:attemptId/next',
  'POST /api/exams/:attemptId/submit',
  'POST /api/exams/:attemptId/events',
  'GET /api/subsection-exams/:subsectionExamId',
  'GET /api/subsection-exams/:subsectionExamId/attempts',
  'GET /api/question-types',
  'GET /api/question-categories',
  'GET /api/question-tags',
  'POST /api/submit-essay-grade',
];

describe('the calls that the specification names', () => {
  it.each(SINGLE_AND_LIST)('%s is a list, and %s one of it', (list, single) => {
    expect([`GET ${list}`, `GET ${single}`].filter((call) => !paths.has(call))).toEqual([]);
  });

  it.each(OF_A_COURSE)('a course has %s', (name) => {
    expect(paths).toContain(`GET /api/courses/:courseId/${name}`);
  });

  it.each(OTHERS)('%s is there', (call) => {
    expect(paths).toContain(call);
  });
});

describe('a list at the address of its noun', () => {
  it.each([
    ...['announcements', 'attendance', 'grade-items', 'groups', 'on-campus-lectures', 'online-lectures'],
    ...['sections', 'subsections', 'surveys'],
  ])('answers what the course answers at /%s', async (name) => {
    const { headers } = await freshSession(server, world.members.instructor);
    const read = (url: string) => send(server, { method: 'GET', url, headers });
    const courseId = String(world.ids('courseId'));
    const [asked, below] = [
      await read(`/api/course-${name}?courseId=${courseId}`),
      await read(`/api/courses/${courseId}/${name}`),
    ];
    expect([asked.status, asked.text]).toEqual([200, below.text]);
    expect((await read(`/api/course-${name}`)).status).toBe(400);
  });
});
