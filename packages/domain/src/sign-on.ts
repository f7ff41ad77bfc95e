import { isLanguage, type Language } from './localized.ts';

/** The query of an address, one value per name. */
export type Query = Readonly<Record<string, string | undefined>>;

/** What a sign-on address carries. */
export interface SignOn {
  token: string;
  /** The reader comes as a learner; without it the instructor view is set for the browser session. */
  studentView: boolean;
  /** Read before it is removed from the address. */
  language: Language | null;
  /** Where to go once the token is exchanged; without token, student_view and lang. */
  target: { path: string; query: Record<string, string> };
}

/** Pages that own their `token` query. */
const OWN_TOKEN_PATHS = ['/auth/reset-password', '/auth/verify-email', '/auth/change-email'];
const REMOVED_FROM_QUERY = ['token', 'student_view', 'lang'];
const ID = /^[A-Za-z0-9_-]{1,64}$/;

const isOn = (value: string | undefined): boolean => value !== undefined && value !== '0' && value !== 'false';

/** Course screens named by ids in the query, the most particular first. */
const SCREENS: readonly { id: string; segment: (query: Query) => string }[] = [
  { id: 'surveyId', segment: (query) => (query.type === 'poll' ? 'polls' : 'surveys') },
  { id: 'subsectionExamId', segment: () => 'exams' },
  { id: 'assignmentId', segment: () => 'assignments' },
  { id: 'discussionBoardId', segment: () => 'discussion-boards' },
  { id: 'subsectionId', segment: () => 'content' },
];

const idIn = (query: Query, name: string): string | null => {
  const value = query[name];
  return value !== undefined && ID.test(value) ? value : null;
};

/** The course screen that the ids of a query name, or null; `used` lists the parameters that the path now holds. */
export function signOnScreen(query: Query): { path: string; used: string[] } | null {
  const courseId = idIn(query, 'courseId');
  if (!courseId) return null;
  for (const { id, segment } of SCREENS) {
    const value = idIn(query, id);
    if (value) {
      const used = id === 'surveyId' ? ['courseId', id, 'type'] : ['courseId', id];
      return { path: `/lms/courses/${courseId}/${segment(query)}/${value}`, used };
    }
  }
  return { path: `/lms/courses/${courseId}`, used: ['courseId'] };
}

/**
 * Reads a sign-on address; null when it carries no token or the page owns its token. An address that is already one
 * of the course screens keeps its path; ids in the query are turned into the matching one.
 */
export function readSignOn(path: string, query: Query): SignOn | null {
  const token = query.token;
  if (!token || OWN_TOKEN_PATHS.includes(path.replace(/\/+$/, ''))) return null;
  const screen = path.startsWith('/lms/courses/') ? null : signOnScreen(query);
  const removed = new Set([...REMOVED_FROM_QUERY, ...(screen?.used ?? [])]);
  const rest: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && !removed.has(name)) rest[name] = value;
  }
  return {
    token,
    studentView: isOn(query.student_view),
    language: isLanguage(query.lang) ? query.lang : null,
    target: { path: screen?.path ?? path, query: rest },
  };
}
