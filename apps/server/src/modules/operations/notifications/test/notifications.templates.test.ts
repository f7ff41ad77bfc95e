import { type NotificationKind, notificationTarget } from '@sullam/domain/notification-targets.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVERY_PART, givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { Notification } from '../notifications.schemas.ts';
import { givenNotification } from './notifications.factory.ts';

const BOARD = ['discussion-board', '/lms/courses/4/discussion-boards/7'] as const;
const COURSE = ['course', '/lms/courses/4/overview'] as const;
const POST = ['post', '/groups/1/post/2'] as const;

/** The table of the specification, row by row: template, kind (which is the default picture too) and page. */
const ROWS: readonly (readonly [templateId: number, kind: NotificationKind, path: string])[] = [
  [1, 'group', '/groups/1'],
  [2, 'event', '/event/3'],
  [3, ...BOARD],
  [4, ...BOARD],
  [5, ...BOARD],
  [6, ...BOARD],
  [7, ...BOARD],
  [8, ...BOARD],
  [9, ...BOARD],
  [10, ...BOARD],
  [11, 'announcement', '/lms/courses/4/announcements/5'],
  [12, 'certificate', '/lms/courses/4/certificate'],
  [13, 'checklist', '/checklist'],
  [14, 'checklist', '/checklist'],
  [15, 'imported-course', '/lms/courses/4/overview'],
  [16, 'plagiarism', '/lms/courses/4/assignments/8'],
  [17, 'plagiarism', '/lms/courses/4/assignments/8'],
  [18, 'grade', '/lms/courses/4/grade-items/6'],
  [19, ...BOARD],
  [20, ...BOARD],
  [21, ...COURSE],
  [22, 'course-approval', '/lms/courses/4/overview'],
  [23, ...COURSE],
  [24, ...BOARD],
  [25, ...COURSE],
  [26, ...COURSE],
  [27, ...POST],
  [28, ...POST],
  [29, ...POST],
  [30, ...POST],
  [31, ...COURSE],
  [999, ...COURSE],
  [1001, 'sign-in', '/profile?tab=security'],
  [1002, 'membership', '/studio/members?status=pending'],
  [1003, ...COURSE],
  [1070, 'missing-work', '/lms/courses/4/grade-items/6'],
  [1060, 'external-course-claim', '/studio/external-courses?status=PENDING'],
];

const data = {
  groupId: 1,
  postId: 2,
  eventId: 3,
  courseId: 4,
  announcementId: 5,
  gradeItemId: 6,
  discussionBoardId: 7,
};
/** Of what a kind is about: news of a course lead to the assignment that they name. */
const dataOf = (kind: string) => (kind === 'plagiarism' ? { ...data, assignmentId: 8 } : data);
const parameters = {
  group: 'Readers',
  event: 'Open day',
  board: 'Questions',
  courseTitle: { en: 'Reports', ar: 'التقارير' },
  person: 'Lina Haddad',
  title: { en: 'News', ar: 'أخبار' },
  checklist: 'First week',
  assignment: 'Essay',
  item: 'Test',
  device: 'Firefox, Linux',
};

const server = testServer();
let learner: TestMember;
const listed: Record<'en' | 'ar', Map<number, Notification[]>> = { en: new Map(), ar: new Map() };

beforeAll(async () => {
  learner = await givenMember(server, await givenOrganization(server, EVERY_PART));
  for (const [templateId] of ROWS) {
    await givenNotification(server, learner, { templateId, data: {}, parameters });
    await givenNotification(server, learner, { templateId, data: {}, parameters: {} });
  }
  for (const language of ['en', 'ar'] as const) {
    const answer = await call<{ data: Notification[] }>(server, 'GET /api/notifications?take=100', {
      as: learner,
      language,
    });
    for (const each of answer.body.data)
      listed[language].set(each.templateId, [...(listed[language].get(each.templateId) ?? []), each]);
  }
});

describe.each(ROWS)('template %i', (templateId, kind, path) => {
  it(`is about a ${kind} and leads to ${path}`, () => {
    const full = listed.en.get(templateId)?.[1] as Notification;
    expect(full.data).toEqual({ notificationTemplate: { id: templateId } });
    expect(notificationTarget(full.templateId, dataOf(kind))).toMatchObject({ kind, picture: kind, path });
  });

  it('is a whole sentence in both languages, with and without its parameters', () => {
    for (const language of ['en', 'ar'] as const) {
      for (const { text } of listed[language].get(templateId) as Notification[]) {
        expect(text.length).toBeGreaterThan(10);
        expect(text).not.toMatch(/[{}]|undefined|notifications\./);
        if (language === 'ar') expect(text).toMatch(/[\u0600-\u06ff]/);
      }
    }
  });
});

describe('the list of templates', () => {
  it('has the thirty of the specification and our own, for administrators', async () => {
    expect((await call(server, 'GET /api/notifications/templates', { as: learner })).status).toBe(403);
    const administrator = await givenMember(server, learner.organizationId, 'administrator');
    const answer = await call<{ data: { id: number; kind: string; sentence: string }[] }>(
      server,
      'GET /api/notifications/templates?language=ar',
      { as: administrator },
    );
    expect(answer.body.data.slice(0, 30).map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
    expect(answer.body.data.find(({ id }) => id === 22)).toMatchObject({ kind: 'course-approval' });
    for (const { sentence } of answer.body.data) expect(sentence).toMatch(/[\u0600-\u06ff]/);
  });
});
