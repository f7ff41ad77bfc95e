import { PAGE_PATHS as LEARNER_PATHS } from '../../apps/learner/src/page-paths.gen.ts';
import { PAGE_PATHS as STUDIO_PATHS } from '../../apps/studio/src/page-paths.gen.ts';
import type { Places } from '../places.gen.ts';
import { SCREENS } from '../screens.ts';
import { administrator, instructor, learner, pathOf, type Screen, visitor } from './screen.ts';

const inMarked =
  (path: (marked: Places['leaving']['marked']) => string) =>
  ({ leaving: { marked } }: Places) =>
    `/studio/courses/${marked.courseId}/exams/held/${marked.subsectionExamId}${path(marked)}`;

/** Pages whose address holds a number and which the gallery doesn't picture, or pictures after a step on another page. */
const MORE: readonly Screen[] = [
  learner('announcement', ({ leaving }) => `/announcements/${leaving.announcementId}`),
  learner(
    'course-announcement',
    ({ leaving: { courseAnnouncement: of } }) => `/lms/courses/${of.courseId}/announcements/${of.announcementId}`,
  ),
  learner('saved-post', ({ groups }) => `/saved-post/${groups.postId}`),
  learner('own-checklist', ({ checklists }) => `/checklist/${checklists.studentChecklistId}`),
  administrator('studio-permission-set', ({ leaving }) => `/studio/permission-sets/${leaving.permissionSetId}`),
  learner('course', ({ courseId }) => `/lms/courses/${courseId}`),
  learner('exam-start', ({ exams }) => `/lms/courses/${exams.courseId}/exams/${exams.subsectionExamId}/start`),
  visitor('guest-ticket', ({ events }) => `/event/${events.ownId}/guest`, {
    expects: { status: 400, address: /guest-ticket/ },
  }),
  instructor('studio-course', ({ lectures }) => `/studio/courses/${lectures.courseId}`),
  instructor('studio-course-reports', ({ lectures }) => `/studio/courses/${lectures.courseId}/reports`),
  instructor(
    'studio-attendance-screen',
    ({ lectures: { courseId, attendanceSessionId } }) =>
      `/studio/courses/${courseId}/attendance/${attendanceSessionId}/screen`,
  ),
  instructor(
    'studio-discussion-lesson',
    ({ leaving: { discussionLesson: of } }) =>
      `/studio/courses/${of.courseId}/discussions/lessons/${of.courseSubsectionId}`,
  ),
  instructor(
    'studio-exam-attempt-address',
    inMarked(({ examAttemptId }) => `/attempts/${examAttemptId}`),
  ),
  instructor(
    'studio-exam-attempt-marking',
    inMarked(({ examAttemptId }) => `/attempts/${examAttemptId}/marking`),
  ),
  instructor('studio-exam-question-marking', ({ teachingExam, questions }) => {
    const { courseId, subsectionExamId } = teachingExam;
    return `/studio/courses/${courseId}/exams/held/${subsectionExamId}/marking/${questions.ESSAY}`;
  }),
];

/** Every route of both applications. */
export const ROUTES = [
  ...LEARNER_PATHS.map(({ path }) => path),
  ...STUDIO_PATHS.map(({ path }) => `/studio${path}`),
].map((path) => path.replace(/(.)\/$/, '$1'));

const fits = (route: string, path: string): boolean =>
  new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}/?$`).test(path.replace(/[?#].*$/, ''));

const variablesIn = (route: string): number => route.split('$').length;

/** The route that shows a path: the one with the fewest variables, as in the router. */
const routeOf = (path: string): string | undefined =>
  ROUTES.filter((route) => fits(route, path)).sort((one, other) => variablesIn(one) - variablesIn(other))[0];

/** The path of a screen with placeholder ids: real ids are only known once the demo runs, and the route does not depend on them. */
function plainPath(screen: Screen): string {
  const anything: unknown = new Proxy(() => '7', {
    get: (_target, key) => (key === Symbol.toPrimitive ? () => '7' : anything),
  });
  return pathOf(screen, anything as Places);
}

const PICTURED = SCREENS.filter(({ losesNetwork, path }) => !losesNetwork && path !== '/no/such/page');

function pagesByRoute(): Map<string, Screen> {
  const pages = new Map<string, Screen>();
  for (const screen of [...PICTURED, ...MORE]) {
    const route = routeOf(plainPath(screen));
    if (route && !pages.has(route)) pages.set(route, screen);
  }
  for (const route of ROUTES.filter((each) => !each.includes('$') && !pages.has(each))) {
    const isForMembers = /^\/(lms|groups|favorite|social|a)(\/|$)/.test(route);
    const open = route.startsWith('/studio') ? administrator : isForMembers ? learner : visitor;
    pages.set(route, open(`route ${route}`, route));
  }
  return pages;
}

/** One page for each route: the first that the gallery or the list above has, else the route itself if it needs no ids. */
export const PAGES: ReadonlyMap<string, Screen> = pagesByRoute();
