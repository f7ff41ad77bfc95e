import { readFileSync } from 'node:fs';
import { readConfiguration, resolveFeatures } from '@sullam/domain/configuration.ts';
import type { FeatureState } from '@sullam/domain/features.ts';
import { decideRoute, type RouteAccess, type RouteCaller } from '@sullam/domain/route-access.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVERY_PART, givenMember, type TestMember } from '../support/arrange.ts';
import { call } from '../support/call.ts';
import { featureCalls } from '../support/feature-calls.ts';
import { testServer } from '../support/test-server.ts';
import { givenWorld, type World } from '../support/world.ts';

interface Page {
  path: string;
  access: RouteAccess;
}

/** What the pages ask for, as `apps/learner/test/pages.test.ts` writes it. */
const PAGES: Page[] = readFileSync(new URL('./learner-pages.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Page);

const COURSE = '/lms/courses/$courseId';
const FRAME = ['/api/courses/:courseId', '/api/courses/:courseId/student-sections'];
const inCourse = (path: string, ...calls: string[]) => ({ [`${COURSE}/${path}`]: [...FRAME, ...calls] });

const SCHEDULE = '/api/activities-schedule?from=2026-03-01T00:00:00Z&to=2026-03-08T00:00:00Z';

/** What a page reads before it shows anything, where that isn't just what `featureCalls` finds in the `*.api.ts` of a course page. */
const LISTED: Record<string, readonly string[]> = {
  '/dashboard': ['/api/users/:ownId/course-statistics', '/api/users/:ownId/my-courses', '/api/announcements'],
  '/dashboard/user-activities': [SCHEDULE],
  '/activity-log': ['/api/users/:ownId/activity-log'],
  '/announcements': ['/api/announcements'],
  '/announcements/$announcementId': [],
  '/lms/all-courses': ['/api/courses', '/api/courses/filter-options'],
  '/lms/my-courses': ['/api/users/:ownId/my-courses', '/api/users/:ownId/enrolled'],
  '/favorite/courses': ['/api/favorites/courses', '/api/users/:ownId/wishlisted'],
  '/lms/transcript': ['/api/users/:ownId/transcript', '/api/users/:ownId/finished-subsections'],
  '/lms/specializations': ['/api/specializations'],
  '/lms/specializations/$specializationId/overview': [
    '/api/specializations/:specializationId',
    '/api/specializations/:specializationId/certificate',
  ],
  '/external-courses': ['/api/users/:ownId/external-courses'],
  '/landing-page': ['/api/organizations-dashboard/landing'],
  '/notifications': ['/api/notifications', '/api/notifications/count'],
  // opened from a mail, with a token that only says whose it is
  '/notifications/unsubscribe': [],
  // a visitor's cart is in the browser; a member's own is asked for below
  '/cart': [],
  '/cart/checkout': ['/api/cart', '/api/orders/payment-disclosure', '/api/payment-methods'],
  // a payment and an order of the reader, and nobody else's
  '/cart/test-payment/$paymentId': [],
  '/bundles/$bundleId': ['/api/bundles/:bundleId'],
  '/profile/payment-history': ['/api/orders', '/api/own-credit'],
  '/profile/payment-history/$orderId': [],
  '/profile/seats': ['/api/seat-pools'],
  '/profile/seats/$seatPoolId': [],
  '/seats': [],
  '/profile': ['/api/users/:ownId', '/api/auth/sessions', '/api/auth/two-factor'],
  '/search': ['/api/search?q=a'],
  [`${COURSE}/overview`]: ['/api/courses/:courseId'],
  ...inCourse('', '/api/courses/:courseId/last-visited-subsection'),
  ...inCourse('due', SCHEDULE),
  ...inCourse('information', '/api/courses/:courseId/progress'),
  ...inCourse('syllabus'),
  ...inCourse('modules', '/api/courses/:courseId/progress'),
  ...inCourse('content/$subsectionId', '/api/course-subsections/:courseSubsectionId'),
  ...inCourse('announcements', '/api/courses/:courseId/announcements'),
  ...inCourse('announcements/$announcementId', '/api/courses/:courseId/announcements'),
  ...inCourse('assignments/$assignmentId', '/api/course-assignments/:assignmentId'),
  ...inCourse('notes', '/api/courses/:courseId/notes'),
  ...inCourse('groups', '/api/courses/:courseId/groups/mine'),
  ...inCourse('exams/$subsectionExamId/start', '/api/subsection-exams/:subsectionExamId'),
  ...inCourse('exams/review/$examAttemptId', '/api/subsection-exams/:subsectionExamId/attempts'),
  ...inCourse('surveys/$surveyId', '/api/course-surveys/:surveyId'),
  ...inCourse('polls', '/api/courses/:courseId/surveys?type=POLL'),
  ...inCourse('polls/$surveyId', '/api/course-surveys/:surveyId'),
  ...inCourse('online-lectures', '/api/courses/:courseId/online-lectures'),
  // the list that stands below the lecture
  ...inCourse('online-lectures/$onlineLectureId', '/api/courses/:courseId/lectures'),
  ...inCourse('on-campus-lectures', '/api/courses/:courseId/on-campus-lectures'),
  ...inCourse('on-campus-lectures/$onCampusLectureId', '/api/courses/:courseId/lectures'),
  ...inCourse('discussion-boards', '/api/courses/:courseId/discussion-boards'),
  ...inCourse('discussion-boards/$discussionBoardId', '/api/course-discussion-boards/:discussionBoardId'),
  ...inCourse('certificate', '/api/courses/:courseId/certificate'),
  '/my-certificates': ['/api/users/:ownId/certificates'],
  // any number is asked for: whether there is such a certificate is what the page is about
  '/certificates/$certificateNumber': [],
  '/checklist': ['/api/student-checklists'],
  // somebody's own lists and items, and nobody else's
  '/checklist/$studentChecklistId': [],
  '/checklist/items/$studentChecklistItemId': [],
  '/checklist/approvals': ['/api/checklist-approvals'],
  '/checklist/visit': [],
  '/groups/scheduled': ['/api/scheduled-posts'],
  '/groups/mine': ['/api/groups', '/api/users/:ownId/groups', '/api/users/:ownId/group-news'],
  // a group that the reader may know of, and its posts
  '/groups/$groupId': [],
  '/groups/$groupId/post/$postId': [],
  '/saved-post': ['/api/users/:ownId/saved-posts'],
  '/saved-post/$postId': [],
  '/zoom-policy': [],
  '/social/events': [],
  '/social/all-events': ['/api/events', '/api/events/categories'],
  '/social/my-events': ['/api/events/enrolled'],
  '/favorite/events': ['/api/favorites/events'],
  '/event/$eventId': ['/api/events/:eventId'],
  '/coaching': ['/api/coaches', '/api/coaches/filters', '/api/coaching-packages/offered'],
  // visible to the reader or not found
  '/coaching/coaches/$coachId': ['/api/coaches/:coachId'],
  '/coaching/groups/$groupSessionId': ['/api/group-sessions/:groupSessionId'],
  '/coaching/mine': ['/api/booking-sessions/client', '/api/group-sessions/client', '/api/coaching-credits/own'],
  '/coaching/sessions/$coachingSessionId': ['/api/booking-sessions/:coachingSessionId'],
  // the link of the mail decides, not who asks
  '/event/$eventId/guest': [],
  // the ticket of somebody who has one
  '/event/$eventId/ticket': [],
  '/a': [],
  '/a/claim': [],
};

const FOUND = featureCalls(PAGES.map(({ path }) => path).filter((path) => path.startsWith(COURSE)));
const CALLS: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    [...FOUND].map(([path, calls]) => [path, [...FRAME, ...calls.map((call) => call.replaceAll(/\{(\w+)\}/g, ':$1'))]]),
  ),
  ...LISTED,
};

/** Sign-in and what belongs to it; texts that an organisation may have; what only leads on. */
const WITHOUT_CALLS = /^\/(auth|register|landing-page)\/|^\/lms$/;

const server = testServer();
const CALLERS = [
  'visitor',
  'member without course access',
  'member with course access',
  'member who reads specializations',
] as const;
type CallerName = (typeof CALLERS)[number];
const ORGANIZATIONS = [
  ['that visitors look around in', true],
  ['that is closed to visitors', false],
] as const;

const PARTS = [
  'organization_enabled',
  'organization_lms',
  'organization_social_platform',
  'organization_social_events',
  'organization_coaching',
];
const HELD: Record<CallerName, readonly string[]> = {
  visitor: [],
  'member without course access': ['organization_member_access_communities'],
  'member with course access': ['organization_member_access_courses'],
  'member who reads specializations': ['organization_read_specializations'],
};
const routeCaller = (name: CallerName): RouteCaller => ({
  signedIn: name !== 'visitor',
  memberPermissions: HELD[name],
  organizationPermissions: PARTS,
});

it('names the calls of every page', () => {
  const named = PAGES.map(({ path }) => path).filter((path) => !WITHOUT_CALLS.test(path));
  expect(Object.keys(CALLS).sort()).toEqual(named.sort());
  expect(Object.keys(LISTED).filter((path) => !named.includes(path))).toEqual([]);
});

describe.each(ORGANIZATIONS)('in an organisation %s', (_, isOpen) => {
  // as in the world below: whatever can be switched on is
  const configuration = { ...EVERY_PART, allow_anonymous_course_view: isOpen };
  const features: FeatureState = resolveFeatures(
    readConfiguration(Object.entries(configuration).map(([key, value]) => ({ key, value }))),
  );
  let world: World;
  let members: Record<CallerName, TestMember | undefined>;

  beforeAll(async () => {
    world = await givenWorld(server, { allow_anonymous_course_view: isOpen });
    const { organizationId } = world;
    const enrolled = async (name: CallerName) => {
      const member = await givenMember(server, organizationId, 'learner', { permissions: [...HELD[name]] });
      const { admin } = server;
      for (const table of ['entitlements', 'enrollments', 'favorite_courses']) {
        const [row] = await admin`select * from ${admin(table)} where organization_id = ${organizationId}`;
        const copy = Object.fromEntries(
          Object.entries({ ...row, user_id: member.userId }).filter(
            ([column]) => !/^(entitlement|enrollment)_id$/.test(column),
          ),
        );
        await admin`insert into ${admin(table)} ${admin(copy as never)}`;
      }
      return member;
    };
    members = {
      visitor: undefined,
      'member without course access': await enrolled('member without course access'),
      'member with course access': await enrolled('member with course access'),
      'member who reads specializations': await enrolled('member who reads specializations'),
    };
  });

  const statusOf = async (name: CallerName, path: string): Promise<number> => {
    const member = members[name];
    const url = path
      .replace(':ownId', String(member?.userId ?? 1))
      .replaceAll(/:([a-z]\w+)/gi, (_whole, id: string) => String(world.ids(id)));
    const options = member ? { as: member } : { organizationId: world.organizationId };
    return (await call(server, `GET ${url}`, options)).status;
  };
  const opens = ({ access }: Page, name: CallerName) =>
    decideRoute(access, routeCaller(name), features).kind === 'allow';

  it.each(CALLERS)('answers a %s what an open page asks, and refuses what closed ones ask', async (name) => {
    const openCalls = new Set(PAGES.filter((page) => opens(page, name)).flatMap(({ path }) => CALLS[path] ?? []));
    const wrong: [page: string, call: string, status: number][] = [];
    for (const page of PAGES)
      for (const path of CALLS[page.path] ?? []) {
        const status = await statusOf(name, path);
        const isOpenPage = opens(page, name);
        const isFree = openCalls.has(path) || (await statusOf('visitor', path)) === 200;
        if (isOpenPage ? status !== 200 : status < 400 && !isFree) wrong.push([page.path, path, status]);
      }
    expect(wrong).toEqual([]);
  });

  it.each(CALLERS.filter((name) => name !== 'visitor'))(
    'closes no page to a %s that the server answers',
    async (name) => {
      const wrong: string[] = [];
      for (const page of PAGES.filter((each) => !opens(each, name))) {
        const statuses = await Promise.all((CALLS[page.path] ?? []).map((path) => statusOf(name, path)));
        if (statuses.length > 0 && statuses.every((status) => status === 200)) wrong.push(page.path);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('closes no public page to a member that a visitor sees', () => {
    const closed = PAGES.filter(
      (page) => !page.access.loggedOutOnly && opens(page, 'visitor') && !opens(page, 'member without course access'),
    );
    expect(closed.map(({ path }) => path)).toEqual([]);
  });
});
