import { readFileSync } from 'node:fs';
import { readConfiguration, resolveFeatures } from '@sullam/domain/configuration.ts';
import { can, PERMISSION_CATALOGUE } from '@sullam/domain/permissions.ts';
import {
  ADMINISTRATION,
  COURSE_AUTHORS,
  COURSE_WORK,
  mayOpenInStudio,
  STUDIO_PERMISSIONS,
} from '@sullam/domain/portals.ts';
import { decideRoute, type RouteAccess } from '@sullam/domain/route-access.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVERY_PART, givenMember, type TestMember } from '../support/arrange.ts';
import { addressOf, allOperations, queryOf, send, withQuery } from '../support/operations.ts';
import { testServer } from '../support/test-server.ts';
import { givenWorld, type World } from '../support/world.ts';

interface Page {
  path: string;
  access: RouteAccess;
}

/** What the pages ask for, as `apps/studio/test/pages.test.ts` writes it. */
const PAGES: Page[] = readFileSync(new URL('./studio-pages.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Page);

/** Calls that a page makes only for who holds one of these rights; it asks before it calls. */
interface Conditional {
  readonly slugs: readonly string[];
  readonly call: string;
}
type Call = string | Conditional;
const only = (slugs: readonly string[], call: string): Conditional => ({ slugs, call });
const ADMINISTRATORS = [ADMINISTRATION];
/** Hosts open the door of their event without a right; whoever else follows the link is told why it is closed. */
const EVENTS = ['organization_update_social_events'];
/** The item of the world is a course; who may price other things is told that they may not price this one. */
const COURSE_KEEPERS = [ADMINISTRATION, 'organization_create_courses', 'organization_update_courses'];
const MEMBERS = ['organization_read_members'];
const GROUPS = ['organization_member_access_communities', 'organization_read_social_groups'];

/** What stands around every page. */
const FRAME: readonly Call[] = [
  'listUserPermissions',
  'listSystemPermissions',
  'countNotifications',
  only(STUDIO_PERMISSIONS, 'getWaitingForMe'),
];
/** What stands around the pages of a course besides. */
const COURSE_FRAME: readonly Call[] = [
  'getCourseForEditing',
  'getCourseOutline',
  'getCourseReadiness',
  'getCourseTranslations',
  'listEnrolledStudents',
];
const COURSE = '/courses/$courseId';
const inCourse = (path: string, ...calls: Call[]) => ({ [`${COURSE}/${path}`]: [...COURSE_FRAME, ...calls] });

/** What each page reads, as a browser saw it. */
const CALLS: Record<string, readonly Call[]> = {
  '/announcements': ['listAnnouncements'],
  '/approvals': ['listCourseApprovals'],
  '/courses/$courseId/assignments/$assignmentId/submissions/$assignmentSubmissionId': [
    'getAssignmentForEditing',
    'getSubmissionPlagiarismCheck',
    'getSubmissionToMark',
    'listSavedComments',
    'listSubmissionComments',
    'listSubmissionMarkChanges',
    'listSubmissions',
  ],
  '/courses/$courseId/attendance/$attendanceSessionId/screen': ['getAttendanceSheet'],
  '/categories': ['listCourseCategories'],
  '/certificate-templates': ['listCertificateTemplates'],
  '/certificate-templates/$certificateTemplateId': ['getCertificateTemplate'],
  '/specializations/$specializationId/certificates': [
    'getSpecialization',
    'getSpecializationCertificateOutlook',
    'getSpecializationCertificateSettings',
    'listCertificateTemplates',
    'listSpecializationCertificates',
  ],
  '/checklists': ['listChecklists'],
  '/checklists/overdue': ['listOverdueChecklistItems'],
  '/checklists/$checklistId': ['getChecklist', only(MEMBERS, 'listMembers')],
  '/checklists/$checklistId/people': ['getChecklist', 'listChecklistPeople'],
  '/checklists/$checklistId/overdue': ['getChecklist', 'listOverdueChecklistItems'],
  ...inCourse('announcements', 'listCourseAnnouncements'),
  ...inCourse('assignments', 'listAssignmentProgress', 'listCourseAssignments'),
  ...inCourse(
    'assignments/$assignmentId/submissions',
    'getAssignmentForEditing',
    'listPlagiarismShares',
    'listSubmissions',
  ),
  ...inCourse(
    'assignments/$assignmentId/rules',
    'getAssignmentFindings',
    'getAssignmentForEditing',
    'listCourseAssignments',
    'listCourseRubrics',
  ),
  ...inCourse(
    'assignments/$assignmentId/accommodations',
    'getAssignmentForEditing',
    'listAssignmentAccommodations',
    'listCourseGroups',
  ),
  ...inCourse(
    'assignments/$assignmentId/plagiarism',
    'getAssignmentForEditing',
    'getPlagiarismOverview',
    'listPlagiarismFindings',
  ),
  ...inCourse('assignments/$assignmentId/plagiarism/$findingId', 'comparePlagiarismFinding'),
  ...inCourse('attachments', 'listCourseAttachments'),
  ...inCourse('attendance', 'listAttendanceSessions'),
  ...inCourse('attendance/report', 'getAttendanceReport'),
  ...inCourse('attendance/$attendanceSessionId', 'getAttendanceSheet'),
  ...inCourse('outline'),
  ...inCourse(
    'lessons/$courseSubsectionId',
    'getCourseSubsectionForEditing',
    'listCourseGroups',
    'listSubsectionAttachments',
  ),
  ...inCourse(
    'certificates',
    'getCertificateOutlook',
    'getCourseCertificateSettings',
    'listCertificateTemplates',
    'listCourseCertificates',
  ),
  ...inCourse('information', 'listCourseCategories'),
  ...inCourse('publication', 'listTeachers'),
  ...inCourse('groups', 'listCourseGroupLearners', 'listCourseGroups'),
  ...inCourse('interests', 'listCourseInterests'),
  ...inCourse('discussions', 'getCourseDiscussions', 'listCourseDiscussionBoards'),
  ...inCourse('discussions/reports', 'listCourseModerationCases'),
  ...inCourse(
    'discussions/lessons/$courseSubsectionId',
    'getSubsectionDiscussionBoard',
    'listCourseGroups',
    'listCourseRubrics',
  ),
  ...inCourse('discussions/$discussionBoardId', 'getDiscussionBoard', 'listCourseGroups', 'listCourseRubrics'),
  ...inCourse('discussions/$discussionBoardId/grades', 'listDiscussionParticipants'),
  ...inCourse('exams/held/$subsectionExamId/results', 'getExamStatistics', 'getMarkingProgress', 'listExamResults'),
  ...inCourse(
    'exams/held/$subsectionExamId/attempts/$examAttemptId',
    'getAttemptToReview',
    'getMarkingProgress',
    'listMarkChanges',
  ),
  ...inCourse('exams/held/$subsectionExamId/marking', 'getMarkingProgress'),
  ...inCourse('exams/held/$subsectionExamId/statistics', 'getExamStatistics', 'getMarkingProgress'),
  ...inCourse('exams/held/$subsectionExamId/changes', 'getMarkingProgress', 'listMarkChanges', 'listRegradeDecisions'),
  ...inCourse('exams', 'listExamProgress', 'listExams'),
  ...inCourse('exams/$examId', 'getExam', 'listQuestionCategories'),
  ...inCourse('gradebook', 'getGradebook', 'getGradesReport', 'listCourseGroups'),
  ...inCourse('gradebook/settings', 'getGradebook'),
  ...inCourse('gradebook/print', 'getGradebook', 'getGradesReport', 'listCourseGroups'),
  ...inCourse('gradebook/learners/$userId', 'getGradebook', 'getLearnerGradesReport'),
  ...inCourse('gradebook/changes', 'getGradebook', 'listGradeChanges'),
  ...inCourse('lectures', 'listCourseLectures', 'listLectureConflicts'),
  ...inCourse('lectures/$lectureId', 'getLecture', 'getLectureChoices', 'getVideoConferencingTools'),
  ...inCourse(
    'lectures/series/$lectureSeriesId',
    'getLectureChoices',
    'getLectureSeries',
    'getVideoConferencingTools',
    'listLectureConflicts',
  ),
  ...inCourse('reports', 'getCourseCompletionReport', 'listCourseGroups', 'listCourseReports', 'listReportFiles'),
  ...inCourse(
    'reports/$reportKind',
    'getCourseCompletionReport',
    'listCourseGroups',
    'listCourseReports',
    'listReportFiles',
  ),
  ...inCourse('students'),
  ...inCourse(
    'exams/held/$courseSubsectionId',
    'getExam',
    'getSubsectionExamFindings',
    'getSubsectionExamForEditing',
    'listQuestionCategories',
  ),
  ...inCourse(
    'exams/held/$courseSubsectionId/accommodations',
    'getSubsectionExamFindings',
    'getSubsectionExamForEditing',
    'listCourseGroups',
    'listExamAccommodations',
    'listExamGroupAccommodations',
  ),
  ...inCourse('surveys', 'listCourseSurveys'),
  ...inCourse('surveys/$surveyId', 'getSurvey'),
  ...inCourse('surveys/$surveyId/results', 'getSurvey', 'getSurveyResults'),
  ...inCourse('translations'),
  '/coaching/coaches': [
    'listManagedCoaches',
    'listCoachingTopics',
    'getCoachingFigures',
    'getCreditCirculation',
    'listCoachUtilisation',
    'getCoachingDecisions',
    'listManagedCoachRatings',
  ],
  // the page of a coach: other members are told that they are none
  '/coaching/profile': ['listCoachingTopics'],
  '/coaching/sessions': ['listManagedCoachingSessions', 'listManagedCoaches'],
  '/coaching/today': ['listCoachSessions', 'listCoachGroupSessions'],
  '/coaching/calendar': ['listCoachSessions', 'listCoachGroupSessions'],
  '/coaching/affected': [],
  '/coaching/availability': [],
  '/coaching/session-types': [],
  '/coaching/ratings': [],
  '/coaching/learners': [],
  '/coaching/learners/$userId': [],
  '/coaching/testimonials': ['listManagedCoachRatings'],
  '/coaching/packages': [only(ADMINISTRATORS, 'listCoachingPackages'), only(ADMINISTRATORS, 'getCreditCirculation')],
  '/courses': ['listTeachingCourses'],
  '/courses/$courseId/discussions/$discussionBoardId/marking/$userId': [
    'getDiscussionParticipant',
    'listDiscussionParticipants',
    'listSavedComments',
  ],
  '/events': ['listManagedEvents'],
  '/events/$eventId': [
    'getEventEditing',
    'getEventGroup',
    'listCourseCategories',
    only(MEMBERS, 'listMembers'),
    only(GROUPS, 'listSocialGroups'),
  ],
  '/events/$eventId/programme': ['getEventEditing'],
  '/events/$eventId/questions': ['getEventEditing'],
  '/events/$eventId/tickets': ['getEventEditing', only(['organization_read_social_groups'], 'listSocialGroups')],
  '/events/$eventId/attendees': ['getEventEditing', 'getEventReport', 'listEventAttendees'],
  '/events/$eventId/credits': ['getEventEditing', 'listEventCredits', only(COURSE_AUTHORS, 'listTeachingCourses')],
  '/events/$eventId/door': [only(EVENTS, 'getEventDoorList')],
  '/courses/$courseId/exams/held/$subsectionExamId/attempts/$examAttemptId/marking': [
    'getAttemptToReview',
    'getMarkingProgress',
    'listAnswersToReview',
    'listExamResults',
    'listSavedComments',
  ],
  '/courses/$courseId/exams/held/$subsectionExamId/marking/$questionId': [
    'getExamStatistics',
    'getMarkingProgress',
    'listAnswersToReview',
  ],
  '/courses/$courseId/exams/$examId/paper': ['getExamPaper'],
  '/external-courses': ['listExternalCourses'],
  '/groups/moderation': ['getGroupModerationCase', 'listGroupModerationCases'],
  '/groups': ['listSocialGroups'],
  '/groups/new': [],
  '/groups/$groupId': ['getSocialGroup'],
  '/groups/$groupId/audit': ['getSocialGroup', 'listGroupAudit'],
  '/home': [
    only(ADMINISTRATORS, 'getOrganizationFigures'),
    only(COURSE_WORK, 'getTeachingPulse'),
    only(ADMINISTRATORS, 'listCoursesInNeed'),
    only(COURSE_WORK, 'listTeachingCourses'),
  ],
  '/to-mark': [],
  '/members': ['listMembers', 'listPermissionSets'],
  '/settings/general': ['getOrganizationForEditing', 'getHealth'],
  '/settings/features': ['getOrganizationForEditing', 'listFeatureUses'],
  '/settings/appearance': ['getOrganizationForEditing', 'getTerminologyForEditing'],
  '/settings/wording': ['getLocalizations', 'getTerminologyForEditing'],
  '/settings/registration': ['getOrganizationForEditing', 'getRegistrationForm'],
  '/settings/notifications': ['listNotificationControlGroups'],
  '/settings/meetings': ['getVideoConferencingSettings'],
  '/settings/landing': ['getOrganizationForEditing'],
  '/permission-sets': ['listPermissionSets'],
  '/permission-sets/new': ['listPermissions'],
  '/prices/$itemType/$itemId': [
    only(COURSE_KEEPERS, 'getItemPrice'),
    only(COURSE_KEEPERS, 'getPriceQuote'),
    only(ADMINISTRATORS, 'listMembers'),
  ],
  '/bundles': ['listBundles'],
  '/bundles/new': ['listBundles', 'listBundleChoices'],
  '/bundles/$bundleId': ['getBundle', 'listBundleChoices'],
  '/marketplace-settings': ['getDefaultCancellationTerms', 'getMarketplaceSettings', 'getSellerDetails'],
  '/credit-accounts': ['listCreditAccounts'],
  '/credit-accounts/$creditAccountId': ['getCreditAccount', 'listCreditTransfers'],
  '/credit-lists': ['listCreditLists'],
  '/credit-lists/new': ['listCreditCurrencies'],
  '/credit-lists/$creditListId': ['getCreditList', 'listCreditListRows'],
  '/orders': ['countOrders', 'listOrders', 'listSavedViews'],
  '/orders/$orderId': ['getOrder', 'listDisputes', 'listOrderRefundRequests', 'listOrderTaxDocuments', 'listSeatPools'],
  '/seats': ['listSeatPools'],
  '/refund-requests': ['listFailedRefunds', 'listRefundRequests'],
  '/payment-providers': ['listPaymentAccounts'],
  '/revenue': ['getRevenue', 'listRevenueCurrencies'],
  '/revenue/payouts': ['getPaymentFees', 'listPayouts'],
  '/accounting': ['getAccountingSettings', 'listAccountingInvoices'],
  '/tax-documents': ['listTaxDocuments'],
  '/transfers': ['getManualPaymentSettings', 'listBankStatements', 'listManualPayments'],
  '/vouchers': ['listVouchers'],
  '/permission-sets/$permissionSetId': ['getPermissionSet', 'listPermissions'],
  '/groups/rules': ['getPostingRules'],
  '/questions': ['listQuestionCategories', 'listQuestionTags', 'listQuestions'],
  '/questions/new': [],
  '/questions/$questionId': ['getQuestion', 'listQuestionCategories', 'listQuestionTags'],
  '/reports': ['getCompletionReport', 'listReportFiles', 'listReports'],
  '/reports/$reportKind': ['getOverlapReport', 'listReportFiles', 'listReports', 'listTeachingCourses'],
  '/rubrics': ['listRubrics'],
  '/rubrics/new': ['listTeachingCourses'],
  '/rubrics/$rubricId': ['getRubric', 'listTeachingCourses'],
  '/specializations': ['listSpecializations'],
  '/specializations/new': ['listCourses'],
  '/specializations/$specializationId': ['getSpecialization', 'listCourses'],
  '/zoom': ['getZoomConnection'],
};

const server = testServer();
const OPERATIONS = new Map(allOperations().map((route) => [route.operationId, route]));

const neededFor = (slug: string): string[] => {
  const needs = PERMISSION_CATALOGUE.get(slug)?.prerequisites ?? [];
  return [...new Set([...needs.flatMap(neededFor), ...needs])];
};
const features = resolveFeatures(readConfiguration(Object.entries(EVERY_PART).map(([key, value]) => ({ key, value }))));
const PARTS = [
  'organization_enabled',
  'organization_lms',
  'organization_social_platform',
  'organization_social_events',
  'organization_coaching',
];
/** As the studio decides: whether there is anything in it for somebody, then page by page. */
const opens = ({ path, access }: Page, held: readonly string[]) =>
  mayOpenInStudio(held, path.replaceAll(/\$\w+/g, '1')) &&
  decideRoute(access, { signedIn: true, memberPermissions: held, organizationPermissions: PARTS }, features).kind ===
    'allow';

const callsOf = ({ path }: Page, held: readonly string[]): string[] =>
  [...FRAME, ...(CALLS[path] ?? [])].flatMap((each) =>
    typeof each === 'string' ? [each] : can(held, each.slugs) ? [each.call] : [],
  );

let world: World;
beforeAll(async () => {
  world = await givenWorld(server);
});

/** Who makes courses opens the pages of those that they teach. */
const teaches = ({ organizationId, userId }: TestMember) => server.admin`
  insert into course_instructors (organization_id, course_id, user_id)
  values (${organizationId}, ${world.ids('courseId') as number}, ${userId})`;

/** What a member was answered; most pages share their calls. */
const answered = new Map<string, Promise<number>>();

function statusOf(member: TestMember, operationId: string): Promise<number> {
  const key = `${member.userId} ${operationId}`;
  const known = answered.get(key) ?? ask(member, operationId);
  answered.set(key, known);
  return known;
}

async function ask(member: TestMember, operationId: string): Promise<number> {
  await server.admin`delete from rate_limits`;
  const route = OPERATIONS.get(operationId);
  if (!route) throw new Error(`There is no operation ${operationId}.`);
  const url = withQuery(addressOf(route, world.ids), queryOf(route, world.ids));
  return (await send(server, { method: 'GET', url, headers: member.headers })).status;
}

it('names the calls of every page', () => {
  expect(Object.keys(CALLS).sort()).toEqual(PAGES.map(({ path }) => path).sort());
});

describe('a member with one right alone', () => {
  it.each(['nothing', ...STUDIO_PERMISSIONS])('%s is refused nothing that an open page reads', async (slug) => {
    const held = slug === 'nothing' ? [] : [...neededFor(slug), slug];
    const member = await givenMember(server, world.organizationId, 'learner', { permissions: held });
    if (held.includes('organization_create_courses')) await teaches(member);
    const refused: [page: string, call: string, status: number][] = [];
    for (const page of PAGES.filter((each) => opens(each, held)))
      for (const call of callsOf(page, held)) {
        const status = await statusOf(member, call);
        if (status === 401 || status === 403) refused.push([page.path, call, status]);
      }
    expect(refused).toEqual([]);
  });
});
