// Written by `npm run generate` from the folders of modules/. Do not edit.
import type { ServerModule } from './kernel/module.ts';
import { accountsModule } from './modules/accounts/accounts.module.ts';
import { activitiesScheduleModule } from './modules/activities-schedule/activities-schedule.module.ts';
import { activityLogModule } from './modules/activity-log/activity-log.module.ts';
import { announcementsModule } from './modules/announcements/announcements.module.ts';
import { assessmentModule } from './modules/assessment/assessment.module.ts';
import { assignmentsModule } from './modules/assignments/assignments.module.ts';
import { attachmentsModule } from './modules/attachments/attachments.module.ts';
import { attendanceModule } from './modules/attendance/attendance.module.ts';
import { calendarFeedsModule } from './modules/calendar-feeds/calendar-feeds.module.ts';
import { catalogueModule } from './modules/catalogue/catalogue.module.ts';
import { certificateSheetsModule } from './modules/certificate-sheets/certificate-sheets.module.ts';
import { certificateTemplatesModule } from './modules/certificate-templates/certificate-templates.module.ts';
import { certificatesModule } from './modules/certificates/certificates.module.ts';
import { checklistsModule } from './modules/checklists/checklists.module.ts';
import { commentsModule } from './modules/comments/comments.module.ts';
import { contactsModule } from './modules/contacts/contacts.module.ts';
import { contentServiceModule } from './modules/content-service/content-service.module.ts';
import { courseContentModule } from './modules/course-content/course-content.module.ts';
import { courseGroupsModule } from './modules/course-groups/course-groups.module.ts';
import { courseInterestsModule } from './modules/course-interests/course-interests.module.ts';
import { coursesModule } from './modules/courses/courses.module.ts';
import { coversModule } from './modules/covers/covers.module.ts';
import { discussionBoardsModule } from './modules/discussion-boards/discussion-boards.module.ts';
import { discussionGradesModule } from './modules/discussion-grades/discussion-grades.module.ts';
import { enrollmentsModule } from './modules/enrollments/enrollments.module.ts';
import { entitlementsModule } from './modules/entitlements/entitlements.module.ts';
import { eventsModule } from './modules/events/events.module.ts';
import { examAttemptsModule } from './modules/exam-attempts/exam-attempts.module.ts';
import { examGradesModule } from './modules/exam-grades/exam-grades.module.ts';
import { examMarkingModule } from './modules/exam-marking/exam-marking.module.ts';
import { examPapersModule } from './modules/exam-papers/exam-papers.module.ts';
import { examResultsModule } from './modules/exam-results/exam-results.module.ts';
import { examScoresModule } from './modules/exam-scores/exam-scores.module.ts';
import { examsModule } from './modules/exams/exams.module.ts';
import { externalCoursesModule } from './modules/external-courses/external-courses.module.ts';
import { favoritesModule } from './modules/favorites/favorites.module.ts';
import { gradeFilesModule } from './modules/grade-files/grade-files.module.ts';
import { gradeItemsModule } from './modules/grade-items/grade-items.module.ts';
import { gradesModule } from './modules/grades/grades.module.ts';
import { issuerKeysModule } from './modules/issuer-keys/issuer-keys.module.ts';
import { learnerAdditionsModule } from './modules/learner-additions/learner-additions.module.ts';
import { learnerAssignmentsModule } from './modules/learner-assignments/learner-assignments.module.ts';
import { lecturesModule } from './modules/lectures/lectures.module.ts';
import { lessonsModule } from './modules/lessons/lessons.module.ts';
import { linkPreviewsModule } from './modules/link-previews/link-previews.module.ts';
import { mailsModule } from './modules/mails/mails.module.ts';
import { mediaModule } from './modules/media/media.module.ts';
import { membersModule } from './modules/members/members.module.ts';
import { notesModule } from './modules/notes/notes.module.ts';
import { notificationDigestsModule } from './modules/notification-digests/notification-digests.module.ts';
import { notificationsModule } from './modules/notifications/notifications.module.ts';
import { organizationsModule } from './modules/organizations/organizations.module.ts';
import { pagesModule } from './modules/pages/pages.module.ts';
import { permissionsModule } from './modules/permissions/permissions.module.ts';
import { placesModule } from './modules/places/places.module.ts';
import { plagiarismModule } from './modules/plagiarism/plagiarism.module.ts';
import { postingRulesModule } from './modules/posting-rules/posting-rules.module.ts';
import { postsModule } from './modules/posts/posts.module.ts';
import { progressModule } from './modules/progress/progress.module.ts';
import { questionFilesModule } from './modules/question-files/question-files.module.ts';
import { questionsModule } from './modules/questions/questions.module.ts';
import { reportsModule } from './modules/reports/reports.module.ts';
import { rubricsModule } from './modules/rubrics/rubrics.module.ts';
import { searchModule } from './modules/search/search.module.ts';
import { sessionsModule } from './modules/sessions/sessions.module.ts';
import { socialGroupsModule } from './modules/social-groups/social-groups.module.ts';
import { specializationsModule } from './modules/specializations/specializations.module.ts';
import { streamModule } from './modules/stream/stream.module.ts';
import { submissionMarkingModule } from './modules/submission-marking/submission-marking.module.ts';
import { submissionMarksModule } from './modules/submission-marks/submission-marks.module.ts';
import { submissionsModule } from './modules/submissions/submissions.module.ts';
import { subsectionExamsModule } from './modules/subsection-exams/subsection-exams.module.ts';
import { surveysModule } from './modules/surveys/surveys.module.ts';
import { systemModule } from './modules/system/system.module.ts';
import { tableFilesModule } from './modules/table-files/table-files.module.ts';
import { teachingModule } from './modules/teaching/teaching.module.ts';
import { translationsModule } from './modules/translations/translations.module.ts';
import { twoFactorModule } from './modules/two-factor/two-factor.module.ts';
import { uploadsModule } from './modules/uploads/uploads.module.ts';
import { usersModule } from './modules/users/users.module.ts';
import { videoConferencingModule } from './modules/video-conferencing/video-conferencing.module.ts';
import { waitingModule } from './modules/waiting/waiting.module.ts';
import { workLocksModule } from './modules/work-locks/work-locks.module.ts';
import { zoomMeetingsModule } from './modules/zoom-meetings/zoom-meetings.module.ts';
import type { Wiring } from './wiring.ts';

/** Every module of the server. */
export const MODULES: readonly ServerModule<Wiring>[] = [
  accountsModule,
  activitiesScheduleModule,
  activityLogModule,
  announcementsModule,
  assessmentModule,
  assignmentsModule,
  attachmentsModule,
  attendanceModule,
  calendarFeedsModule,
  catalogueModule,
  certificateSheetsModule,
  certificateTemplatesModule,
  certificatesModule,
  checklistsModule,
  commentsModule,
  contactsModule,
  contentServiceModule,
  courseContentModule,
  courseGroupsModule,
  courseInterestsModule,
  coursesModule,
  coversModule,
  discussionBoardsModule,
  discussionGradesModule,
  enrollmentsModule,
  entitlementsModule,
  eventsModule,
  examAttemptsModule,
  examGradesModule,
  examMarkingModule,
  examPapersModule,
  examResultsModule,
  examScoresModule,
  examsModule,
  externalCoursesModule,
  favoritesModule,
  gradeFilesModule,
  gradeItemsModule,
  gradesModule,
  issuerKeysModule,
  learnerAdditionsModule,
  learnerAssignmentsModule,
  lecturesModule,
  lessonsModule,
  linkPreviewsModule,
  mailsModule,
  mediaModule,
  membersModule,
  notesModule,
  notificationDigestsModule,
  notificationsModule,
  organizationsModule,
  pagesModule,
  permissionsModule,
  placesModule,
  plagiarismModule,
  postingRulesModule,
  postsModule,
  progressModule,
  questionFilesModule,
  questionsModule,
  reportsModule,
  rubricsModule,
  searchModule,
  sessionsModule,
  socialGroupsModule,
  specializationsModule,
  streamModule,
  submissionMarkingModule,
  submissionMarksModule,
  submissionsModule,
  subsectionExamsModule,
  surveysModule,
  systemModule,
  tableFilesModule,
  teachingModule,
  translationsModule,
  twoFactorModule,
  uploadsModule,
  usersModule,
  videoConferencingModule,
  waitingModule,
  workLocksModule,
  zoomMeetingsModule,
];
