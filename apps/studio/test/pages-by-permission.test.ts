import { FEATURE_NAMES, type FeatureState } from '@sullam/domain/features.ts';
import { PERMISSION_CATALOGUE } from '@sullam/domain/permissions.ts';
import { PLANNED_PERMISSIONS } from '@sullam/domain/planned-permissions.ts';
import { decideRoute, type RouteAccess } from '@sullam/domain/route-access.ts';
import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../src/screens.ts';

const ALL_ON = Object.fromEntries(FEATURE_NAMES.map((feature) => [feature, true])) as FeatureState;

/** Every page with what it asks for, by its whole path. */
const pagesOf = (screens: readonly ScreenDefinition[], above = ''): { path: string; access: RouteAccess }[] =>
  screens.flatMap((screen) => {
    const path = `${above}/${screen.path}`.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
    return [{ path, access: screen.access ?? {} }, ...pagesOf(screen.children ?? [], path)];
  });
const PAGES = pagesOf(SCREENS).filter(({ access }) => access.memberPermissions);

const neededFor = (slug: string): string[] => {
  const needs = PERMISSION_CATALOGUE.get(slug)?.prerequisites ?? [];
  return [...new Set([...needs.flatMap(neededFor), ...needs])];
};
const opens = (access: RouteAccess, held: readonly string[]) =>
  decideRoute(access, { signedIn: true, memberPermissions: held, organizationPermissions: held }, ALL_ON).kind ===
  'allow';

const ASKED = [...new Set(PAGES.flatMap(({ access }) => access.memberPermissions ?? []))].sort();

describe('the pages of the studio', () => {
  it('ask for permissions that there are', () => {
    expect(ASKED.filter((slug) => !PERMISSION_CATALOGUE.has(slug) || PLANNED_PERMISSIONS.has(slug))).toEqual([]);
  });

  it.each(ASKED)('that %s names open when it is given, and close when it is taken', (slug) => {
    const others = neededFor(slug);
    const named = PAGES.filter(({ access }) => access.memberPermissions?.includes(slug));
    expect(named.filter(({ access }) => !opens(access, [...others, slug]))).toEqual([]);
    const before = PAGES.filter(({ access }) => opens(access, others));
    const after = PAGES.filter(({ access }) => opens(access, [...others, slug]));
    const gained = after.filter((page) => !before.includes(page)).map(({ path }) => path);
    expect(gained).toEqual(
      slug === 'organization_everything'
        ? gained // the bypass of all that the studio has
        : named.filter((page) => !before.includes(page)).map(({ path }) => path),
    );
  });

  it('open one by one as the table says', () => {
    const table = Object.fromEntries(
      ASKED.filter((slug) => slug !== 'organization_everything').map((slug) => {
        const others = neededFor(slug);
        const gained = PAGES.filter(({ access }) => opens(access, [...others, slug]) && !opens(access, others));
        return [slug, gained.map(({ path }) => path)];
      }),
    );
    expect(table).toMatchInlineSnapshot(`
      {
        "organization_create_courses": [
          "/courses/$courseId/assignments/$assignmentId/submissions/$assignmentSubmissionId",
          "/courses/$courseId/attendance/$attendanceSessionId/screen",
          "/courses/$courseId",
          "/courses/$courseId/assignments",
          "/courses/$courseId/assignments/$assignmentId/submissions",
          "/courses/$courseId/assignments/$assignmentId/rules",
          "/courses/$courseId/assignments/$assignmentId/accommodations",
          "/courses/$courseId/exams",
          "/courses/$courseId/exams/$examId",
          "/courses/$courseId/assignments/$assignmentId/plagiarism",
          "/courses/$courseId/assignments/$assignmentId/plagiarism/$findingId",
          "/courses",
          "/courses/$courseId/discussions/$discussionBoardId/marking/$userId",
          "/courses/$courseId/exams/held/$subsectionExamId/attempts/$examAttemptId/marking",
          "/courses/$courseId/exams/held/$subsectionExamId/marking/$questionId",
          "/courses/$courseId/exams/$examId/paper",
          "/to-mark",
          "/prices/$itemType/$itemId",
          "/questions",
          "/questions/new",
          "/questions/$questionId",
          "/rubrics",
          "/rubrics/new",
          "/rubrics/$rubricId",
          "/zoom",
        ],
        "organization_create_social_groups": [
          "/groups/new",
        ],
        "organization_create_specializations": [
          "/specializations/new",
        ],
        "organization_delete_courses": [],
        "organization_member_access_coaching": [
          "/coaching/affected",
          "/coaching/availability",
          "/coaching/session-types",
          "/coaching/learners",
          "/coaching/learners/$userId",
          "/coaching/ratings",
          "/coaching/profile",
          "/coaching/today",
          "/coaching/calendar",
          "/prices/$itemType/$itemId",
          "/coaching/packages",
        ],
        "organization_read_checklists": [
          "/checklists",
          "/checklists/overdue",
          "/checklists/$checklistId",
          "/checklists/$checklistId/people",
          "/checklists/$checklistId/overdue",
        ],
        "organization_read_courses": [
          "/courses/$courseId/attendance/$attendanceSessionId/screen",
          "/courses",
          "/to-mark",
        ],
        "organization_read_members": [
          "/members",
          "/permission-sets",
          "/permission-sets/$permissionSetId",
        ],
        "organization_read_social_groups": [
          "/groups",
        ],
        "organization_read_specializations": [
          "/specializations",
          "/specializations/$specializationId",
        ],
        "organization_update_courses": [
          "/approvals",
          "/courses/$courseId/assignments/$assignmentId/submissions/$assignmentSubmissionId",
          "/categories",
          "/courses/$courseId",
          "/courses/$courseId/assignments",
          "/courses/$courseId/assignments/$assignmentId/submissions",
          "/courses/$courseId/assignments/$assignmentId/rules",
          "/courses/$courseId/assignments/$assignmentId/accommodations",
          "/courses/$courseId/exams",
          "/courses/$courseId/exams/$examId",
          "/courses/$courseId/assignments/$assignmentId/plagiarism",
          "/courses/$courseId/assignments/$assignmentId/plagiarism/$findingId",
          "/courses/$courseId/discussions/$discussionBoardId/marking/$userId",
          "/courses/$courseId/exams/held/$subsectionExamId/attempts/$examAttemptId/marking",
          "/courses/$courseId/exams/held/$subsectionExamId/marking/$questionId",
          "/courses/$courseId/exams/$examId/paper",
          "/prices/$itemType/$itemId",
          "/questions",
          "/questions/new",
          "/questions/$questionId",
          "/rubrics",
          "/rubrics/new",
          "/rubrics/$rubricId",
          "/zoom",
        ],
        "organization_update_social_events": [
          "/events",
          "/events/$eventId",
          "/events/$eventId/programme",
          "/events/$eventId/questions",
          "/events/$eventId/tickets",
          "/events/$eventId/attendees",
          "/events/$eventId/credits",
          "/prices/$itemType/$itemId",
        ],
        "organization_update_social_groups": [
          "/groups/moderation",
          "/groups/$groupId",
          "/groups/$groupId/audit",
          "/groups/rules",
        ],
        "organization_update_specializations": [
          "/specializations/$specializationId/certificates",
          "/prices/$itemType/$itemId",
        ],
      }
    `);
  });
});
