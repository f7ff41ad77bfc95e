// Written by `npm run generate`. Do not edit.
import type { Language } from '@sullam/domain/localized.ts';
import type { LoadMessages } from './define.ts';

/** The messages of each area. */
export interface AreaMessages {
  accommodations: typeof import('./areas/accommodations.en.gen.ts').messages;
  accounting: typeof import('./areas/accounting.en.gen.ts').messages;
  activities: typeof import('./areas/activities.en.gen.ts').messages;
  'activity-log': typeof import('./areas/activity-log.en.gen.ts').messages;
  'add-learners': typeof import('./areas/add-learners.en.gen.ts').messages;
  annotations: typeof import('./areas/annotations.en.ts').messages;
  announcements: typeof import('./areas/announcements.en.ts').messages;
  'assignment-marking': typeof import('./areas/assignment-marking.en.ts').messages;
  assignments: typeof import('./areas/assignments.en.ts').messages;
  attachments: typeof import('./areas/attachments.en.gen.ts').messages;
  attendance: typeof import('./areas/attendance.en.gen.ts').messages;
  auth: typeof import('./areas/auth.en.ts').messages;
  'bank-statements': typeof import('./areas/bank-statements.en.gen.ts').messages;
  billing: typeof import('./areas/billing.en.gen.ts').messages;
  builder: typeof import('./areas/builder.en.gen.ts').messages;
  bundles: typeof import('./areas/bundles.en.gen.ts').messages;
  'calendar-feeds': typeof import('./areas/calendar-feeds.en.gen.ts').messages;
  cart: typeof import('./areas/cart.en.gen.ts').messages;
  catalogue: typeof import('./areas/catalogue.en.ts').messages;
  categories: typeof import('./areas/categories.en.gen.ts').messages;
  'certificate-canvas': typeof import('./areas/certificate-canvas.en.ts').messages;
  'certificate-desk': typeof import('./areas/certificate-desk.en.ts').messages;
  'certificate-sheet': typeof import('./areas/certificate-sheet.en.ts').messages;
  certificates: typeof import('./areas/certificates.en.ts').messages;
  'checklist-keeping': typeof import('./areas/checklist-keeping.en.gen.ts').messages;
  checklists: typeof import('./areas/checklists.en.ts').messages;
  common: typeof import('./areas/common.en.ts').messages;
  course: typeof import('./areas/course.en.gen.ts').messages;
  'course-copy': typeof import('./areas/course-copy.en.gen.ts').messages;
  'course-groups': typeof import('./areas/course-groups.en.ts').messages;
  'course-interests': typeof import('./areas/course-interests.en.gen.ts').messages;
  'course-left': typeof import('./areas/course-left.en.gen.ts').messages;
  'course-overview': typeof import('./areas/course-overview.en.gen.ts').messages;
  'credit-desk': typeof import('./areas/credit-desk.en.gen.ts').messages;
  'credit-lists': typeof import('./areas/credit-lists.en.gen.ts').messages;
  dashboard: typeof import('./areas/dashboard.en.ts').messages;
  'discussion-desk': typeof import('./areas/discussion-desk.en.gen.ts').messages;
  discussions: typeof import('./areas/discussions.en.ts').messages;
  'email-change': typeof import('./areas/email-change.en.ts').messages;
  'error-codes': typeof import('./areas/error-codes.en.gen.ts').messages;
  errors: typeof import('./areas/errors.en.ts').messages;
  'event-desk': typeof import('./areas/event-desk.en.ts').messages;
  'event-tickets': typeof import('./areas/event-tickets.en.gen.ts').messages;
  events: typeof import('./areas/events.en.ts').messages;
  'exam-authoring': typeof import('./areas/exam-authoring.en.ts').messages;
  'exam-marking': typeof import('./areas/exam-marking.en.ts').messages;
  'exam-sitting': typeof import('./areas/exam-sitting.en.ts').messages;
  'external-courses': typeof import('./areas/external-courses.en.gen.ts').messages;
  'first-steps': typeof import('./areas/first-steps.en.gen.ts').messages;
  'grade-files': typeof import('./areas/grade-files.en.ts').messages;
  gradebook: typeof import('./areas/gradebook.en.gen.ts').messages;
  grades: typeof import('./areas/grades.en.gen.ts').messages;
  'group-desk': typeof import('./areas/group-desk.en.gen.ts').messages;
  groups: typeof import('./areas/groups.en.ts').messages;
  hints: typeof import('./areas/hints.en.gen.ts').messages;
  'item-prices': typeof import('./areas/item-prices.en.gen.ts').messages;
  landing: typeof import('./areas/landing.en.ts').messages;
  lectures: typeof import('./areas/lectures.en.gen.ts').messages;
  mail: typeof import('./areas/mail.en.ts').messages;
  marking: typeof import('./areas/marking.en.ts').messages;
  media: typeof import('./areas/media.en.ts').messages;
  members: typeof import('./areas/members.en.gen.ts').messages;
  menus: typeof import('./areas/menus.en.gen.ts').messages;
  'moderation-desk': typeof import('./areas/moderation-desk.en.gen.ts').messages;
  notes: typeof import('./areas/notes.en.ts').messages;
  notifications: typeof import('./areas/notifications.en.gen.ts').messages;
  'order-desk': typeof import('./areas/order-desk.en.gen.ts').messages;
  'order-list': typeof import('./areas/order-list.en.gen.ts').messages;
  orders: typeof import('./areas/orders.en.gen.ts').messages;
  'organization-settings': typeof import('./areas/organization-settings.en.gen.ts').messages;
  pages: typeof import('./areas/pages.en.ts').messages;
  'payment-accounts': typeof import('./areas/payment-accounts.en.gen.ts').messages;
  payouts: typeof import('./areas/payouts.en.gen.ts').messages;
  'permission-sets': typeof import('./areas/permission-sets.en.gen.ts').messages;
  plagiarism: typeof import('./areas/plagiarism.en.ts').messages;
  post: typeof import('./areas/post.en.gen.ts').messages;
  'posting-rules': typeof import('./areas/posting-rules.en.gen.ts').messages;
  prices: typeof import('./areas/prices.en.gen.ts').messages;
  profile: typeof import('./areas/profile.en.gen.ts').messages;
  'question-view': typeof import('./areas/question-view.en.ts').messages;
  questions: typeof import('./areas/questions.en.ts').messages;
  'refund-desk': typeof import('./areas/refund-desk.en.gen.ts').messages;
  refunds: typeof import('./areas/refunds.en.gen.ts').messages;
  'report-texts': typeof import('./areas/report-texts.en.ts').messages;
  reports: typeof import('./areas/reports.en.gen.ts').messages;
  'result-files': typeof import('./areas/result-files.en.ts').messages;
  revenue: typeof import('./areas/revenue.en.gen.ts').messages;
  'rich-text': typeof import('./areas/rich-text.en.ts').messages;
  rubrics: typeof import('./areas/rubrics.en.ts').messages;
  'saved-views': typeof import('./areas/saved-views.en.gen.ts').messages;
  search: typeof import('./areas/search.en.gen.ts').messages;
  'seat-desk': typeof import('./areas/seat-desk.en.gen.ts').messages;
  seats: typeof import('./areas/seats.en.gen.ts').messages;
  sharing: typeof import('./areas/sharing.en.gen.ts').messages;
  shell: typeof import('./areas/shell.en.ts').messages;
  'specialization-desk': typeof import('./areas/specialization-desk.en.gen.ts').messages;
  specializations: typeof import('./areas/specializations.en.gen.ts').messages;
  studio: typeof import('./areas/studio.en.gen.ts').messages;
  surveys: typeof import('./areas/surveys.en.ts').messages;
  'tax-documents': typeof import('./areas/tax-documents.en.gen.ts').messages;
  times: typeof import('./areas/times.en.gen.ts').messages;
  transfers: typeof import('./areas/transfers.en.gen.ts').messages;
  translations: typeof import('./areas/translations.en.gen.ts').messages;
  'video-conferencing': typeof import('./areas/video-conferencing.en.gen.ts').messages;
  'visitor-cart': typeof import('./areas/visitor-cart.en.gen.ts').messages;
  'voucher-desk': typeof import('./areas/voucher-desk.en.gen.ts').messages;
}

export interface ArabicMessages {
  accommodations: typeof import('./areas/accommodations.ar.gen.ts').messages;
  accounting: typeof import('./areas/accounting.ar.gen.ts').messages;
  activities: typeof import('./areas/activities.ar.gen.ts').messages;
  'activity-log': typeof import('./areas/activity-log.ar.gen.ts').messages;
  'add-learners': typeof import('./areas/add-learners.ar.gen.ts').messages;
  annotations: typeof import('./areas/annotations.ar.ts').messages;
  announcements: typeof import('./areas/announcements.ar.ts').messages;
  'assignment-marking': typeof import('./areas/assignment-marking.ar.ts').messages;
  assignments: typeof import('./areas/assignments.ar.ts').messages;
  attachments: typeof import('./areas/attachments.ar.gen.ts').messages;
  attendance: typeof import('./areas/attendance.ar.gen.ts').messages;
  auth: typeof import('./areas/auth.ar.ts').messages;
  'bank-statements': typeof import('./areas/bank-statements.ar.gen.ts').messages;
  billing: typeof import('./areas/billing.ar.gen.ts').messages;
  builder: typeof import('./areas/builder.ar.gen.ts').messages;
  bundles: typeof import('./areas/bundles.ar.gen.ts').messages;
  'calendar-feeds': typeof import('./areas/calendar-feeds.ar.gen.ts').messages;
  cart: typeof import('./areas/cart.ar.gen.ts').messages;
  catalogue: typeof import('./areas/catalogue.ar.ts').messages;
  categories: typeof import('./areas/categories.ar.gen.ts').messages;
  'certificate-canvas': typeof import('./areas/certificate-canvas.ar.ts').messages;
  'certificate-desk': typeof import('./areas/certificate-desk.ar.ts').messages;
  'certificate-sheet': typeof import('./areas/certificate-sheet.ar.ts').messages;
  certificates: typeof import('./areas/certificates.ar.ts').messages;
  'checklist-keeping': typeof import('./areas/checklist-keeping.ar.gen.ts').messages;
  checklists: typeof import('./areas/checklists.ar.ts').messages;
  common: typeof import('./areas/common.ar.ts').messages;
  course: typeof import('./areas/course.ar.gen.ts').messages;
  'course-copy': typeof import('./areas/course-copy.ar.gen.ts').messages;
  'course-groups': typeof import('./areas/course-groups.ar.ts').messages;
  'course-interests': typeof import('./areas/course-interests.ar.gen.ts').messages;
  'course-left': typeof import('./areas/course-left.ar.gen.ts').messages;
  'course-overview': typeof import('./areas/course-overview.ar.gen.ts').messages;
  'credit-desk': typeof import('./areas/credit-desk.ar.gen.ts').messages;
  'credit-lists': typeof import('./areas/credit-lists.ar.gen.ts').messages;
  dashboard: typeof import('./areas/dashboard.ar.ts').messages;
  'discussion-desk': typeof import('./areas/discussion-desk.ar.gen.ts').messages;
  discussions: typeof import('./areas/discussions.ar.ts').messages;
  'email-change': typeof import('./areas/email-change.ar.ts').messages;
  'error-codes': typeof import('./areas/error-codes.ar.gen.ts').messages;
  errors: typeof import('./areas/errors.ar.ts').messages;
  'event-desk': typeof import('./areas/event-desk.ar.ts').messages;
  'event-tickets': typeof import('./areas/event-tickets.ar.gen.ts').messages;
  events: typeof import('./areas/events.ar.ts').messages;
  'exam-authoring': typeof import('./areas/exam-authoring.ar.ts').messages;
  'exam-marking': typeof import('./areas/exam-marking.ar.ts').messages;
  'exam-sitting': typeof import('./areas/exam-sitting.ar.ts').messages;
  'external-courses': typeof import('./areas/external-courses.ar.gen.ts').messages;
  'first-steps': typeof import('./areas/first-steps.ar.gen.ts').messages;
  'grade-files': typeof import('./areas/grade-files.ar.ts').messages;
  gradebook: typeof import('./areas/gradebook.ar.gen.ts').messages;
  grades: typeof import('./areas/grades.ar.gen.ts').messages;
  'group-desk': typeof import('./areas/group-desk.ar.gen.ts').messages;
  groups: typeof import('./areas/groups.ar.ts').messages;
  hints: typeof import('./areas/hints.ar.gen.ts').messages;
  'item-prices': typeof import('./areas/item-prices.ar.gen.ts').messages;
  landing: typeof import('./areas/landing.ar.ts').messages;
  lectures: typeof import('./areas/lectures.ar.gen.ts').messages;
  mail: typeof import('./areas/mail.ar.ts').messages;
  marking: typeof import('./areas/marking.ar.ts').messages;
  media: typeof import('./areas/media.ar.ts').messages;
  members: typeof import('./areas/members.ar.gen.ts').messages;
  menus: typeof import('./areas/menus.ar.gen.ts').messages;
  'moderation-desk': typeof import('./areas/moderation-desk.ar.gen.ts').messages;
  notes: typeof import('./areas/notes.ar.ts').messages;
  notifications: typeof import('./areas/notifications.ar.gen.ts').messages;
  'order-desk': typeof import('./areas/order-desk.ar.gen.ts').messages;
  'order-list': typeof import('./areas/order-list.ar.gen.ts').messages;
  orders: typeof import('./areas/orders.ar.gen.ts').messages;
  'organization-settings': typeof import('./areas/organization-settings.ar.gen.ts').messages;
  pages: typeof import('./areas/pages.ar.ts').messages;
  'payment-accounts': typeof import('./areas/payment-accounts.ar.gen.ts').messages;
  payouts: typeof import('./areas/payouts.ar.gen.ts').messages;
  'permission-sets': typeof import('./areas/permission-sets.ar.gen.ts').messages;
  plagiarism: typeof import('./areas/plagiarism.ar.ts').messages;
  post: typeof import('./areas/post.ar.gen.ts').messages;
  'posting-rules': typeof import('./areas/posting-rules.ar.gen.ts').messages;
  prices: typeof import('./areas/prices.ar.gen.ts').messages;
  profile: typeof import('./areas/profile.ar.gen.ts').messages;
  'question-view': typeof import('./areas/question-view.ar.ts').messages;
  questions: typeof import('./areas/questions.ar.ts').messages;
  'refund-desk': typeof import('./areas/refund-desk.ar.gen.ts').messages;
  refunds: typeof import('./areas/refunds.ar.gen.ts').messages;
  'report-texts': typeof import('./areas/report-texts.ar.ts').messages;
  reports: typeof import('./areas/reports.ar.gen.ts').messages;
  'result-files': typeof import('./areas/result-files.ar.ts').messages;
  revenue: typeof import('./areas/revenue.ar.gen.ts').messages;
  'rich-text': typeof import('./areas/rich-text.ar.ts').messages;
  rubrics: typeof import('./areas/rubrics.ar.ts').messages;
  'saved-views': typeof import('./areas/saved-views.ar.gen.ts').messages;
  search: typeof import('./areas/search.ar.gen.ts').messages;
  'seat-desk': typeof import('./areas/seat-desk.ar.gen.ts').messages;
  seats: typeof import('./areas/seats.ar.gen.ts').messages;
  sharing: typeof import('./areas/sharing.ar.gen.ts').messages;
  shell: typeof import('./areas/shell.ar.ts').messages;
  'specialization-desk': typeof import('./areas/specialization-desk.ar.gen.ts').messages;
  specializations: typeof import('./areas/specializations.ar.gen.ts').messages;
  studio: typeof import('./areas/studio.ar.gen.ts').messages;
  surveys: typeof import('./areas/surveys.ar.ts').messages;
  'tax-documents': typeof import('./areas/tax-documents.ar.gen.ts').messages;
  times: typeof import('./areas/times.ar.gen.ts').messages;
  transfers: typeof import('./areas/transfers.ar.gen.ts').messages;
  translations: typeof import('./areas/translations.ar.gen.ts').messages;
  'video-conferencing': typeof import('./areas/video-conferencing.ar.gen.ts').messages;
  'visitor-cart': typeof import('./areas/visitor-cart.ar.gen.ts').messages;
  'voucher-desk': typeof import('./areas/voucher-desk.ar.gen.ts').messages;
}

export type Loaders<Areas extends keyof AreaMessages> = Record<Areas, Record<Language, LoadMessages>>;

/** The areas of frames and first pages. Written out, since bundlers split only imports that they can read. */
export const LOADERS = {
  announcements: { en: () => import('./areas/announcements.en.ts'), ar: () => import('./areas/announcements.ar.ts') },
  auth: { en: () => import('./areas/auth.en.ts'), ar: () => import('./areas/auth.ar.ts') },
  catalogue: { en: () => import('./areas/catalogue.en.ts'), ar: () => import('./areas/catalogue.ar.ts') },
  common: { en: () => import('./areas/common.en.ts'), ar: () => import('./areas/common.ar.ts') },
  course: { en: () => import('./areas/course.en.gen.ts'), ar: () => import('./areas/course.ar.gen.ts') },
  'course-overview': { en: () => import('./areas/course-overview.en.gen.ts'), ar: () => import('./areas/course-overview.ar.gen.ts') },
  errors: { en: () => import('./areas/errors.en.ts'), ar: () => import('./areas/errors.ar.ts') },
  hints: { en: () => import('./areas/hints.en.gen.ts'), ar: () => import('./areas/hints.ar.gen.ts') },
  landing: { en: () => import('./areas/landing.en.ts'), ar: () => import('./areas/landing.ar.ts') },
  menus: { en: () => import('./areas/menus.en.gen.ts'), ar: () => import('./areas/menus.ar.gen.ts') },
  shell: { en: () => import('./areas/shell.en.ts'), ar: () => import('./areas/shell.ar.ts') },
  studio: { en: () => import('./areas/studio.en.gen.ts'), ar: () => import('./areas/studio.ar.gen.ts') },
} satisfies Partial<Loaders<keyof AreaMessages>>;
