// Written by `npm run generate` from the folders of features/. Do not edit.
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';
import { feature as accounting } from './features/commerce/accounting/accounting.feature.ts';
import { feature as affectedSessions } from './features/coaching/affected-sessions/affected-sessions.feature.ts';
import { feature as announcements } from './features/learning/announcements/announcements.feature.ts';
import { feature as approvals } from './features/learning/approvals/approvals.feature.ts';
import { feature as assignments } from './features/assessment/assignments/assignments.feature.ts';
import { feature as attachments } from './features/learning/attachments/attachments.feature.ts';
import { feature as attendance } from './features/classroom/attendance/attendance.feature.ts';
import { feature as availability } from './features/coaching/availability/availability.feature.ts';
import { feature as builder } from './features/learning/builder/builder.feature.ts';
import { feature as bundles } from './features/commerce/bundles/bundles.feature.ts';
import { feature as categories } from './features/learning/categories/categories.feature.ts';
import { feature as certificates } from './features/certification/certificates/certificates.feature.ts';
import { feature as checklists } from './features/learning/checklists/checklists.feature.ts';
import { feature as coachLearners } from './features/coaching/coach-learners/coach-learners.feature.ts';
import { feature as coachRatings } from './features/coaching/coach-ratings/coach-ratings.feature.ts';
import { feature as coaches } from './features/coaching/coaches/coaches.feature.ts';
import { feature as coachingCalendar } from './features/coaching/coaching-calendar/coaching-calendar.feature.ts';
import { feature as courseEditor } from './features/learning/course-editor/course-editor.feature.ts';
import { feature as courseGroups } from './features/learning/course-groups/course-groups.feature.ts';
import { feature as courseInterests } from './features/learning/course-interests/course-interests.feature.ts';
import { feature as courses } from './features/learning/courses/courses.feature.ts';
import { feature as creditAccounts } from './features/commerce/credit-accounts/credit-accounts.feature.ts';
import { feature as creditLists } from './features/commerce/credit-lists/credit-lists.feature.ts';
import { feature as discussions } from './features/community/discussions/discussions.feature.ts';
import { feature as events } from './features/events/events/events.feature.ts';
import { feature as examMarking } from './features/assessment/exam-marking/exam-marking.feature.ts';
import { feature as exams } from './features/assessment/exams/exams.feature.ts';
import { feature as externalCourses } from './features/learning/external-courses/external-courses.feature.ts';
import { feature as gradebook } from './features/gradebook/gradebook/gradebook.feature.ts';
import { feature as groupModeration } from './features/community/group-moderation/group-moderation.feature.ts';
import { feature as groups } from './features/community/groups/groups.feature.ts';
import { feature as home } from './features/learning/home/home.feature.ts';
import { feature as itemPrices } from './features/commerce/item-prices/item-prices.feature.ts';
import { feature as lectures } from './features/classroom/lectures/lectures.feature.ts';
import { feature as managedSessions } from './features/coaching/managed-sessions/managed-sessions.feature.ts';
import { feature as marketplaceSettings } from './features/commerce/marketplace-settings/marketplace-settings.feature.ts';
import { feature as members } from './features/identity/members/members.feature.ts';
import { feature as orders } from './features/commerce/orders/orders.feature.ts';
import { feature as organization } from './features/organization/organization/organization.feature.ts';
import { feature as packages } from './features/coaching/packages/packages.feature.ts';
import { feature as paymentAccounts } from './features/commerce/payment-accounts/payment-accounts.feature.ts';
import { feature as payouts } from './features/commerce/payouts/payouts.feature.ts';
import { feature as permissionSets } from './features/identity/permission-sets/permission-sets.feature.ts';
import { feature as plagiarism } from './features/assessment/plagiarism/plagiarism.feature.ts';
import { feature as postingRules } from './features/community/posting-rules/posting-rules.feature.ts';
import { feature as questions } from './features/assessment/questions/questions.feature.ts';
import { feature as refunds } from './features/commerce/refunds/refunds.feature.ts';
import { feature as reports } from './features/learning/reports/reports.feature.ts';
import { feature as revenue } from './features/commerce/revenue/revenue.feature.ts';
import { feature as rubrics } from './features/gradebook/rubrics/rubrics.feature.ts';
import { feature as scheduledExams } from './features/assessment/scheduled-exams/scheduled-exams.feature.ts';
import { feature as seatPools } from './features/commerce/seat-pools/seat-pools.feature.ts';
import { feature as specializations } from './features/learning/specializations/specializations.feature.ts';
import { feature as students } from './features/learning/students/students.feature.ts';
import { feature as surveys } from './features/assessment/surveys/surveys.feature.ts';
import { feature as taxDocuments } from './features/commerce/tax-documents/tax-documents.feature.ts';
import { feature as transfers } from './features/commerce/transfers/transfers.feature.ts';
import { feature as translations } from './features/learning/translations/translations.feature.ts';
import { feature as videoConferencing } from './features/organization/video-conferencing/video-conferencing.feature.ts';
import { feature as vouchers } from './features/commerce/vouchers/vouchers.feature.ts';

/** Every feature of the application. */
export const FEATURES: readonly FeatureParts[] = [
  accounting,
  affectedSessions,
  announcements,
  approvals,
  assignments,
  attachments,
  attendance,
  availability,
  builder,
  bundles,
  categories,
  certificates,
  checklists,
  coachLearners,
  coachRatings,
  coaches,
  coachingCalendar,
  courseEditor,
  courseGroups,
  courseInterests,
  courses,
  creditAccounts,
  creditLists,
  discussions,
  events,
  examMarking,
  exams,
  externalCourses,
  gradebook,
  groupModeration,
  groups,
  home,
  itemPrices,
  lectures,
  managedSessions,
  marketplaceSettings,
  members,
  orders,
  organization,
  packages,
  paymentAccounts,
  payouts,
  permissionSets,
  plagiarism,
  postingRules,
  questions,
  refunds,
  reports,
  revenue,
  rubrics,
  scheduledExams,
  seatPools,
  specializations,
  students,
  surveys,
  taxDocuments,
  transfers,
  translations,
  videoConferencing,
  vouchers,
];
