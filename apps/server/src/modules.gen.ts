// Written by `npm run generate` from the folders of modules/. Do not edit.
import type { ServerModule } from './kernel/module.ts';
import { accountingModule } from './modules/commerce/accounting/accounting.module.ts';
import { accountsModule } from './modules/identity/accounts/accounts.module.ts';
import { activityLogModule } from './modules/learning/activity-log/activity-log.module.ts';
import { announcementsModule } from './modules/learning/announcements/announcements.module.ts';
import { assessmentModule } from './modules/assessment/assessment/assessment.module.ts';
import { assignmentsModule } from './modules/assessment/assignments/assignments.module.ts';
import { attendanceModule } from './modules/classroom/attendance/attendance.module.ts';
import { attendanceCheckInModule } from './modules/classroom/attendance-check-in/attendance-check-in.module.ts';
import { attendanceReportsModule } from './modules/classroom/attendance-reports/attendance-reports.module.ts';
import { bankStatementsModule } from './modules/commerce/bank-statements/bank-statements.module.ts';
import { bundlesModule } from './modules/commerce/bundles/bundles.module.ts';
import { calendarFeedsModule } from './modules/classroom/calendar-feeds/calendar-feeds.module.ts';
import { cancellationTermsModule } from './modules/commerce/cancellation-terms/cancellation-terms.module.ts';
import { capacityModule } from './modules/learning/capacity/capacity.module.ts';
import { cartsModule } from './modules/commerce/carts/carts.module.ts';
import { catalogueModule } from './modules/learning/catalogue/catalogue.module.ts';
import { certificatePdfModule } from './modules/certification/certificate-pdf/certificate-pdf.module.ts';
import { certificateSheetsModule } from './modules/certification/certificate-sheets/certificate-sheets.module.ts';
import { certificateTemplatesModule } from './modules/certification/certificate-templates/certificate-templates.module.ts';
import { certificateVerificationModule } from './modules/certification/certificate-verification/certificate-verification.module.ts';
import { certificatesModule } from './modules/certification/certificates/certificates.module.ts';
import { checklistsModule } from './modules/learning/checklists/checklists.module.ts';
import { coachAvailabilityModule } from './modules/coaching/coach-availability/coach-availability.module.ts';
import { coachDirectoryModule } from './modules/coaching/coach-directory/coach-directory.module.ts';
import { coachFeedsModule } from './modules/coaching/coach-feeds/coach-feeds.module.ts';
import { coachFiguresModule } from './modules/coaching/coach-figures/coach-figures.module.ts';
import { coachOtherOrganizationsModule } from './modules/coaching/coach-other-organizations/coach-other-organizations.module.ts';
import { coachRatingsModule } from './modules/coaching/coach-ratings/coach-ratings.module.ts';
import { coachesModule } from './modules/coaching/coaches/coaches.module.ts';
import { coachingGoalsModule } from './modules/coaching/coaching-goals/coaching-goals.module.ts';
import { coachingNotesModule } from './modules/coaching/coaching-notes/coaching-notes.module.ts';
import { coachingPackagesModule } from './modules/coaching/coaching-packages/coaching-packages.module.ts';
import { coachingSessionsModule } from './modules/coaching/coaching-sessions/coaching-sessions.module.ts';
import { commentsModule } from './modules/community/comments/comments.module.ts';
import { contactsModule } from './modules/organization/contacts/contacts.module.ts';
import { contentServiceModule } from './modules/organization/content-service/content-service.module.ts';
import { courseCategoriesModule } from './modules/learning/course-categories/course-categories.module.ts';
import { courseContentModule } from './modules/learning/course-content/course-content.module.ts';
import { courseGroupsModule } from './modules/learning/course-groups/course-groups.module.ts';
import { courseInterestsModule } from './modules/learning/course-interests/course-interests.module.ts';
import { coursesModule } from './modules/learning/courses/courses.module.ts';
import { coversModule } from './modules/organization/covers/covers.module.ts';
import { creditAccountsModule } from './modules/commerce/credit-accounts/credit-accounts.module.ts';
import { creditListsModule } from './modules/commerce/credit-lists/credit-lists.module.ts';
import { discussionBoardsModule } from './modules/community/discussion-boards/discussion-boards.module.ts';
import { discussionGradesModule } from './modules/community/discussion-grades/discussion-grades.module.ts';
import { discussionModerationModule } from './modules/community/discussion-moderation/discussion-moderation.module.ts';
import { disputesModule } from './modules/commerce/disputes/disputes.module.ts';
import { emailChangesModule } from './modules/identity/email-changes/email-changes.module.ts';
import { enrollmentsModule } from './modules/learning/enrollments/enrollments.module.ts';
import { entitlementsModule } from './modules/learning/entitlements/entitlements.module.ts';
import { eventAttendanceModule } from './modules/events/event-attendance/event-attendance.module.ts';
import { eventCatalogueModule } from './modules/events/event-catalogue/event-catalogue.module.ts';
import { eventEnrollmentsModule } from './modules/events/event-enrollments/event-enrollments.module.ts';
import { eventGuestsModule } from './modules/events/event-guests/event-guests.module.ts';
import { eventTicketsModule } from './modules/events/event-tickets/event-tickets.module.ts';
import { eventsModule } from './modules/events/events/events.module.ts';
import { examAttemptsModule } from './modules/assessment/exam-attempts/exam-attempts.module.ts';
import { examMarkingModule } from './modules/assessment/exam-marking/exam-marking.module.ts';
import { examMarksModule } from './modules/assessment/exam-marks/exam-marks.module.ts';
import { examResultsModule } from './modules/assessment/exam-results/exam-results.module.ts';
import { examsModule } from './modules/assessment/exams/exams.module.ts';
import { externalCoursesModule } from './modules/learning/external-courses/external-courses.module.ts';
import { favoritesModule } from './modules/learning/favorites/favorites.module.ts';
import { feedModule } from './modules/community/feed/feed.module.ts';
import { gradeFilesModule } from './modules/gradebook/grade-files/grade-files.module.ts';
import { gradeItemsModule } from './modules/gradebook/grade-items/grade-items.module.ts';
import { gradesModule } from './modules/gradebook/grades/grades.module.ts';
import { groupInvitationsModule } from './modules/community/group-invitations/group-invitations.module.ts';
import { groupModerationModule } from './modules/community/group-moderation/group-moderation.module.ts';
import { groupSessionsModule } from './modules/coaching/group-sessions/group-sessions.module.ts';
import { issuerKeysModule } from './modules/organization/issuer-keys/issuer-keys.module.ts';
import { itemPricesModule } from './modules/learning/item-prices/item-prices.module.ts';
import { learnerAdditionsModule } from './modules/identity/learner-additions/learner-additions.module.ts';
import { learnerAssignmentsModule } from './modules/assessment/learner-assignments/learner-assignments.module.ts';
import { learnerGradesModule } from './modules/gradebook/learner-grades/learner-grades.module.ts';
import { learningReportsModule } from './modules/learning/learning-reports/learning-reports.module.ts';
import { learningWeekModule } from './modules/learning/learning-week/learning-week.module.ts';
import { lectureTimesModule } from './modules/classroom/lecture-times/lecture-times.module.ts';
import { lecturesModule } from './modules/classroom/lectures/lectures.module.ts';
import { lessonsModule } from './modules/learning/lessons/lessons.module.ts';
import { linkPreviewsModule } from './modules/community/link-previews/link-previews.module.ts';
import { liveUpdatesModule } from './modules/operations/live-updates/live-updates.module.ts';
import { managedSessionsModule } from './modules/coaching/managed-sessions/managed-sessions.module.ts';
import { manualPaymentsModule } from './modules/commerce/manual-payments/manual-payments.module.ts';
import { marketplaceSettingsModule } from './modules/commerce/marketplace-settings/marketplace-settings.module.ts';
import { mediaModule } from './modules/organization/media/media.module.ts';
import { membersModule } from './modules/identity/members/members.module.ts';
import { moyasarPaymentsModule } from './modules/commerce/moyasar-payments/moyasar-payments.module.ts';
import { notesModule } from './modules/learning/notes/notes.module.ts';
import { notificationDigestsModule } from './modules/community/notification-digests/notification-digests.module.ts';
import { notificationsModule } from './modules/operations/notifications/notifications.module.ts';
import { operationsModule } from './modules/operations/operations/operations.module.ts';
import { orderListModule } from './modules/commerce/order-list/order-list.module.ts';
import { ordersModule } from './modules/commerce/orders/orders.module.ts';
import { organizationsModule } from './modules/organization/organizations/organizations.module.ts';
import { pagesModule } from './modules/organization/pages/pages.module.ts';
import { paidSessionsModule } from './modules/coaching/paid-sessions/paid-sessions.module.ts';
import { paymentAccountsModule } from './modules/commerce/payment-accounts/payment-accounts.module.ts';
import { payoutsModule } from './modules/commerce/payouts/payouts.module.ts';
import { paypalPaymentsModule } from './modules/commerce/paypal-payments/paypal-payments.module.ts';
import { permissionsModule } from './modules/identity/permissions/permissions.module.ts';
import { plagiarismModule } from './modules/assessment/plagiarism/plagiarism.module.ts';
import { postsModule } from './modules/community/posts/posts.module.ts';
import { progressModule } from './modules/learning/progress/progress.module.ts';
import { purchasableItemsModule } from './modules/commerce/purchasable-items/purchasable-items.module.ts';
import { questionCategoriesModule } from './modules/assessment/question-categories/question-categories.module.ts';
import { questionFilesModule } from './modules/assessment/question-files/question-files.module.ts';
import { questionsModule } from './modules/assessment/questions/questions.module.ts';
import { refundRequestsModule } from './modules/commerce/refund-requests/refund-requests.module.ts';
import { registrationFormModule } from './modules/organization/registration-form/registration-form.module.ts';
import { reportsModule } from './modules/learning/reports/reports.module.ts';
import { revenueModule } from './modules/commerce/revenue/revenue.module.ts';
import { rubricsModule } from './modules/gradebook/rubrics/rubrics.module.ts';
import { savedViewsModule } from './modules/operations/saved-views/saved-views.module.ts';
import { scheduleModule } from './modules/learning/schedule/schedule.module.ts';
import { scheduledExamsModule } from './modules/assessment/scheduled-exams/scheduled-exams.module.ts';
import { scheduledPostsModule } from './modules/community/scheduled-posts/scheduled-posts.module.ts';
import { searchModule } from './modules/operations/search/search.module.ts';
import { seatPoolsModule } from './modules/commerce/seat-pools/seat-pools.module.ts';
import { sessionsModule } from './modules/identity/sessions/sessions.module.ts';
import { socialGroupsModule } from './modules/community/social-groups/social-groups.module.ts';
import { specializationsModule } from './modules/learning/specializations/specializations.module.ts';
import { stripePaymentsModule } from './modules/commerce/stripe-payments/stripe-payments.module.ts';
import { submissionMarkingModule } from './modules/assessment/submission-marking/submission-marking.module.ts';
import { submissionsModule } from './modules/assessment/submissions/submissions.module.ts';
import { surveysModule } from './modules/assessment/surveys/surveys.module.ts';
import { tableFilesModule } from './modules/organization/table-files/table-files.module.ts';
import { taxDocumentsModule } from './modules/commerce/tax-documents/tax-documents.module.ts';
import { teachingModule } from './modules/learning/teaching/teaching.module.ts';
import { testPaymentsModule } from './modules/commerce/test-payments/test-payments.module.ts';
import { tooltipsModule } from './modules/operations/tooltips/tooltips.module.ts';
import { translationsModule } from './modules/learning/translations/translations.module.ts';
import { twoFactorModule } from './modules/identity/two-factor/two-factor.module.ts';
import { uploadsModule } from './modules/organization/uploads/uploads.module.ts';
import { usersModule } from './modules/identity/users/users.module.ts';
import { videoConferencingModule } from './modules/organization/video-conferencing/video-conferencing.module.ts';
import { visitsModule } from './modules/learning/visits/visits.module.ts';
import { vouchersModule } from './modules/commerce/vouchers/vouchers.module.ts';
import { workLocksModule } from './modules/operations/work-locks/work-locks.module.ts';
import { zoomMeetingsModule } from './modules/classroom/zoom-meetings/zoom-meetings.module.ts';
import type { Wiring } from './wiring.ts';

/** Every module of the server. */
export const MODULES: readonly ServerModule<Wiring>[] = [
  accountingModule,
  accountsModule,
  activityLogModule,
  announcementsModule,
  assessmentModule,
  assignmentsModule,
  attendanceModule,
  attendanceCheckInModule,
  attendanceReportsModule,
  bankStatementsModule,
  bundlesModule,
  calendarFeedsModule,
  cancellationTermsModule,
  capacityModule,
  cartsModule,
  catalogueModule,
  certificatePdfModule,
  certificateSheetsModule,
  certificateTemplatesModule,
  certificateVerificationModule,
  certificatesModule,
  checklistsModule,
  coachAvailabilityModule,
  coachDirectoryModule,
  coachFeedsModule,
  coachFiguresModule,
  coachOtherOrganizationsModule,
  coachRatingsModule,
  coachesModule,
  coachingGoalsModule,
  coachingNotesModule,
  coachingPackagesModule,
  coachingSessionsModule,
  commentsModule,
  contactsModule,
  contentServiceModule,
  courseCategoriesModule,
  courseContentModule,
  courseGroupsModule,
  courseInterestsModule,
  coursesModule,
  coversModule,
  creditAccountsModule,
  creditListsModule,
  discussionBoardsModule,
  discussionGradesModule,
  discussionModerationModule,
  disputesModule,
  emailChangesModule,
  enrollmentsModule,
  entitlementsModule,
  eventAttendanceModule,
  eventCatalogueModule,
  eventEnrollmentsModule,
  eventGuestsModule,
  eventTicketsModule,
  eventsModule,
  examAttemptsModule,
  examMarkingModule,
  examMarksModule,
  examResultsModule,
  examsModule,
  externalCoursesModule,
  favoritesModule,
  feedModule,
  gradeFilesModule,
  gradeItemsModule,
  gradesModule,
  groupInvitationsModule,
  groupModerationModule,
  groupSessionsModule,
  issuerKeysModule,
  itemPricesModule,
  learnerAdditionsModule,
  learnerAssignmentsModule,
  learnerGradesModule,
  learningReportsModule,
  learningWeekModule,
  lectureTimesModule,
  lecturesModule,
  lessonsModule,
  linkPreviewsModule,
  liveUpdatesModule,
  managedSessionsModule,
  manualPaymentsModule,
  marketplaceSettingsModule,
  mediaModule,
  membersModule,
  moyasarPaymentsModule,
  notesModule,
  notificationDigestsModule,
  notificationsModule,
  operationsModule,
  orderListModule,
  ordersModule,
  organizationsModule,
  pagesModule,
  paidSessionsModule,
  paymentAccountsModule,
  payoutsModule,
  paypalPaymentsModule,
  permissionsModule,
  plagiarismModule,
  postsModule,
  progressModule,
  purchasableItemsModule,
  questionCategoriesModule,
  questionFilesModule,
  questionsModule,
  refundRequestsModule,
  registrationFormModule,
  reportsModule,
  revenueModule,
  rubricsModule,
  savedViewsModule,
  scheduleModule,
  scheduledExamsModule,
  scheduledPostsModule,
  searchModule,
  seatPoolsModule,
  sessionsModule,
  socialGroupsModule,
  specializationsModule,
  stripePaymentsModule,
  submissionMarkingModule,
  submissionsModule,
  surveysModule,
  tableFilesModule,
  taxDocumentsModule,
  teachingModule,
  testPaymentsModule,
  tooltipsModule,
  translationsModule,
  twoFactorModule,
  uploadsModule,
  usersModule,
  videoConferencingModule,
  visitsModule,
  vouchersModule,
  workLocksModule,
  zoomMeetingsModule,
];
