import { readConfig } from './config.ts';
import { COURSE_COPIES } from './course-copies.ts';
import { systemClock } from './kernel/clock.ts';
import type { Platform } from './kernel/context.ts';
import { Invalidations } from './kernel/database/invalidation.ts';
import type { RouteDefinition } from './kernel/http/route.ts';
import { Lifecycle } from './kernel/lifecycle.ts';
import { createLog } from './kernel/log.ts';
import { createMetrics, type Metrics } from './kernel/metrics.ts';
import type { ServerModule } from './kernel/module.ts';
import { StreamHub } from './kernel/stream/stream-hub.ts';
import { accountsModule } from './modules/accounts/accounts.module.ts';
import { activitiesScheduleModule } from './modules/activities-schedule/activities-schedule.module.ts';
import { announcementsModule } from './modules/announcements/announcements.module.ts';
import { assignmentsModule } from './modules/assignments/assignments.module.ts';
import { categoriesModule } from './modules/categories/categories.module.ts';
import { contactsModule } from './modules/contacts/contacts.module.ts';
import { courseContentModule } from './modules/course-content/course-content.module.ts';
import { courseGroupsModule } from './modules/course-groups/course-groups.module.ts';
import { coursesModule } from './modules/courses/courses.module.ts';
import { enrollmentsModule } from './modules/enrollments/enrollments.module.ts';
import { examMarkingModule } from './modules/exam-marking/exam-marking.module.ts';
import { examsModule } from './modules/exams/exams.module.ts';
import { favoritesModule } from './modules/favorites/favorites.module.ts';
import { gradeFilesModule } from './modules/grade-files/grade-files.module.ts';
import { gradeItemsModule } from './modules/grade-items/grade-items.module.ts';
import { gradesModule } from './modules/grades/grades.module.ts';
import { mailsModule } from './modules/mails/mails.module.ts';
import { mediaModule } from './modules/media/media.module.ts';
import { membersModule } from './modules/members/members.module.ts';
import { notificationsModule } from './modules/notifications/notifications.module.ts';
import { OrganizationLookup } from './modules/organizations/organization-lookup.ts';
import { organizationsModule } from './modules/organizations/organizations.module.ts';
import { pagesModule } from './modules/pages/pages.module.ts';
import { permissionsModule } from './modules/permissions/permissions.module.ts';
import { plagiarismModule } from './modules/plagiarism/plagiarism.module.ts';
import { progressModule } from './modules/progress/progress.module.ts';
import { questionsModule } from './modules/questions/questions.module.ts';
import { rubricsModule } from './modules/rubrics/rubrics.module.ts';
import { searchModule } from './modules/search/search.module.ts';
import { AccessTokens } from './modules/sessions/access-token.ts';
import { CallerLookup } from './modules/sessions/caller-lookup.ts';
import { sessionsModule } from './modules/sessions/sessions.module.ts';
import { specializationsModule } from './modules/specializations/specializations.module.ts';
import { streamModule } from './modules/stream/stream.module.ts';
import { submissionMarkingModule } from './modules/submission-marking/submission-marking.module.ts';
import { submissionsModule } from './modules/submissions/submissions.module.ts';
import { subsectionExamsModule } from './modules/subsection-exams/subsection-exams.module.ts';
import { surveysModule } from './modules/surveys/surveys.module.ts';
import { systemModule } from './modules/system/system.module.ts';
import { teachingModule } from './modules/teaching/teaching.module.ts';
import { twoFactorModule } from './modules/two-factor/two-factor.module.ts';

/** What a module may need to be made; most need nothing but their request's context. */
export interface Wiring {
  platform: Platform;
  invalidations: Invalidations;
  hub: StreamHub;
  organizations: OrganizationLookup;
  tokens: AccessTokens;
  callers: CallerLookup;
  metrics: Metrics;
  lifecycle: Lifecycle;
  /** The OpenAPI document of all modules. */
  describeApi(): object;
}

/** Which module may use which other one's `*.public.ts`. No cycle: the way back is a signal (kernel/outbox). */
export const USES: Readonly<Record<string, readonly string[]>> = {
  'activities-schedule': ['assignments', 'courses', 'enrollments', 'subsection-exams', 'surveys'],
  announcements: ['courses', 'media'],
  assignments: ['course-groups', 'courses', 'media', 'rubrics'],
  accounts: ['members', 'organizations', 'sessions', 'two-factor'],
  contacts: ['organizations'],
  categories: [],
  'course-content': ['courses', 'media'],
  'course-groups': ['courses', 'enrollments', 'media'],
  courses: ['media'],
  mails: ['media'],
  enrollments: ['courses'],
  'exam-marking': ['courses', 'exams', 'media', 'questions', 'rubrics', 'subsection-exams'],
  exams: ['courses', 'questions'],
  favorites: ['courses', 'enrollments'],
  'grade-files': ['courses', 'grade-items', 'grades', 'media'],
  'grade-items': ['courses'],
  grades: ['assignments', 'courses', 'enrollments', 'grade-items', 'progress', 'subsection-exams'],
  media: [],
  members: ['media', 'organizations', 'permissions'],
  notifications: [
    'accounts',
    'announcements',
    'courses',
    'grades',
    'media',
    'members',
    'plagiarism',
    'sessions',
    'subsection-exams',
    'surveys',
  ],
  organizations: ['media'],
  pages: ['organizations'],
  permissions: [],
  plagiarism: ['assignments', 'courses', 'media', 'submissions'],
  questions: ['media'],
  rubrics: ['courses'],
  sessions: ['media'],
  'two-factor': ['sessions'],
  progress: ['courses', 'enrollments'],
  specializations: ['courses', 'media'],
  'submission-marking': ['assignments', 'media', 'rubrics', 'submissions'],
  submissions: ['assignments', 'media', 'progress', 'rubrics'],
  'subsection-exams': ['course-groups', 'courses', 'exams', 'media', 'progress', 'questions', 'rubrics'],
  surveys: ['courses', 'progress'],
  teaching: ['courses', 'media'],
};

/** Every module of the server. */
export function allModules(wiring: Wiring): readonly ServerModule[] {
  return [
    accountsModule(wiring),
    sessionsModule(wiring),
    twoFactorModule(wiring),
    mailsModule(wiring),
    organizationsModule(wiring),
    permissionsModule(),
    membersModule(),
    contactsModule(),
    mediaModule(wiring),
    coursesModule(wiring),
    enrollmentsModule(),
    favoritesModule(),
    progressModule(),
    courseContentModule(COURSE_COPIES),
    courseGroupsModule(),
    categoriesModule(),
    specializationsModule(),
    teachingModule(),
    questionsModule(wiring),
    rubricsModule(),
    examsModule(),
    subsectionExamsModule(wiring),
    examMarkingModule(),
    gradeItemsModule(),
    gradesModule(),
    gradeFilesModule(),
    assignmentsModule(),
    submissionsModule(),
    plagiarismModule(wiring),
    submissionMarkingModule(wiring),
    activitiesScheduleModule(),
    announcementsModule(),
    surveysModule(),
    notificationsModule(wiring),
    streamModule(wiring),
    searchModule(),
    systemModule(wiring),
    pagesModule(wiring), // last: its routes take what no other one does
  ];
}

/** Every route, without a database: for the OpenAPI document and for tests that go through the whole API. */
export function allRoutes(): RouteDefinition[] {
  const refuse = (): never => {
    throw new Error('there is no database here');
  };
  const database = { app: refuse, identity: refuse } as unknown as Platform['database'];
  const config = readConfig({});
  const platform: Platform = {
    config,
    clock: systemClock,
    log: createLog('silent'),
    database,
    jobs: { enqueue: refuse },
    secret: '',
  };
  const invalidations = new Invalidations();
  const hub = new StreamHub();
  const tokens = new AccessTokens('');
  const wiring: Wiring = {
    platform,
    invalidations,
    hub,
    organizations: new OrganizationLookup(database, invalidations),
    tokens,
    callers: new CallerLookup(platform, tokens, invalidations),
    metrics: createMetrics(() => 0),
    lifecycle: new Lifecycle(),
    describeApi: () => ({}),
  };
  return allModules(wiring).flatMap((module) => [...(module.routes ?? [])]);
}
