// Written by `npm run generate` from the database; not by hand.
import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import type { EntitledSubject } from '@sullam/domain/subjects.gen.ts';
import type { LessonKind } from '@sullam/domain/lesson-kinds.gen.ts';
import type { PooledSubject } from '@sullam/domain/subjects.gen.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JsonInput } from './json.ts';

/** jsonb: any JSON value comes out; what json() made goes in. */
export type Json = ColumnType<unknown, JsonInput, JsonInput>;
export type DefaultedJson = ColumnType<unknown, JsonInput | undefined, JsonInput>;
export type OptionalJson = ColumnType<unknown, JsonInput | null | undefined, JsonInput | null>;

/** A title or name, by language. */
export type AuthorText = ColumnType<Localized, JsonInput, JsonInput>;
export type DefaultedAuthorText = ColumnType<Localized, JsonInput | undefined, JsonInput>;

/** The organisation of a tenant table's row: put in by the compiler of statements, and never changed. */
export type OwnOrganization = ColumnType<number, number | undefined, never>;

export interface AccommodationsTable {
  organization_id: OwnOrganization;
  accommodation_id: GeneratedAlways<number>;
  course_subsection_id: number;
  user_id: number | null;
  course_group_id: number | null;
  opens_at: Date | null;
  due_at: Date | null;
  closes_at: Date | null;
  extra_minutes: number | null;
  extra_percent: number | null;
  extra_attempts: number | null;
  note: Generated<string>;
  version: Generated<number>;
  granted_by: number;
  granted_at: Date;
}

export interface AccountingDeliveriesTable {
  organization_id: OwnOrganization;
  accounting_delivery_id: GeneratedAlways<number>;
  kind: 'CUSTOMER' | 'DOCUMENT';
  key: string;
  user_id: number;
  order_id: number;
  title: string;
  body: Json;
  status: 'WAITING' | 'SENT' | 'FAILED';
  attempt_count: Generated<number>;
  due_at: Date;
  sent_at: Date | null;
  last_error: Generated<string>;
  created_at: Date;
}

export interface AccountingSettingsTable {
  organization_id: OwnOrganization;
  is_enabled: boolean;
  url: string;
  sealed_secret: string;
  sends_test_orders: boolean;
  accounts: Json;
  changed_at: Date;
  changed_by: number;
}

export interface ActiveOrganizationsTable {
  organization_id: number;
  prefix: string;
  name: AuthorText;
}

export interface AnnouncementReadsTable {
  organization_id: OwnOrganization;
  announcement_id: number;
  user_id: number;
  read_at: Date;
}

export interface AnnouncementsTable {
  organization_id: OwnOrganization;
  announcement_id: GeneratedAlways<number>;
  course_id: number | null;
  title: AuthorText;
  body: Json;
  search_text: GeneratedAlways<string>;
  author_user_id: number;
  published_at: Date | null;
  created_at: Generated<Date>;
  version: Generated<number>;
  sends_mail: Generated<boolean>;
  edited_at: Date | null;
  stems: GeneratedAlways<string>;
  words: GeneratedAlways<string>;
  scheduled_at: Date | null;
  keeps_receipts: Generated<boolean>;
  reminded_at: Date | null;
}

export interface AnswerCommentsTable {
  organization_id: OwnOrganization;
  answer_comment_id: GeneratedAlways<number>;
  exam_attempt_id: number;
  position: number;
  start_offset: number;
  end_offset: number;
  quote: string;
  comment: string;
  marker_user_id: number;
  version: Generated<number>;
  written_at: Date;
}

export interface AnswerMarksTable {
  organization_id: OwnOrganization;
  exam_attempt_id: number;
  position: number;
  score: string | null;
  outcome: 'CORRECT' | 'PARTIAL' | 'WRONG' | 'BLANK' | 'PENDING';
  source: 'AUTO' | 'MARKER' | 'REGRADED' | 'GIVEN_TO_ALL' | 'ALSO_ACCEPTED' | 'DECISION_WITHDRAWN';
  is_disputed: Generated<boolean>;
  comment: Generated<string>;
  version: Generated<number>;
  marked_by: number | null;
  marked_at: Date | null;
  assessment: OptionalJson;
}

export interface AnswerReviewsTable {
  organization_id: OwnOrganization;
  exam_attempt_id: number;
  position: number;
  marker_user_id: number;
  score: string;
  comment: Generated<string>;
  version: Generated<number>;
  reviewed_at: Date;
  assessment: OptionalJson;
}

export interface ArrivingAccountsTable {
  organization_id: number;
  user_id: number;
}

export interface AskedQuestionsTable {
  organization_id: OwnOrganization;
  exam_attempt_id: number;
  position: number;
  question_id: number;
  version: number;
  key_version: number;
  marks: string;
  negative_marks: string;
  given_answer: OptionalJson;
  spent_seconds: number | null;
}

export interface AssignmentSubmissionsTable {
  organization_id: OwnOrganization;
  assignment_submission_id: Generated<number>;
  course_subsection_id: number;
  course_id: number;
  user_id: number | null;
  course_group_id: number | null;
  group_name: OptionalJson;
  last_number: Generated<number>;
  current_number: number | null;
  draft_saves: Generated<number>;
  created_at: Date;
}

export interface AssignmentsTable {
  organization_id: OwnOrganization;
  course_subsection_id: number;
  course_id: number;
  instructions: DefaultedJson;
  instruction_media_ids: Generated<number[]>;
  attachment_ids: Generated<number[]>;
  is_published: Generated<boolean>;
  accepts_text: boolean;
  accepts_files: boolean;
  accepts_link: boolean;
  most_words: number | null;
  most_files: number;
  most_bytes: number;
  extensions: Generated<string[]>;
  is_group_work: boolean;
  opens_at: Date | null;
  due_at: Date | null;
  closes_at: Date | null;
  late_percent: string | null;
  late_interval: Generated<'HOUR' | 'DAY'>;
  late_floor_percent: Generated<string>;
  missing_percent: string | null;
  versions_allowed: number | null;
  resubmits_until: Date | null;
  allows_withdrawal: boolean;
  maximum: string;
  rubric_id: number | null;
  rubric_version: number | null;
  marker_count: number;
  tolerance: Generated<string>;
  is_blind: boolean;
  release: 'AT_ONCE' | 'BY_HAND' | 'AT_TIME';
  release_at: Date | null;
  released_at: Date | null;
  told_released_at: Date | null;
  told_due_at: Date | null;
  version: Generated<number>;
}

export interface AttachmentsTable {
  organization_id: OwnOrganization;
  attachment_id: GeneratedAlways<number>;
  course_id: number;
  course_subsection_id: number | null;
  media_id: number | null;
  url: string | null;
  name: AuthorText;
  language: 'en' | 'ar' | null;
  position: number;
  search_text: GeneratedAlways<string>;
  created_at: Date;
  version: Generated<number>;
}

export interface AttemptAnswersTable {
  organization_id: OwnOrganization;
  exam_attempt_id: number;
  position: number;
  sequence: number;
  answer: OptionalJson;
  is_flagged: boolean;
  saved_at: Date;
}

export interface AttemptEventsTable {
  organization_id: OwnOrganization;
  attempt_event_id: GeneratedAlways<number>;
  exam_attempt_id: number;
  kind: 'FOCUS_LOST' | 'FOCUS_GAINED' | 'PASTE' | 'RECONNECTED' | 'TAKEN_OVER';
  position: number | null;
  occurred_at: Date;
  received_at: Date;
}

export interface AttemptQuestionsTable {
  organization_id: OwnOrganization;
  exam_attempt_id: number;
  position: number;
  section: number;
  question_id: number;
  version: number;
  key_version: number;
  marks: string;
  negative_marks: string;
  salt: Generated<number>;
  opened_hints: Generated<number>;
}

export interface AttemptTimesTable {
  organization_id: OwnOrganization;
  exam_attempt_id: number;
  sequence: number;
  seconds: number[];
}

export interface AttendanceChangesTable {
  organization_id: OwnOrganization;
  attendance_change_id: GeneratedAlways<number>;
  attendance_session_id: number;
  user_id: number;
  old_status: 'PRESENT' | 'LATE' | 'EXCUSED' | 'ABSENT' | null;
  new_status: 'PRESENT' | 'LATE' | 'EXCUSED' | 'ABSENT' | null;
  source: 'QR' | 'CODE' | 'JOIN' | 'HAND' | 'EXCUSE' | 'CLOSING';
  note: Generated<string>;
  changed_by: number;
  changed_at: Date;
}

export interface AttendanceDoubtsTable {
  organization_id: OwnOrganization;
  attendance_doubt_id: GeneratedAlways<number>;
  attendance_session_id: number;
  kind: 'SAME_DEVICE' | 'OTHER_DEVICE' | 'SAME_BROWSER';
  user_id: number;
  other_user_id: number;
  happened_at: Date;
  settled_at: Date | null;
  settled_by: number | null;
}

export interface AttendanceExcusesTable {
  organization_id: OwnOrganization;
  attendance_excuse_id: GeneratedAlways<number>;
  attendance_session_id: number;
  user_id: number;
  reason: 'ILLNESS' | 'TRAVEL' | 'FAMILY' | 'OTHER';
  explanation: string;
  media_ids: Generated<number[]>;
  state: Generated<'WAITING' | 'ACCEPTED' | 'REFUSED'>;
  answer: Generated<string>;
  sent_at: Date;
  decided_at: Date | null;
  decided_by: number | null;
}

export interface AttendanceRecordsTable {
  organization_id: OwnOrganization;
  attendance_session_id: number;
  user_id: number;
  course_id: number;
  status: 'PRESENT' | 'LATE' | 'EXCUSED' | 'ABSENT';
  source: 'QR' | 'CODE' | 'JOIN' | 'HAND' | 'EXCUSE' | 'CLOSING';
  marked_at: Date;
  marked_by: number;
  device_hash: string | null;
  note: Generated<string>;
  origin_hash: string | null;
}

export interface AttendanceRulesTable {
  organization_id: OwnOrganization;
  course_id: number;
  late_minutes: number;
  late_weight: number;
}

export interface AttendanceSessionsTable {
  organization_id: OwnOrganization;
  attendance_session_id: GeneratedAlways<number>;
  course_id: number;
  lecture_id: number | null;
  title: AuthorText;
  place: DefaultedJson;
  zone: string;
  starts_at: Date;
  ends_at: Date;
  late_minutes: number;
  doors_minutes: number;
  joining_counts: Generated<boolean>;
  state: Generated<'PLANNED' | 'OPEN' | 'CLOSED'>;
  is_code_open: Generated<boolean>;
  is_cancelled: Generated<boolean>;
  is_published: Generated<boolean>;
  opened_at: Date | null;
  closed_at: Date | null;
  created_by: number;
  created_at: Date;
}

export interface AuditEntriesTable {
  organization_id: OwnOrganization;
  audit_entry_id: GeneratedAlways<number>;
  at: Date;
  actor_user_id: number | null;
  masquerader_user_id: number | null;
  action: string;
  noun: string;
  noun_id: string | null;
  changes: DefaultedJson;
  request_id: string | null;
}

export interface BankStatementLinesTable {
  organization_id: OwnOrganization;
  bank_statement_line_id: GeneratedAlways<number>;
  bank_statement_id: number;
  line_key: string;
  account: string;
  currency: string;
  received_on: string;
  amount_minor: number;
  payer: string;
  remittance: string;
  bank_reference: string;
  order_numbers: number[];
  payment_id: number | null;
}

export interface BankStatementsTable {
  organization_id: OwnOrganization;
  bank_statement_id: GeneratedAlways<number>;
  file_name: string;
  format: 'TABLE' | 'MT940' | 'CAMT';
  line_count: number;
  imported_at: Date;
  imported_by: number;
}

export interface BankVersionsTable {
  organization_id: OwnOrganization;
  question_id: number;
  version: number;
  name: string;
  type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'TRUE_FALSE' | 'SHORT_TEXT' | 'NUMERIC' | 'MATCHING' | 'ORDERING' | 'FILL_BLANKS' | 'DROPDOWN_CLOZE' | 'HOTSPOT' | 'FILE_UPLOAD' | 'ESSAY';
  marks: string;
  is_ready: boolean;
}

export interface BoardsOfCoursesTable {
  organization_id: OwnOrganization;
  discussion_board_id: number;
  course_id: number;
  course_subsection_id: number | null;
  course_group_id: number | null;
  title: AuthorText;
  published_at: Date | null;
  grading: 'NONE' | 'PARTICIPATION' | 'BY_HAND' | 'RUBRIC';
  due_at: Date | null;
  hidden_at: Date | null;
}

export interface BundleItemsTable {
  organization_id: OwnOrganization;
  bundle_id: number;
  item_type: string;
  item_id: number;
  position: number;
}

export interface BundleSaleRecordsTable {
  organization_id: OwnOrganization;
  order_line_id: number;
  item_type: string;
  item_id: number;
  share_minor: number;
}

export interface BundleSalesTable {
  organization_id: OwnOrganization;
  order_line_id: number;
  item_type: string;
  item_id: number;
  share_minor: number;
}

export interface BundlesTable {
  organization_id: OwnOrganization;
  bundle_id: GeneratedAlways<number>;
  title: AuthorText;
  description: DefaultedJson;
  cover_media_id: number | null;
  price_minor: number;
  is_published: Generated<boolean>;
  version: Generated<number>;
  created_at: Date;
}

export interface CalendarFeedEntriesTable {
  organization_id: OwnOrganization;
  user_id: number;
  entry_key: string;
  fingerprint: string;
  sequence: number;
  changed_at: Date;
}

export interface CalendarFeedsTable {
  organization_id: OwnOrganization;
  user_id: number;
  token_hash: string;
  language: 'en' | 'ar';
  created_at: Date;
  fetched_at: Date | null;
}

export interface CancellationTermsTable {
  organization_id: OwnOrganization;
  item_type: string;
  item_id: number;
  tiers: OptionalJson;
  version: Generated<number>;
}

export interface CartItemsTable {
  organization_id: OwnOrganization;
  cart_item_id: GeneratedAlways<number>;
  user_id: number;
  item_type: string;
  item_id: number;
  title: AuthorText;
  price_minor: number;
  currency: string;
  added_at: Date;
  quantity: Generated<number>;
}

export interface CartVouchersTable {
  organization_id: OwnOrganization;
  cart_voucher_id: GeneratedAlways<number>;
  user_id: number;
  voucher_id: number;
  added_at: Date;
}

export interface CartsTable {
  organization_id: OwnOrganization;
  user_id: number;
  changed_at: Date;
}

export interface CertificateCredentialsTable {
  organization_id: OwnOrganization;
  certificate_id: number;
  issuer_key_id: number;
  document: Json;
}

export interface CertificateFilesTable {
  organization_id: OwnOrganization;
  certificate_id: number;
  paper: 'a4' | 'letter';
  sha256: string;
  made_at: Date;
}

export interface CertificateRunsTable {
  organization_id: OwnOrganization;
  certificate_run_id: GeneratedAlways<number>;
  course_id: number | null;
  kind: 'ISSUE' | 'REISSUE';
  notifies: boolean;
  total: number;
  done: Generated<number>;
  last_user_id: Generated<number>;
  started_by: number;
  started_at: Date;
  finished_at: Date | null;
  specialization_id: number | null;
}

export interface CertificateStatesTable {
  organization_id: OwnOrganization;
  certificate_id: number;
  revoked_at: Date | null;
  revoked_by: number | null;
  revocation_reason: OptionalJson;
  hides_result: Generated<boolean>;
  allows_download: Generated<boolean>;
}

export interface CertificateTemplateUsageTable {
  organization_id: OwnOrganization;
  certificate_template_id: number;
  published_version: number;
}

export interface CertificateTemplateVersionsTable {
  organization_id: OwnOrganization;
  certificate_template_id: number;
  template_version: number;
  design: Json;
  published_by: number | null;
  published_at: Date;
}

export interface CertificateTemplatesTable {
  organization_id: OwnOrganization;
  certificate_template_id: GeneratedAlways<number>;
  name: AuthorText;
  design: Json;
  is_standard: Generated<boolean>;
  published_version: Generated<number>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface CertificatesTable {
  organization_id: OwnOrganization;
  certificate_id: GeneratedAlways<number>;
  certificate_number: string;
  course_id: number | null;
  user_id: number;
  edition: Generated<number>;
  claims: Json;
  sheet: Json;
  certificate_template_id: number;
  template_version: number;
  origin: 'RULE' | 'HAND' | 'REISSUE' | 'RENEWAL';
  issued_by: number | null;
  replaces_certificate_id: number | null;
  earned_at: Date;
  issued_at: Date;
  valid_until: Date | null;
  search_text: string;
  specialization_id: number | null;
}

export interface ChecklistItemsTable {
  organization_id: OwnOrganization;
  checklist_item_id: GeneratedAlways<number>;
  checklist_id: number;
  position: number;
  kind: 'READ' | 'DO' | 'UPLOAD' | 'APPROVE' | 'VISIT' | 'COURSE';
  title: AuthorText;
  body: DefaultedJson;
  course_id: number | null;
  due_day: number | null;
  due_on: string | null;
  waits_for_previous: Generated<boolean>;
  visit_code: string | null;
  retired_at: Date | null;
}

export interface ChecklistStepsTable {
  organization_id: OwnOrganization;
  checklist_step_id: GeneratedAlways<number>;
  student_checklist_item_id: number;
  kind: 'SENT' | 'SENT_BACK' | 'APPROVED' | 'WITHDRAWN' | 'REMINDED' | 'DONE' | 'UNDONE';
  by_user_id: number | null;
  at: Date;
  text: Generated<string>;
  media_id: number | null;
}

export interface ChecklistsTable {
  organization_id: OwnOrganization;
  checklist_id: GeneratedAlways<number>;
  title: AuthorText;
  description: DefaultedJson;
  status: Generated<'DRAFT' | 'PUBLISHED'>;
  join_rule: Generated<'NOBODY' | 'EVERYBODY' | 'SET'>;
  permission_set_id: number | null;
  rule_since: Date | null;
  approver_user_id: number | null;
  created_by: number;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
  draft: OptionalJson;
}

export interface CoachCertificationsTable {
  organization_id: OwnOrganization;
  coach_certification_id: GeneratedAlways<number>;
  coach_id: number;
  title: AuthorText;
  issuer: Json;
  issued_on: string | null;
  valid_until: string | null;
  verification_url: string | null;
  checked_by: number | null;
  checked_at: Date | null;
}

export interface CoachDateOverridesTable {
  organization_id: OwnOrganization;
  coach_date_override_id: GeneratedAlways<number>;
  coach_id: number;
  from_date: string;
  until_date: string;
  spans: Json;
  note: string | null;
}

export interface CoachDisabledSlotsTable {
  organization_id: OwnOrganization;
  coach_disabled_slot_id: GeneratedAlways<number>;
  coach_id: number;
  starts_at: Date;
  ends_at: Date;
  note: string | null;
  created_at: Date;
}

export interface CoachEntriesTable {
  organization_id: OwnOrganization;
  coach_entry_id: GeneratedAlways<number>;
  coach_id: number;
  kind: 'POSITION' | 'EXPERIENCE' | 'EDUCATION';
  title: AuthorText;
  place: DefaultedJson;
  from_year: number | null;
  until_year: number | null;
}

export interface CoachFeedSpansTable {
  organization_id: OwnOrganization;
  coach_feed_id: number;
  starts_at: Date;
  ends_at: Date;
}

export interface CoachFeedsTable {
  organization_id: OwnOrganization;
  coach_feed_id: GeneratedAlways<number>;
  coach_id: number;
  user_id: number;
  name: string;
  sealed_address: string;
  host: string;
  address_end: string;
  etag: string | null;
  last_modified: string | null;
  read_zone: string;
  read_until: Date;
  succeeded_at: Date;
  failed_since: Date | null;
  failure: 'UNREACHABLE' | 'REFUSED' | 'TOO_LARGE' | 'UNREADABLE' | 'TOO_COMPLEX' | null;
  next_refresh_at: Date;
  created_at: Date;
}

export interface CoachLanguageRecordsTable {
  organization_id: OwnOrganization;
  coach_id: number;
  coach_language_id: number;
  language: string;
  level: 'NATIVE' | 'FLUENT' | 'GOOD';
}

export interface CoachLanguagesTable {
  organization_id: OwnOrganization;
  coach_language_id: GeneratedAlways<number>;
  coach_id: number;
  language: string;
  level: 'NATIVE' | 'FLUENT' | 'GOOD';
}

export interface CoachNextTimeRecordsTable {
  organization_id: OwnOrganization;
  coach_id: number;
  next_free_at: Date | null;
  free_times: Json;
  first_day: string;
  day_counts: Json;
  computed_at: Date;
}

export interface CoachNextTimesTable {
  organization_id: OwnOrganization;
  coach_id: number;
  next_free_at: Date | null;
  free_times: DefaultedJson;
  first_day: string;
  day_counts: Json;
  computed_at: Date;
}

export interface CoachOtherSpansTable {
  organization_id: OwnOrganization;
  coach_id: number;
  other_organization_id: number;
  starts_at: Date;
  ends_at: Date;
}

export interface CoachPagesTable {
  organization_id: OwnOrganization;
  coach_id: number;
  user_id: number;
  status: 'DRAFT' | 'SUBMITTED' | 'CHANGES_REQUESTED' | 'APPROVED' | 'DECLINED' | 'PAUSED';
  visibility: 'PUBLIC' | 'MEMBERS';
  title: AuthorText;
  summary: Json;
  gender: 'FEMALE' | 'MALE' | null;
  portrait_media_id: number | null;
  search_text: string;
}

export interface CoachRatingRecordsTable {
  organization_id: OwnOrganization;
  coach_id: number;
  rating_count: number;
  star_sum: number;
}

export interface CoachRatingTotalsTable {
  organization_id: OwnOrganization;
  coach_id: number;
  rating_count: number;
  star_sum: number;
}

export interface CoachRatingsTable {
  organization_id: OwnOrganization;
  coach_rating_id: GeneratedAlways<number>;
  coaching_booking_id: number;
  coach_id: number;
  user_id: number;
  stars: number;
  testimonial: string | null;
  names_author: Generated<boolean>;
  status: 'WAITING' | 'APPROVED' | 'REJECTED' | null;
  reason: string | null;
  decided_by: number | null;
  decided_at: Date | null;
  reply: string | null;
  replied_at: Date | null;
  changed_at: Date;
  created_at: Date;
}

export interface CoachRecordsTable {
  organization_id: OwnOrganization;
  coach_id: number;
  user_id: number;
  status: 'DRAFT' | 'SUBMITTED' | 'CHANGES_REQUESTED' | 'APPROVED' | 'DECLINED' | 'PAUSED';
  visibility: 'PUBLIC' | 'MEMBERS';
  title: AuthorText;
  portrait_media_id: number | null;
}

export interface CoachSettingsTable {
  organization_id: OwnOrganization;
  coach_id: number;
  time_zone: string;
  buffer_before_minutes: Generated<number>;
  buffer_after_minutes: Generated<number>;
  notice_minutes: Generated<number>;
  horizon_days: Generated<number>;
  most_per_day: number | null;
  most_per_week: number | null;
  interval_minutes: Generated<number>;
  version: Generated<number>;
}

export interface CoachTopicRecordsTable {
  organization_id: OwnOrganization;
  coach_id: number;
  coaching_topic_id: number;
  position: number;
  title: AuthorText;
  hue: number;
  topic_position: number | null;
}

export interface CoachTopicsTable {
  organization_id: OwnOrganization;
  coach_id: number;
  coaching_topic_id: number;
  position: number;
}

export interface CoachTravelsTable {
  organization_id: OwnOrganization;
  coach_travel_id: GeneratedAlways<number>;
  coach_id: number;
  from_date: string;
  until_date: string;
  time_zone: string;
}

export interface CoachWeeklyHoursTable {
  organization_id: OwnOrganization;
  coach_id: number;
  weekday: number;
  from_minute: number;
  until_minute: number;
}

export interface CoachWeeksTable {
  organization_id: OwnOrganization;
  coach_id: number;
  week_start: string;
  month_start: string;
  offered_minutes: number;
  booked_minutes: number;
  session_count: number;
  computed_at: Date;
}

export interface CoachesTable {
  organization_id: OwnOrganization;
  coach_id: GeneratedAlways<number>;
  user_id: number;
  status: 'DRAFT' | 'SUBMITTED' | 'CHANGES_REQUESTED' | 'APPROVED' | 'DECLINED' | 'PAUSED';
  visibility: Generated<'PUBLIC' | 'MEMBERS'>;
  title: DefaultedAuthorText;
  summary: DefaultedJson;
  description: DefaultedJson;
  city: DefaultedJson;
  gender: 'FEMALE' | 'MALE' | null;
  portrait_media_id: number | null;
  video_media_id: number | null;
  focus_areas: DefaultedJson;
  decision_note: string | null;
  decided_by: number | null;
  decided_at: Date | null;
  submitted_at: Date | null;
  version: Generated<number>;
  created_at: Date;
  search_words: Generated<string>;
  search_text: GeneratedAlways<string>;
}

export interface CoachingAttendanceRecordsTable {
  organization_id: OwnOrganization;
  coaching_session_id: number;
  user_id: number;
  missed_by: 'LEARNER' | 'COACH' | null;
  missed_at: Date | null;
  objected_at: Date | null;
  objection: string | null;
  decision: 'UPHELD' | 'WITHDRAWN' | null;
  decided_at: Date | null;
  cancelled_by: 'LEARNER' | 'COACH' | 'ADMINISTRATOR' | null;
  refund_percent: number | null;
}

export interface CoachingBookingRecordsTable {
  organization_id: OwnOrganization;
  coaching_booking_id: number;
  coaching_session_id: number;
  coach_id: number;
  session_type_id: number;
  user_id: number;
  state: 'HELD' | 'BOOKED' | 'CANCELLED' | 'EXPIRED' | 'DECLINED';
  starts_at: Date;
  ends_at: Date;
  missed_by: 'LEARNER' | 'COACH' | null;
}

export interface CoachingBookingsTable {
  organization_id: OwnOrganization;
  coaching_booking_id: GeneratedAlways<number>;
  coaching_session_id: number;
  user_id: number;
  state: 'HELD' | 'BOOKED' | 'CANCELLED' | 'EXPIRED' | 'DECLINED';
  time_zone: string;
  note: string | null;
  questions: DefaultedJson;
  answers: DefaultedJson;
  cancellation_tiers: Json;
  cancelled_by: 'LEARNER' | 'COACH' | 'ADMINISTRATOR' | null;
  cancelled_at: Date | null;
  refund_percent: number | null;
  message: string | null;
  missed_by: 'LEARNER' | 'COACH' | null;
  missed_at: Date | null;
  objected_at: Date | null;
  objection: string | null;
  request_key: string;
  created_at: Date;
  price_minor: number | null;
  currency: string | null;
  order_line_id: number | null;
  decision: 'UPHELD' | 'WITHDRAWN' | null;
  decided_at: Date | null;
}

export interface CoachingCreditLotsTable {
  organization_id: OwnOrganization;
  credit_lot_id: GeneratedAlways<number>;
  coaching_package_id: number;
  user_id: number;
  source: 'ADMINISTRATOR' | 'ORDER' | 'SPECIALIZATION' | 'FREE';
  source_key: string;
  is_promotional: boolean;
  reason: string | null;
  granted_by: number | null;
  granted_count: number;
  expires_at: Date;
  created_at: Date;
  is_suspended: Generated<boolean>;
  ended_at: Date | null;
}

export interface CoachingCreditMovementsTable {
  organization_id: OwnOrganization;
  credit_movement_id: GeneratedAlways<number>;
  credit_lot_id: number;
  kind: 'GRANTED' | 'RESERVED' | 'CONSUMED' | 'RETURNED' | 'TAKEN_BACK';
  amount: number;
  coaching_session_id: number | null;
  settled_at: Date | null;
  created_at: Date;
}

export interface CoachingFilesTable {
  organization_id: OwnOrganization;
  coaching_booking_id: number;
  media_id: number;
  user_id: number;
  learner_user_id: number;
  created_at: Date;
}

export interface CoachingGoalChangesTable {
  organization_id: OwnOrganization;
  coaching_goal_change_id: GeneratedAlways<number>;
  coaching_goal_id: number;
  coaching_session_id: number | null;
  user_id: number;
  steps_done: number;
  step_count: number;
  state: 'OPEN' | 'REACHED' | 'DROPPED';
  note: string | null;
  created_at: Date;
}

export interface CoachingGoalsTable {
  organization_id: OwnOrganization;
  coaching_goal_id: GeneratedAlways<number>;
  coach_id: number;
  user_id: number;
  title: string;
  target_on: string | null;
  step_count: number;
  steps_done: Generated<number>;
  state: Generated<'OPEN' | 'REACHED' | 'DROPPED'>;
  version: Generated<number>;
  created_at: Date;
}

export interface CoachingNotesTable {
  organization_id: OwnOrganization;
  coaching_booking_id: number;
  user_id: number;
  kind: 'PRIVATE' | 'SHARED';
  learner_user_id: number;
  body: string;
  changed_at: Date;
  created_at: Date;
}

export interface CoachingPackageTypesTable {
  organization_id: OwnOrganization;
  coaching_package_id: number;
  session_type_id: number;
}

export interface CoachingPackagesTable {
  organization_id: OwnOrganization;
  coaching_package_id: GeneratedAlways<number>;
  coach_id: number | null;
  title: AuthorText;
  session_count: number;
  validity_days: number;
  version: Generated<number>;
  archived_at: Date | null;
  created_at: Date;
  price_minor: number | null;
  is_for_sale: Generated<boolean>;
}

export interface CoachingSessionChangesTable {
  organization_id: OwnOrganization;
  coaching_session_change_id: GeneratedAlways<number>;
  coaching_session_id: number;
  kind: 'HELD' | 'BOOKED' | 'MOVED' | 'CANCELLED' | 'EXPIRED' | 'DECLINED' | 'SUGGESTED' | 'HANDED_OVER' | 'MISSED' | 'OBJECTED' | 'UPHELD' | 'WITHDRAWN';
  user_id: number | null;
  starts_before: Date | null;
  starts_after: Date | null;
  message: string | null;
  created_at: Date;
}

export interface CoachingSessionHistoryTable {
  organization_id: OwnOrganization;
  coaching_session_change_id: number;
  coaching_session_id: number;
  kind: 'HELD' | 'BOOKED' | 'MOVED' | 'CANCELLED' | 'EXPIRED' | 'DECLINED' | 'SUGGESTED' | 'HANDED_OVER' | 'MISSED' | 'OBJECTED' | 'UPHELD' | 'WITHDRAWN';
  user_id: number | null;
  starts_before: Date | null;
  starts_after: Date | null;
  message: string | null;
  created_at: Date;
}

export interface CoachingSessionStartsTable {
  organization_id: OwnOrganization;
  coaching_session_id: number;
  coach_id: number;
  session_type_id: number;
  state: 'HELD' | 'BOOKED' | 'CANCELLED' | 'EXPIRED' | 'DECLINED';
  starts_at: Date;
}

export interface CoachingSessionTimesTable {
  organization_id: OwnOrganization;
  coaching_session_id: number;
  coach_id: number;
  session_type_id: number;
  state: 'HELD' | 'BOOKED' | 'CANCELLED' | 'EXPIRED' | 'DECLINED';
  starts_at: Date;
  ends_at: Date;
  buffer_before_minutes: number;
  buffer_after_minutes: number;
  time_zone: string;
  calendar_uid: string;
  sequence: number;
  by_video: boolean;
  place: Json;
  room: string | null;
  reminder_minutes: Json;
  changed_at: Date;
}

export interface CoachingSessionsTable {
  organization_id: OwnOrganization;
  coaching_session_id: GeneratedAlways<number>;
  coach_id: number;
  session_type_id: number;
  state: 'HELD' | 'BOOKED' | 'CANCELLED' | 'EXPIRED' | 'DECLINED';
  held_for: 'PAYMENT' | 'REQUEST' | 'OFFER' | null;
  held_until: Date | null;
  starts_at: Date;
  ends_at: Date;
  buffer_before_minutes: number;
  buffer_after_minutes: number;
  time_zone: string;
  wall_date: string;
  wall_time: string;
  zone_data: string;
  calendar_uid: string;
  sequence: Generated<number>;
  by_video: boolean;
  place: DefaultedJson;
  room: string | null;
  reminder_minutes: Json;
  changed_at: Date;
  created_at: Date;
  kept_at: Date | null;
}

export interface CoachingTasksTable {
  organization_id: OwnOrganization;
  coaching_task_id: GeneratedAlways<number>;
  coach_id: number;
  user_id: number;
  coaching_session_id: number | null;
  title: string;
  due_on: string | null;
  done_at: Date | null;
  created_at: Date;
}

export interface CoachingTopicsTable {
  organization_id: OwnOrganization;
  coaching_topic_id: GeneratedAlways<number>;
  title: AuthorText;
  hue: number;
  position: number;
}

export interface CommentActivityTable {
  organization_id: OwnOrganization;
  host_kind: CommentedSubject;
  host_id: number;
  comment_count: number;
  last_comment_at: Date | null;
}

export interface CommentCountsTable {
  organization_id: OwnOrganization;
  host_kind: CommentedSubject;
  host_id: number;
  comment_count: number;
  last_comment_at: Date | null;
}

export interface CommentFollowingsTable {
  organization_id: OwnOrganization;
  host_kind: CommentedSubject;
  host_id: number;
  user_id: number;
  is_following: boolean | null;
  has_talked: boolean;
  read_at: Date | null;
}

export interface CommentMentionsTable {
  organization_id: OwnOrganization;
  comment_id: number;
  user_id: number;
}

export interface CommentReadingsTable {
  organization_id: OwnOrganization;
  host_kind: CommentedSubject;
  host_id: number;
  user_id: number;
  is_following: boolean | null;
  has_talked: Generated<boolean>;
  read_at: Date | null;
  told_at: Date | null;
}

export interface CommentVersionsTable {
  organization_id: OwnOrganization;
  comment_id: number;
  version: number;
  html: string;
  written_at: Date;
}

export interface CommentsTable {
  organization_id: OwnOrganization;
  comment_id: GeneratedAlways<number>;
  host_kind: CommentedSubject;
  host_id: number;
  parent_comment_id: number | null;
  author_user_id: number;
  request_key: string | null;
  html: string;
  media_ids: Generated<number[]>;
  attachment_ids: Generated<number[]>;
  word_count: number;
  is_anonymous: Generated<boolean>;
  search_text: GeneratedAlways<string>;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
  hidden_at: Date | null;
  hidden_reason: Generated<string>;
  version: Generated<number>;
  is_held: Generated<boolean>;
}

export interface ContactMessagesTable {
  organization_id: OwnOrganization;
  contact_message_id: GeneratedAlways<number>;
  user_id: number | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: Generated<Date>;
}

export interface CourseCategoriesTable {
  organization_id: OwnOrganization;
  course_category_id: GeneratedAlways<number>;
  name: AuthorText;
  icon: Generated<string>;
  hue: Generated<number>;
  position: Generated<number>;
}

export interface CourseCategoryNamesTable {
  organization_id: OwnOrganization;
  course_category_id: number;
  name: AuthorText;
  hue: number;
  position: number;
  icon: string;
}

export interface CourseCertificateSettingsTable {
  organization_id: OwnOrganization;
  course_id: number;
  certificate_template_id: number | null;
  valid_months: number | null;
}

export interface CourseDiscussionSettingsTable {
  organization_id: OwnOrganization;
  course_id: number;
  learners_start: boolean;
  allows_anonymous: boolean;
}

export interface CourseGroupMembersTable {
  organization_id: OwnOrganization;
  course_group_id: number;
  course_id: number;
  user_id: number;
  joined_at: Date;
}

export interface CourseGroupNamesTable {
  organization_id: OwnOrganization;
  course_id: number;
  course_group_id: number;
  name: AuthorText;
}

export interface CourseGroupSeatsTable {
  organization_id: OwnOrganization;
  course_id: number;
  course_group_id: number;
  user_id: number;
}

export interface CourseGroupsTable {
  organization_id: OwnOrganization;
  course_group_id: GeneratedAlways<number>;
  course_id: number;
  name: AuthorText;
  capacity: number | null;
  is_open: Generated<boolean>;
  version: Generated<number>;
  created_at: Date;
}

export interface CourseInstructorsTable {
  organization_id: OwnOrganization;
  course_id: number;
  user_id: number;
  position: Generated<number>;
}

export interface CourseInterestsTable {
  organization_id: OwnOrganization;
  course_id: number;
  user_id: number;
  created_at: Date;
  told_at: Date | null;
}

export interface CourseOverviewsTable {
  organization_id: OwnOrganization;
  course_id: number;
  title: AuthorText;
  subtitle: AuthorText;
  description: Json;
  outcomes: Json;
  requirements: Json;
  audience: Json;
  course_category_id: number | null;
  category_name: OptionalJson;
  category_icon: string | null;
  category_hue: number | null;
  languages: string[];
  learning_type: 'SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED';
  level: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
  cover_media_id: number | null;
  price_minor: number;
  currency: string;
  duration_minutes: number;
  status: 'DRAFT' | 'PENDING_APPROVAL' | 'PUBLISHED' | 'ARCHIVED';
  approval_note: string;
  is_certificate_issued_manually: boolean;
  passing_criteria: Json;
  expires_at: Date | null;
  published_at: Date | null;
  created_by: number;
  created_at: Date;
  updated_at: Date;
  search_text: string;
  enrolled_count: number;
  subsection_count: number;
  required_count: number;
  enrolls_from: Date | null;
  is_by_invitation: boolean;
}

export interface CourseSectionsTable {
  organization_id: OwnOrganization;
  course_section_id: GeneratedAlways<number>;
  course_id: number;
  title: AuthorText;
  position: number;
  search_text: GeneratedAlways<string>;
}

export interface CourseSubsectionsTable {
  organization_id: OwnOrganization;
  course_subsection_id: GeneratedAlways<number>;
  course_id: number;
  course_section_id: number;
  kind: LessonKind;
  title: AuthorText;
  position: number;
  is_required: Generated<boolean>;
  duration_minutes: Generated<number>;
  media_id: number | null;
  poster_media_id: number | null;
  captions: DefaultedJson;
  embed_url: string | null;
  release_at: Date | null;
  prerequisite_subsection_id: number | null;
  version: Generated<number>;
  search_text: GeneratedAlways<string>;
  released_group_ids: number[] | null;
  is_made: Generated<boolean>;
}

export interface CourseTeachersTable {
  organization_id: OwnOrganization;
  course_id: number;
  user_id: number;
  position: number;
}

export interface CourseTotalsTable {
  organization_id: OwnOrganization;
  course_id: number;
  user_id: number;
  percent: string | null;
  attendance: string | null;
}

export interface CoursesTable {
  organization_id: OwnOrganization;
  course_id: GeneratedAlways<number>;
  title: AuthorText;
  subtitle: DefaultedAuthorText;
  description: DefaultedJson;
  outcomes: DefaultedJson;
  requirements: DefaultedJson;
  audience: DefaultedJson;
  course_category_id: number | null;
  languages: Generated<string[]>;
  learning_type: 'SELF_PACED' | 'ONLINE' | 'ON_CAMPUS' | 'BLENDED';
  level: Generated<'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED'>;
  cover_media_id: number | null;
  price_minor: Generated<number>;
  currency: Generated<string>;
  duration_minutes: Generated<number>;
  status: Generated<'DRAFT' | 'PENDING_APPROVAL' | 'PUBLISHED' | 'ARCHIVED'>;
  approval_note: Generated<string>;
  is_certificate_issued_manually: Generated<boolean>;
  passing_criteria: DefaultedJson;
  expires_at: Date | null;
  published_at: Date | null;
  created_by: number;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  outline_version: Generated<number>;
  enrolled_count: Generated<number>;
  subsection_count: Generated<number>;
  required_count: Generated<number>;
  found_by: Generated<string>;
  search_text: GeneratedAlways<string>;
  enrolls_from: Date | null;
  is_by_invitation: Generated<boolean>;
}

export interface CreditAccountsTable {
  organization_id: OwnOrganization;
  credit_account_id: GeneratedAlways<number>;
  kind: 'ISSUED' | 'SPENT' | 'MEMBER';
  user_id: number | null;
  currency: string;
  balance_minor: Generated<number>;
  opened_at: Date;
}

export interface CreditListRowsTable {
  organization_id: OwnOrganization;
  credit_list_id: number;
  line: number;
  email: string;
  amount_text: string;
  amount_minor: number | null;
  reason: string;
  key: string | null;
  status: 'WAITING' | 'DONE' | 'UNKNOWN_MEMBER' | 'WRONG_AMOUNT' | 'DONE_ALREADY';
  user_id: number | null;
}

export interface CreditListsTable {
  organization_id: OwnOrganization;
  credit_list_id: GeneratedAlways<number>;
  name: string;
  currency: string;
  made_by: number;
  made_at: Date;
  finished_at: Date | null;
}

export interface CreditTransfersTable {
  organization_id: OwnOrganization;
  credit_transfer_id: GeneratedAlways<number>;
  key: string;
  kind: 'TOP_UP' | 'DEDUCTION' | 'PAYMENT' | 'REFUND';
  debit_account_id: number;
  credit_account_id: number;
  amount_minor: number;
  balance_after_minor: number;
  order_id: number | null;
  refund_id: number | null;
  reason: Generated<string>;
  made_by: number | null;
  made_at: Date;
}

export interface DiscussionBoardsTable {
  organization_id: OwnOrganization;
  discussion_board_id: GeneratedAlways<number>;
  course_id: number;
  course_subsection_id: number | null;
  course_group_id: number | null;
  author_user_id: number;
  request_key: string | null;
  kind: 'DISCUSSION' | 'QUESTION';
  title: AuthorText;
  body: DefaultedJson;
  media_ids: Generated<number[]>;
  attachment_ids: Generated<number[]>;
  search_text: GeneratedAlways<string>;
  is_anonymous: Generated<boolean>;
  allows_anonymous: Generated<boolean>;
  posts_first: Generated<boolean>;
  is_pinned: Generated<boolean>;
  accepted_comment_id: number | null;
  locked_from: Date | null;
  locked_until: Date | null;
  lock_reason: Generated<string>;
  published_at: Date | null;
  grading: Generated<'NONE' | 'PARTICIPATION' | 'BY_HAND' | 'RUBRIC'>;
  maximum: string | null;
  due_at: Date | null;
  own_count: Generated<number>;
  reply_count: Generated<number>;
  least_words: Generated<number>;
  hidden_at: Date | null;
  hidden_reason: Generated<string>;
  told_closing_at: Date | null;
  told_locked_at: Date | null;
  told_open_at: Date | null;
  told_due_at: Date | null;
  created_at: Date;
  edited_at: Date | null;
  version: Generated<number>;
  rubric_id: number | null;
  rubric_version: number | null;
}

export interface DiscussionMarksTable {
  organization_id: OwnOrganization;
  discussion_board_id: number;
  user_id: number;
  points: string;
  comment: Generated<string>;
  marked_by: number;
  marked_at: Date;
  version: Generated<number>;
  assessment: OptionalJson;
  rubric_version: number | null;
}

export interface DismissedTooltipsTable {
  organization_id: OwnOrganization;
  user_id: number;
  tooltip_slug: string;
  dismissed_at: Generated<Date>;
}

export interface DisputesTable {
  organization_id: OwnOrganization;
  dispute_id: GeneratedAlways<number>;
  order_id: number;
  payment_id: number;
  provider_reference: string;
  status: 'INQUIRY' | 'OPEN' | 'WON' | 'LOST';
  amount_minor: number;
  reason: string;
  due_at: Date | null;
  opened_at: Date;
  ended_at: Date | null;
}

export interface EmailChangesTable {
  user_id: number;
  organization_id: number;
  new_email: string;
  asked_by_user_id: number;
  session_id: string | null;
  asked_at: Date;
  expires_at: Date;
  objections_until: Date | null;
  old_confirmed_at: Date | null;
  new_confirmed_at: Date | null;
}

export interface EmailSubscriptionsTable {
  organization_id: OwnOrganization;
  email_key: string;
  email: string;
  language: 'en' | 'ar';
  unsubscribe_token_hash: string;
  created_at: Generated<Date>;
  unsubscribed_at: Date | null;
}

export interface EnrollmentRecordsTable {
  organization_id: OwnOrganization;
  course_id: number;
  user_id: number;
  enrollment_id: number;
  enrolled_at: Date;
  completed_at: Date | null;
  is_learning: boolean;
  last_visited_at: Date | null;
  joined_at: Date;
}

export interface EnrollmentsTable {
  organization_id: OwnOrganization;
  enrollment_id: GeneratedAlways<number>;
  course_id: number;
  user_id: number;
  status: Generated<'ACTIVE' | 'CANCELLED'>;
  enrolled_at: Date;
  completed_at: Date | null;
  last_visited_subsection_id: number | null;
  last_visited_at: Date | null;
  first_enrolled_at: Date | null;
}

export interface EntitlementsTable {
  organization_id: OwnOrganization;
  entitlement_id: Generated<number>;
  user_id: number;
  subject_kind: EntitledSubject;
  subject_id: number;
  source: 'SELF' | 'ORDER' | 'GRANT' | 'IMPORT' | 'BUNDLE' | 'RULE';
  source_key: Generated<string>;
  status: 'WAITING' | 'ACTIVE' | 'SUSPENDED' | 'ENDED' | 'REVOKED';
  starts_at: Date | null;
  ends_at: Date | null;
  granted_at: Date;
  granted_by: number | null;
  revoked_at: Date | null;
  suspended_for: 'LEFT' | 'DISPUTE' | null;
}

export interface EventCreditsTable {
  organization_id: OwnOrganization;
  event_id: number;
  course_id: number;
  course_subsection_id: number;
  created_at: Date;
}

export interface EventEnrollmentRecordsTable {
  organization_id: OwnOrganization;
  event_enrollment_id: number;
  event_id: number;
  event_ticket_type_id: number;
  user_id: number | null;
  guest_name: string | null;
  guest_email: string | null;
  claim_hash: string | null;
  brought_by: number | null;
  state: 'PENDING_PAYMENT' | 'ENROLLED' | 'WAITLISTED' | 'CANCELLED' | 'ATTENDED';
  place_id: number;
  answers: Json;
  ticket_nonce: string | null;
  ticket_hash: string | null;
  short_code: string | null;
  enrolled_at: Date;
  attended_at: Date | null;
}

export interface EventEnrollmentsTable {
  organization_id: OwnOrganization;
  event_enrollment_id: GeneratedAlways<number>;
  event_id: number;
  event_ticket_type_id: number;
  user_id: number | null;
  guest_name: string | null;
  state: 'PENDING_PAYMENT' | 'ENROLLED' | 'WAITLISTED' | 'CANCELLED' | 'ATTENDED';
  place_id: number;
  answers: DefaultedJson;
  ticket_nonce: string | null;
  ticket_hash: string | null;
  short_code: string | null;
  sequence: Generated<number>;
  enrolled_at: Date;
  state_at: Date;
  attended_at: Date | null;
  guest_email: string | null;
  guest_language: 'en' | 'ar' | null;
  claim_hash: string | null;
  brought_by: number | null;
  learner_addition_id: number | null;
  order_line_id: number | null;
}

export interface EventGroupRecordsTable {
  organization_id: OwnOrganization;
  event_id: number;
  social_group_id: number;
}

export interface EventGroupsTable {
  organization_id: OwnOrganization;
  event_id: number;
  social_group_id: number;
}

export interface EventGuestsTable {
  organization_id: OwnOrganization;
  event_id: number;
  position: number;
  name: AuthorText;
  role: DefaultedJson;
  portrait_media_id: number | null;
}

export interface EventHostRecordsTable {
  organization_id: OwnOrganization;
  event_id: number;
  user_id: number;
}

export interface EventHostsTable {
  organization_id: OwnOrganization;
  event_id: number;
  user_id: number;
  position: number;
}

export interface EventRecordsTable {
  organization_id: OwnOrganization;
  event_id: number;
  title: AuthorText;
  subtitle: AuthorText;
  description: Json;
  course_category_id: number | null;
  cover_media_id: number | null;
  banner_media_id: number | null;
  status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
  audience: 'EVERYONE' | 'MEMBERS';
  is_featured: boolean;
  format: 'ON_SITE' | 'ONLINE' | 'BOTH';
  place: Json;
  address: Json;
  map_url: string | null;
  meeting_url: string | null;
  zone: string;
  days: Json;
  starts_at: Date;
  ends_at: Date;
  expires_at: Date;
  postponed_from: Date | null;
  sessions: Json;
  questions: Json;
  cancel_reason: Json;
  calendar_uid: string;
  sequence: number;
  ticket_scope: string;
  place_pool_id: number | null;
  changed_at: Date;
  search_text: string;
}

export interface EventScansTable {
  organization_id: OwnOrganization;
  scan_id: string;
  event_id: number;
  event_enrollment_id: number | null;
  ticket_hash: string;
  refused_as: 'OTHER_EVENT' | 'VOID' | 'FORGED' | null;
  device: string;
  gate: string;
  scanned_at: Date;
  received_at: Date;
  scanned_by: number;
  undone_at: Date | null;
  undone_by: number | null;
}

export interface EventSightingsTable {
  organization_id: OwnOrganization;
  event_id: number;
  user_id: number;
  seen_at: Date;
}

export interface EventTicketDraftsTable {
  organization_id: OwnOrganization;
  user_id: number;
  event_ticket_type_id: number;
  answers: Json;
  changed_at: Date;
}

export interface EventTicketTypeRecordsTable {
  organization_id: OwnOrganization;
  event_id: number;
  event_ticket_type_id: number;
  position: number;
  name: AuthorText;
  price_minor: number;
  is_open: boolean;
}

export interface EventTicketTypesTable {
  organization_id: OwnOrganization;
  event_ticket_type_id: GeneratedAlways<number>;
  event_id: number;
  position: number;
  name: AuthorText;
  description: DefaultedJson;
  price_minor: Generated<number>;
  audience: Generated<'EVERYONE' | 'MEMBERS' | 'GROUP'>;
  opens_at: Date | null;
  closes_at: Date | null;
  quota: number | null;
  place_pool_id: number | null;
  is_open: Generated<boolean>;
  per_person: Generated<number>;
  social_group_id: number | null;
}

export interface EventVoidTicketsTable {
  organization_id: OwnOrganization;
  ticket_hash: string;
  event_id: number;
  reason: 'TRANSFERRED' | 'CANCELLED';
  voided_at: Date;
}

export interface EventsTable {
  organization_id: OwnOrganization;
  event_id: GeneratedAlways<number>;
  title: AuthorText;
  subtitle: DefaultedAuthorText;
  description: DefaultedJson;
  course_category_id: number | null;
  cover_media_id: number | null;
  banner_media_id: number | null;
  status: Generated<'DRAFT' | 'PUBLISHED' | 'CANCELLED'>;
  audience: Generated<'EVERYONE' | 'MEMBERS'>;
  is_featured: Generated<boolean>;
  format: Generated<'ON_SITE' | 'ONLINE' | 'BOTH'>;
  place: DefaultedJson;
  address: DefaultedJson;
  map_url: string | null;
  meeting_url: string | null;
  zone: string;
  days: DefaultedJson;
  starts_at: Date;
  ends_at: Date;
  expires_at: Date;
  postponed_from: Date | null;
  sessions: DefaultedJson;
  questions: DefaultedJson;
  cancel_reason: DefaultedJson;
  calendar_uid: Generated<string>;
  sequence: Generated<number>;
  ticket_scope: string;
  place_pool_id: number | null;
  created_by: number;
  created_at: Date;
  changed_at: Date;
  version: Generated<number>;
  search_text: GeneratedAlways<string>;
}

export interface ExamAttemptsTable {
  organization_id: OwnOrganization;
  exam_attempt_id: Generated<number>;
  course_subsection_id: number;
  course_id: number;
  exam_id: number;
  user_id: number;
  number: number;
  state: Generated<'RUNNING' | 'SUBMITTED' | 'EXPIRED' | 'ABANDONED'>;
  is_preview: boolean;
  started_at: Date;
  deadline: Date | null;
  finished_at: Date | null;
  seed: string;
  sections: Json;
  question_count: number;
  reached: Generated<number>;
  holder: string | null;
  score: string | null;
  marks: string;
  marked_at: Date | null;
  score_told_at: Date | null;
  granted: OptionalJson;
}

export interface ExamContentsTable {
  organization_id: OwnOrganization;
  exam_id: number;
  title: AuthorText;
  instructions: Json;
  version: number;
}

export interface ExamDrawsTable {
  organization_id: OwnOrganization;
  exam_draw_id: GeneratedAlways<number>;
  exam_section_id: number;
  position: number;
  question_id: number | null;
  question_category_id: number | null;
  tags: Generated<string[]>;
  difficulty: number | null;
  take: number;
  marks: string | null;
}

export interface ExamMarkHistoryTable {
  organization_id: OwnOrganization;
  mark_change_id: number;
  exam_attempt_id: number;
  position: number;
  old_score: string | null;
  new_score: string | null;
  source: 'MARKER' | 'REGRADED' | 'GIVEN_TO_ALL' | 'ALSO_ACCEPTED' | 'DECISION_WITHDRAWN';
  reason: string;
  changed_by: number;
  changed_at: Date;
}

export interface ExamMarksTable {
  organization_id: OwnOrganization;
  exam_attempt_id: number;
  position: number;
  score: string | null;
  outcome: 'CORRECT' | 'PARTIAL' | 'WRONG' | 'BLANK' | 'PENDING';
  source: 'AUTO' | 'MARKER' | 'REGRADED' | 'GIVEN_TO_ALL' | 'ALSO_ACCEPTED' | 'DECISION_WITHDRAWN';
  is_disputed: boolean;
  comment: string;
  assessment: OptionalJson;
  version: number;
  marked_by: number | null;
  marked_at: Date | null;
}

export interface ExamQuestionRubricsTable {
  organization_id: OwnOrganization;
  course_subsection_id: number;
  question_id: number;
  rubric_id: number;
  rubric_version: number;
  tolerance: Generated<string>;
  chosen_by: number;
  chosen_at: Date;
}

export interface ExamSectionsTable {
  organization_id: OwnOrganization;
  exam_section_id: GeneratedAlways<number>;
  exam_id: number;
  position: number;
  title: DefaultedAuthorText;
  navigation: 'FREE' | 'ONE_WAY';
  is_shuffled: Generated<boolean>;
  shuffles_choices: Generated<boolean>;
}

export interface ExamsTable {
  organization_id: OwnOrganization;
  exam_id: GeneratedAlways<number>;
  course_id: number;
  title: AuthorText;
  instructions: DefaultedJson;
  version: Generated<number>;
  created_by: number;
  created_at: Date;
  updated_at: Date;
}

export interface ExternalCoursesTable {
  organization_id: OwnOrganization;
  external_course_id: GeneratedAlways<number>;
  user_id: number;
  title: string;
  provider: string;
  started_on: string | null;
  finished_on: string;
  minutes: number;
  media_id: number | null;
  link: string | null;
  status: Generated<'PENDING' | 'APPROVED' | 'REFUSED'>;
  reason: Generated<string>;
  decided_by: number | null;
  decided_at: Date | null;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
  course_id: number | null;
}

export interface FavoriteCoursesTable {
  organization_id: OwnOrganization;
  user_id: number;
  course_id: number;
  created_at: Generated<Date>;
}

export interface FavoriteEventsTable {
  organization_id: OwnOrganization;
  user_id: number;
  event_id: number;
  created_at: Date;
}

export interface FeedPreferencesTable {
  organization_id: OwnOrganization;
  user_id: number;
  feed_order: 'NEWEST' | 'DISCUSSED';
}

export interface FinishedLessonsTable {
  organization_id: OwnOrganization;
  user_id: number;
  course_id: number;
  course_subsection_id: number;
  finished_at: Date;
}

export interface FinishedSubsectionsTable {
  organization_id: OwnOrganization;
  user_id: number;
  course_id: number;
  course_subsection_id: number;
  finished_at: Date;
}

export interface GradeCategoriesTable {
  organization_id: OwnOrganization;
  grade_category_id: GeneratedAlways<number>;
  course_id: number;
  name: AuthorText;
  position: number;
  weight: string;
  aggregation: 'POINTS' | 'MEAN' | 'WEIGHTED';
  is_extra_credit: boolean;
  drop_lowest: number;
  drop_highest: number;
  version: Generated<number>;
}

export interface GradeChangesTable {
  organization_id: OwnOrganization;
  grade_change_id: GeneratedAlways<number>;
  course_id: number;
  grade_item_id: number;
  user_id: number;
  old_state: string;
  old_points: string | null;
  new_state: string;
  new_points: string | null;
  source: 'HAND' | 'IMPORT' | 'EXAM' | 'REGRADE' | 'ASSIGNMENT' | 'DISCUSSION' | 'REVERTED' | 'POSTED' | 'UNPOSTED';
  reason: Generated<string>;
  is_shown: boolean;
  changed_by: number | null;
  changed_at: Date;
}

export interface GradeItemPlansTable {
  organization_id: OwnOrganization;
  course_subsection_id: number;
  course_id: number;
  grade_category_id: number | null;
  weight: string;
  is_extra_credit: boolean;
  is_omitted: boolean;
  is_never_dropped: boolean;
  is_posted: boolean;
  position: number;
}

export interface GradeItemsTable {
  organization_id: OwnOrganization;
  grade_item_id: GeneratedAlways<number>;
  course_id: number;
  grade_category_id: number | null;
  source: 'MANUAL' | 'EXAM' | 'ASSIGNMENT' | 'DISCUSSION';
  course_subsection_id: number | null;
  title: AuthorText;
  kind: 'POINTS' | 'PASS_FAIL';
  maximum_points: string;
  weight: string;
  is_extra_credit: boolean;
  is_omitted: boolean;
  is_never_dropped: boolean;
  due_at: Date | null;
  is_posted: boolean;
  position: number;
  version: Generated<number>;
  created_at: Date;
}

export interface GradeRowsTable {
  organization_id: OwnOrganization;
  course_id: number;
  user_id: number;
  grade_item_ids: string;
  states: string;
  points: string;
  flags: string;
  versions: string;
}

export interface GradebooksTable {
  organization_id: OwnOrganization;
  course_id: number;
  scheme: Generated<'WEIGHTED_CATEGORIES' | 'TOTAL_POINTS'>;
  letter_scale: DefaultedJson;
  pass_mark: string | null;
  places: Generated<number>;
  shows_statistics: Generated<boolean>;
  version: Generated<number>;
}

export interface GradedItemsTable {
  organization_id: OwnOrganization;
  course_id: number;
  grade_item_id: number;
  title: AuthorText;
}

export interface GradesTable {
  organization_id: OwnOrganization;
  grade_item_id: number;
  user_id: number;
  course_id: number;
  state: 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING';
  points: string | null;
  comment: Generated<string>;
  is_posted: Generated<boolean>;
  is_overridden: Generated<boolean>;
  automatic_state: 'BLANK' | 'MARKED' | 'MISSING' | 'PENDING' | null;
  automatic_points: string | null;
  version: Generated<number>;
  changed_by: number | null;
  changed_at: Date;
}

export interface GrantedDatesTable {
  organization_id: OwnOrganization;
  course_subsection_id: number;
  user_id: number | null;
  course_group_id: number | null;
  opens_at: Date | null;
  due_at: Date | null;
  closes_at: Date | null;
}

export interface GroupMembershipsTable {
  organization_id: OwnOrganization;
  social_group_id: number;
  user_id: number;
  role: 'MEMBER' | 'ADMIN';
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'INVITED' | 'BANNED';
  joined_at: Date | null;
  seen_at: Date | null;
  is_muted: boolean;
}

export interface GroupPricesTable {
  organization_id: OwnOrganization;
  item_type: string;
  item_id: number;
  permission_set_id: number;
  price_minor: number;
}

export interface GroupSeatRecordsTable {
  organization_id: OwnOrganization;
  group_seat_id: number;
  group_session_id: number;
  user_id: number;
  state: 'BOOKED' | 'WAITING' | 'CANCELLED';
  missed_at: Date | null;
}

export interface GroupSeatsTable {
  organization_id: OwnOrganization;
  group_seat_id: GeneratedAlways<number>;
  group_session_id: number;
  user_id: number;
  place_id: number;
  state: 'BOOKED' | 'WAITING' | 'CANCELLED';
  time_zone: string;
  missed_at: Date | null;
  changed_at: Date;
  created_at: Date;
}

export interface GroupSessionsTable {
  organization_id: OwnOrganization;
  group_session_id: number;
  place_pool_id: number;
  message: string | null;
}

export interface GroupsOfPeopleTable {
  organization_id: OwnOrganization;
  social_group_id: number;
  privacy: 'OPEN' | 'CLOSED' | 'SECRET';
  name: AuthorText;
  member_count: number;
}

export interface HeldAssignmentsTable {
  organization_id: OwnOrganization;
  course_subsection_id: number;
  course_id: number;
  is_group_work: boolean;
  is_published: boolean;
}

export interface HeldExamsTable {
  organization_id: OwnOrganization;
  course_subsection_id: number;
  course_id: number;
  exam_id: number;
  is_published: boolean;
}

export interface IdempotencyKeysTable {
  organization_id: OwnOrganization;
  user_id: number;
  key: string;
  request_hash: string;
  response: Json;
  created_at: Date;
}

export interface IssuerIdentitiesTable {
  organization_id: OwnOrganization;
  did: string;
  url: string;
  first_used_at: Date;
}

export interface IssuerKeysTable {
  organization_id: OwnOrganization;
  issuer_key_id: GeneratedAlways<number>;
  key_number: number;
  public_key: string;
  sealed_private_key: string;
  created_at: Date;
  retired_at: Date | null;
}

export interface ItemGroupPricesTable {
  organization_id: OwnOrganization;
  item_type: string;
  item_id: number;
  permission_set_id: number;
  price_minor: number;
}

export interface ItemPricesTable {
  organization_id: OwnOrganization;
  item_type: string;
  item_id: number;
  sale_minor: number | null;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
  tax_category: Generated<'STANDARD' | 'ZERO' | 'EXEMPT'>;
  exemption_reason: OptionalJson;
  is_on_request: Generated<boolean>;
  version: Generated<number>;
  volume_from: number | null;
  volume_minor: number | null;
}

export interface KnownDevicesTable {
  user_id: number;
  device_hash: string;
  first_seen_at: Date;
}

export interface LearnerAdditionsTable {
  organization_id: OwnOrganization;
  learner_addition_id: Generated<number>;
  request_key: string;
  subject_kind: EntitledSubject;
  subject_id: number;
  added_by: number;
  note: Generated<string>;
  created_at: Date;
  undone_at: Date | null;
}

export interface LearnersTable {
  organization_id: OwnOrganization;
  course_id: number;
  user_id: number;
  enrollment_id: number;
  enrolled_at: Date;
  completed_at: Date | null;
  last_visited_subsection_id: number | null;
  last_visited_at: Date | null;
  joined_at: Date;
}

export interface LectureHostsTable {
  organization_id: OwnOrganization;
  lecture_id: number;
  user_id: number;
}

export interface LectureHoursTable {
  organization_id: OwnOrganization;
  lecture_id: number;
  course_id: number;
  kind: 'ONLINE' | 'ON_CAMPUS';
  status: 'PLANNED' | 'CANCELLED';
  is_published: boolean;
  starts_at: Date;
  ends_at: Date;
  zone: string;
  place: Json;
  location: Json;
  capacity: number | null;
  host_user_id: number;
  shown_title: OptionalJson;
}

export interface LectureJoinsTable {
  organization_id: OwnOrganization;
  lecture_id: number;
  user_id: number;
  joined_at: Date;
  last_joined_at: Date;
}

export interface LectureLeadersTable {
  organization_id: OwnOrganization;
  lecture_id: number;
  user_id: number;
}

export interface LectureMaterialsTable {
  organization_id: OwnOrganization;
  lecture_id: number;
  media_id: number;
  position: number;
}

export interface LectureSeriesTable {
  organization_id: OwnOrganization;
  lecture_series_id: GeneratedAlways<number>;
  course_id: number;
  title: AuthorText;
  zone: string;
  weekdays: number[];
  every_weeks: number;
  start_date: string;
  start_time: string;
  duration_minutes: number;
  count: number;
  settings: Json;
  created_by: number;
  created_at: Date;
  version: Generated<number>;
}

export interface LecturesTable {
  organization_id: OwnOrganization;
  lecture_id: GeneratedAlways<number>;
  course_id: number;
  lecture_series_id: number | null;
  rule_date: string | null;
  kind: 'ONLINE' | 'ON_CAMPUS';
  title: AuthorText;
  description: DefaultedJson;
  zone: string;
  local_date: string;
  local_time: string;
  duration_minutes: number;
  starts_at: Date;
  ends_at: Date;
  host_user_id: number;
  tool: 'JITSI' | 'ZOOM' | 'TEAMS' | 'MEET' | 'LINK' | null;
  address: string | null;
  place: DefaultedJson;
  location: DefaultedJson;
  map_url: string | null;
  accessibility: DefaultedJson;
  capacity: number | null;
  doors_minutes: number;
  late_minutes: number;
  joining_counts: boolean;
  is_recorded: boolean;
  reminders: number[];
  is_published: Generated<boolean>;
  status: Generated<'PLANNED' | 'CANCELLED'>;
  cancel_reason: DefaultedJson;
  moved_from: Date | null;
  is_exception: Generated<boolean>;
  calendar_uid: Generated<string>;
  sequence: Generated<number>;
  recording_media_id: number | null;
  transcript_media_ids: Generated<number[]>;
  created_by: number;
  created_at: Date;
  changed_at: Date;
  version: Generated<number>;
}

export interface LessonTextsTable {
  organization_id: OwnOrganization;
  course_id: number;
  course_subsection_id: number;
  language: 'en' | 'ar';
  html: string;
  stems: string;
}

export interface LessonsTable {
  organization_id: OwnOrganization;
  course_id: number;
  course_section_id: number;
  course_subsection_id: number;
  kind: LessonKind;
  title: AuthorText;
  position: number;
  is_required: boolean;
  duration_minutes: number;
  release_at: Date | null;
  prerequisite_subsection_id: number | null;
  released_group_ids: number[] | null;
  search_text: string;
  is_made: boolean;
}

export interface LikeCountsTable {
  organization_id: OwnOrganization;
  liked_kind: string;
  liked_id: number;
  user_id: number;
}

export interface LikesTable {
  organization_id: OwnOrganization;
  liked_kind: string;
  liked_id: number;
  user_id: number;
  created_at: Date;
}

export interface LinkPreviewsTable {
  organization_id: OwnOrganization;
  link_preview_id: GeneratedAlways<number>;
  url: string;
  site: string;
  title: string;
  description: Generated<string>;
  media_id: number | null;
  created_by: number;
  created_at: Date;
}

export interface LockedNotificationGroupsTable {
  organization_id: OwnOrganization;
  notification_control_group_id: number;
}

export interface ManualPaymentDecisionsTable {
  organization_id: OwnOrganization;
  payment_id: number;
  outcome: 'CONFIRMED' | 'REJECTED';
  reference: Generated<string>;
  received_on: string | null;
  reason: Generated<string>;
  decided_at: Date;
  decided_by: number;
}

export interface ManualPaymentSettingsTable {
  organization_id: OwnOrganization;
  method: 'Wire Transfer' | 'Cash';
  is_offered: boolean;
  instructions: Json;
  bank_name: Json;
  iban: string;
  account_holder: string;
  wait_days: number;
  changed_at: Date;
  changed_by: number;
}

export interface MarkChangesTable {
  organization_id: OwnOrganization;
  mark_change_id: GeneratedAlways<number>;
  exam_attempt_id: number;
  position: number;
  old_score: string | null;
  new_score: string | null;
  source: 'MARKER' | 'REGRADED' | 'GIVEN_TO_ALL' | 'ALSO_ACCEPTED' | 'DECISION_WITHDRAWN';
  reason: Generated<string>;
  changed_by: number;
  changed_at: Date;
}

export interface MarketplaceSettingsTable {
  organization_id: OwnOrganization;
  tax_rate_basis_points: number;
  changed_at: Date;
  changed_by: number;
  payment_disclosure: OptionalJson;
  seat_reclaim_days: Generated<number>;
  seat_assignment_days: Generated<number>;
}

export interface MediaTable {
  organization_id: OwnOrganization;
  media_id: Generated<number>;
  owner_user_id: number | null;
  kind: 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'CAPTIONS' | 'FONT' | 'PAGE' | 'OTHER';
  visibility: 'PUBLIC' | 'PRIVATE';
  status: 'UPLOADING' | 'PROCESSING' | 'READY' | 'FAILED';
  original_name: string;
  content_type: string;
  byte_size: number;
  storage_key: string;
  width: number | null;
  height: number | null;
  duration_seconds: number | null;
  variants: DefaultedJson;
  alt: DefaultedJson;
  created_at: Generated<Date>;
}

export interface MediaFilesTable {
  organization_id: OwnOrganization;
  media_id: number;
  owner_user_id: number | null;
  kind: 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'CAPTIONS' | 'FONT' | 'PAGE' | 'OTHER';
  visibility: 'PUBLIC' | 'PRIVATE';
  status: 'UPLOADING' | 'PROCESSING' | 'READY' | 'FAILED';
  original_name: string;
  content_type: string;
  byte_size: number;
  storage_key: string;
  width: number | null;
  height: number | null;
  duration_seconds: number | null;
  variants: Json;
  alt: Json;
}

export interface MemberGroupsTable {
  organization_id: OwnOrganization;
  user_id: number;
  permission_set_id: number;
  name: AuthorText;
}

export interface MemberNamesTable {
  organization_id: OwnOrganization;
  user_id: number;
  first_name: string;
  last_name: string;
  profile_media_id: number | null;
}

export interface MemberPermissionSetsTable {
  organization_id: OwnOrganization;
  user_id: number;
  permission_set_id: number;
}

export interface MemberPermissionsTable {
  organization_id: OwnOrganization;
  user_id: number;
  permission_set_id: number;
  permission_slug: string;
}

export interface MemberRecordsTable {
  organization_id: OwnOrganization;
  user_id: number;
  email: string;
  first_name: string;
  last_name: string;
  profile_media_id: number | null;
  language: 'en' | 'ar';
  status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
  is_coach: boolean;
  extra_fields: Json;
  search_text: string;
  new_password_since: Date | null;
  second_factor_reset_at: Date | null;
  own_first_name: string | null;
  own_last_name: string | null;
  other_first_name: string | null;
  other_last_name: string | null;
  all_names: string | null;
  name_in_own_language: string | null;
}

export interface MembersTable {
  organization_id: OwnOrganization;
  user_id: number;
  email: string;
  email_key: GeneratedAlways<string>;
  first_name: string;
  last_name: string;
  profile_media_id: number | null;
  status: 'INVITED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'DISABLED';
  is_coach: Generated<boolean>;
  extra_fields: DefaultedJson;
  language: Generated<'en' | 'ar'>;
  requested_at: Generated<Date>;
  joined_at: Date | null;
  last_seen_at: Date | null;
  new_password_since: Date | null;
  second_factor_reset_at: Date | null;
  other_first_name: string | null;
  other_last_name: string | null;
  search_text: GeneratedAlways<string>;
}

export interface ModerationCasesTable {
  organization_id: OwnOrganization;
  moderation_case_id: GeneratedAlways<number>;
  host_kind: CommentedSubject;
  host_id: number;
  comment_id: number | null;
  status: 'OPEN' | 'KEPT' | 'HIDDEN' | 'APPEALED';
  reason: Generated<string>;
  appeal: Generated<string>;
  opened_at: Date;
  decided_at: Date | null;
  decided_by: number | null;
  found_words: DefaultedJson;
  before_decision: OptionalJson;
}

export interface ModerationReportsTable {
  organization_id: OwnOrganization;
  moderation_case_id: number;
  reporter_user_id: number;
  why: 'SPAM' | 'HURTFUL' | 'CHEATING' | 'OTHER';
  note: Generated<string>;
  created_at: Date;
}

export interface NotesTable {
  organization_id: OwnOrganization;
  note_id: GeneratedAlways<number>;
  user_id: number;
  course_id: number;
  course_subsection_id: number | null;
  position_seconds: number | null;
  request_key: string;
  html: string;
  search_text: string;
  created_at: Date;
  edited_at: Date;
  deleted_at: Date | null;
  version: Generated<number>;
}

export interface NotificationDigestsTable {
  organization_id: OwnOrganization;
  user_id: number;
  pace: 'DAILY' | 'WEEKLY';
  day: string;
  covers_until: Date;
  item_count: number;
}

export interface NotificationSettingsTable {
  organization_id: OwnOrganization;
  user_id: number;
  notification_control_group_id: number;
  pace: 'AT_ONCE' | 'DAILY' | 'WEEKLY' | 'OFF';
}

export interface NotificationsTable {
  organization_id: OwnOrganization;
  notification_id: GeneratedAlways<number>;
  user_id: number;
  template_id: number;
  parameters: DefaultedJson;
  data: DefaultedJson;
  media_id: number | null;
  dedupe_key: string;
  created_at: Date;
  read_at: Date | null;
  hidden_at: Date | null;
}

export interface OneTimeTokensTable {
  token_hash: string;
  purpose: 'VERIFY_EMAIL' | 'RESET_PASSWORD' | 'TWO_FACTOR' | 'SIGN_ON' | 'INVITATION' | 'TOTP_ENROLMENT' | 'CHANGE_EMAIL';
  user_id: number;
  organization_id: number;
  code_hash: string | null;
  payload: DefaultedJson;
  attempts: Generated<number>;
  expires_at: Date;
  used_at: Date | null;
}

export interface OpenAccountsTable {
  user_id: number;
  email: string;
  email_key: string;
  password_hash: string | null;
  password_changed_at: Date | null;
  email_verified_at: Date | null;
  two_factor_enabled: boolean;
  totp_secret: string | null;
  totp_last_step: number | null;
}

export interface OpenCasesTable {
  organization_id: OwnOrganization;
  moderation_case_id: number;
  host_kind: CommentedSubject;
  host_id: number;
}

export interface OpenDisputesTable {
  organization_id: OwnOrganization;
  order_id: number;
}

export interface OrderCompaniesTable {
  organization_id: OwnOrganization;
  order_id: number;
  company_name: string;
  vat_number: string;
  street: string;
  building: string;
  city: string;
  postal_code: string;
  country_code: string;
}

export interface OrderCompanyRecordsTable {
  organization_id: OwnOrganization;
  order_id: number;
  company_name: string;
}

export interface OrderCountersTable {
  organization_id: OwnOrganization;
  last_number: number;
}

export interface OrderHistoryTable {
  organization_id: OwnOrganization;
  order_history_id: GeneratedAlways<number>;
  order_id: number;
  kind: 'PLACED' | 'PAYMENT_STARTED' | 'PAYMENT_FAILED' | 'PAYMENT_ENDED' | 'PAID' | 'CANCELLED' | 'EXPIRED' | 'REFUND_ASKED' | 'REFUND_DECLINED' | 'LINE_CANCELLED' | 'REFUND_REQUESTED' | 'REFUNDED' | 'REFUND_FAILED' | 'REFUND_RETURNED' | 'DISPUTED' | 'DISPUTE_WON' | 'DISPUTE_LOST' | 'DOCUMENT_SENT';
  order_line_id: number | null;
  amount_minor: number | null;
  note: Generated<string>;
  user_id: number | null;
  at: Date;
  method: string | null;
}

export interface OrderLineRecordsTable {
  organization_id: OwnOrganization;
  order_line_id: number;
  order_id: number;
  item_type: string;
  item_id: number;
  title: AuthorText;
  total_minor: number;
  cancelled_at: Date | null;
}

export interface OrderLinesTable {
  organization_id: OwnOrganization;
  order_line_id: GeneratedAlways<number>;
  order_id: number;
  item_type: string;
  item_id: number;
  title: AuthorText;
  total_minor: number;
  tax_rate_basis_points: number;
  tax_minor: number;
  discount_minor: Generated<number>;
  reduction_minor: Generated<number>;
  price_kind: Generated<'LIST' | 'SALE' | 'GROUP' | 'VOLUME'>;
  tax_category: Generated<'STANDARD' | 'ZERO' | 'EXEMPT' | 'REVERSE_CHARGE'>;
  exemption_reason: OptionalJson;
  cancellation_tiers: DefaultedJson;
  cancelled_at: Date | null;
  quantity: Generated<number>;
  waived_tax_minor: Generated<number>;
}

export interface OrderPaymentsTable {
  organization_id: OwnOrganization;
  payment_id: number;
  order_id: number;
  method: string;
  provider: string;
  status: 'OPEN' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED';
  amount_minor: number;
  created_at: Date;
  ended_at: Date | null;
  number: number;
  order_status: string | null;
  currency: string;
  user_id: number;
  buyer_name: string;
  buyer_email: string;
  placed_at: Date;
  expires_at: Date;
  is_test: boolean;
}

export interface OrderPostingsTable {
  organization_id: OwnOrganization;
  order_id: number;
  order_line_id: number | null;
  is_refund: boolean | null;
  posted_at: Date | null;
  currency: string;
  method: string;
  item_type: string;
  item_id: number;
  title: AuthorText;
  tax_rate_basis_points: number;
  amount_minor: number;
  discount_minor: number;
  tax_minor: number;
  money_method: string | null;
  user_id: number;
}

export interface OrderRecordsTable {
  organization_id: OwnOrganization;
  order_id: number;
  number: number;
  status: 'PENDING' | 'PAID' | 'CANCELLED' | 'EXPIRED';
  currency: string;
  user_id: number;
  buyer_name: string;
  buyer_email: string;
  total_minor: number;
  tax_minor: number;
  placed_at: Date;
  is_company: boolean | null;
}

export interface OrderRefundRecordsTable {
  organization_id: OwnOrganization;
  refund_id: number;
  order_id: number;
  order_line_id: number | null;
  amount_minor: number;
  status: 'REQUESTED' | 'SUCCEEDED' | 'FAILED';
}

export interface OrderVoucherCodesTable {
  organization_id: OwnOrganization;
  order_id: number;
  code: string;
}

export interface OrdersTable {
  organization_id: OwnOrganization;
  order_id: GeneratedAlways<number>;
  number: number;
  user_id: number;
  status: 'PENDING' | 'PAID' | 'CANCELLED' | 'EXPIRED';
  currency: string;
  total_minor: number;
  tax_minor: number;
  buyer_name: string;
  buyer_email: string;
  placed_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

export interface OrganizationArrivalsTable {
  organization_id: number;
  move_id: string;
  started_at: Generated<Date>;
}

export interface OrganizationConfigurationsTable {
  organization_id: OwnOrganization;
  configuration_key: string;
  value: Json;
}

export interface OrganizationFontsTable {
  organization_id: OwnOrganization;
  organization_font_id: GeneratedAlways<number>;
  font_family: string;
  language: 'en' | 'ar';
  is_google_font: Generated<boolean>;
  styles: Json;
}

export interface OrganizationFormFieldsTable {
  organization_id: OwnOrganization;
  organization_form_field_id: GeneratedAlways<number>;
  field_key: string;
  type_slug: 'text' | 'long-text' | 'email' | 'phone' | 'url' | 'number' | 'date' | 'select' | 'multi-select' | 'country' | 'boolean';
  label: Json;
  hint: DefaultedJson;
  options: DefaultedJson;
  is_optional: Generated<boolean>;
  position: number;
}

export interface OrganizationMessagesTable {
  organization_id: OwnOrganization;
  language: 'en' | 'ar';
  message_key: string;
  text: string;
  forms: OptionalJson;
}

export interface OrganizationMovesTable {
  organization_id: number;
  move_id: string;
  target: string;
  state: Generated<'COPYING' | 'SWITCHED' | 'DONE'>;
  was_active: Generated<boolean>;
  jobs: DefaultedJson;
  started_at: Generated<Date>;
  switched_at: Date | null;
}

export interface OrganizationPermissionsTable {
  organization_id: OwnOrganization;
  permission_slug: string;
}

export interface OrganizationProfilesTable {
  organization_id: OwnOrganization;
  logo_media_id: number | null;
  icon_media_id: number | null;
  colors: Generated<string[]>;
  landing: DefaultedJson;
  contact: DefaultedJson;
  version: Generated<number>;
  updated_at: Generated<Date>;
  dark_logo_media_id: number | null;
}

export interface OrganizationTermsTable {
  organization_id: OwnOrganization;
  slug: string;
  value: OptionalJson;
  media_id: number | null;
  language: 'en' | 'ar';
}

export interface OrganizationsTable {
  organization_id: Generated<number>;
  prefix: string;
  name: AuthorText;
  is_active: Generated<boolean>;
  created_at: Generated<Date>;
  moved_at: Date | null;
}

export interface OutgoingMailsTable {
  organization_id: OwnOrganization;
  outgoing_mail_id: GeneratedAlways<number>;
  recipient: string;
  language: 'en' | 'ar';
  template: string;
  subject: Generated<string>;
  html: Generated<string>;
  text: Generated<string>;
  created_at: Date;
  sent_at: Date | null;
  template_values: DefaultedJson;
  unsubscribe_url: string | null;
}

export interface PaymentAccountsTable {
  organization_id: OwnOrganization;
  provider: string;
  mode: 'TEST' | 'LIVE';
  sealed_keys: string;
  key_hints: Json;
  account_name: string;
  is_offered: boolean;
  webhook_id: string | null;
  sealed_webhook_secret: string | null;
  webhook_seen_at: Date | null;
  checked_at: Date;
  problem: 'WRONG_KEYS' | 'UNREACHABLE' | 'REFUSED' | null;
  changed_at: Date;
  changed_by: number;
}

export interface PaymentEventsTable {
  organization_id: OwnOrganization;
  provider: string;
  event_id: string;
  kind: string;
  received_at: Date;
}

export interface PaymentFeesTable {
  organization_id: OwnOrganization;
  payment_id: number;
  currency: string;
  gross_minor: number;
  fee_minor: number;
  reported_at: Date;
}

export interface PaymentsTable {
  organization_id: OwnOrganization;
  payment_id: GeneratedAlways<number>;
  order_id: number;
  method: string;
  provider: string;
  status: 'OPEN' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED';
  amount_minor: number;
  created_at: Date;
  ended_at: Date | null;
  is_test: boolean;
  language: string | null;
  provider_reference: string | null;
  provider_payment: string | null;
  settled_at: Date | null;
}

export interface PayoutEntriesTable {
  organization_id: OwnOrganization;
  payout_entry_id: GeneratedAlways<number>;
  payout_id: number;
  provider_reference: string;
  kind: 'PAYMENT' | 'REFUND' | 'DISPUTE' | 'FEE' | 'OTHER';
  amount_minor: number;
  fee_minor: number;
  payment_id: number | null;
  happened_at: Date;
}

export interface PayoutsTable {
  organization_id: OwnOrganization;
  payout_id: GeneratedAlways<number>;
  provider: string;
  is_test: boolean;
  provider_reference: string;
  currency: string;
  amount_minor: number;
  status: 'PENDING' | 'PAID' | 'FAILED' | 'CANCELLED';
  arrives_on: string;
  has_entries: Generated<boolean>;
  reported_at: Date;
}

export interface PermissionSetPermissionsTable {
  organization_id: OwnOrganization;
  permission_set_id: number;
  permission_slug: string;
}

export interface PermissionSetsTable {
  organization_id: OwnOrganization;
  permission_set_id: GeneratedAlways<number>;
  name: AuthorText;
  description: DefaultedJson;
  is_default: Generated<boolean>;
  is_protected: Generated<boolean>;
  version: Generated<number>;
}

export interface PlacePoolsTable {
  organization_id: OwnOrganization;
  place_pool_id: GeneratedAlways<number>;
  whole_pool_id: number | null;
  subject_kind: PooledSubject;
  subject_id: number;
  capacity: number | null;
  offer_minutes: Generated<number>;
  is_open: Generated<boolean>;
}

export interface PlacesTable {
  organization_id: OwnOrganization;
  place_id: GeneratedAlways<number>;
  whole_pool_id: number;
  part_pool_id: number | null;
  user_id: number | null;
  state: 'WAITING' | 'OFFERED' | 'HELD' | 'TAKEN' | 'RELEASED' | 'EXPIRED';
  until: Date | null;
  queue_number: Generated<number>;
  changed_at: Date;
}

export interface PlagiarismFindingsTable {
  organization_id: OwnOrganization;
  plagiarism_finding_id: Generated<number>;
  first_text_id: number;
  second_text_id: number;
  shared: number;
  passages: Json;
  found_at: Date;
  dismissed_by: number | null;
  dismissed_at: Date | null;
  dismiss_reason: string | null;
}

export interface PlagiarismFingerprintsTable {
  organization_id: OwnOrganization;
  hash: number;
  plagiarism_text_id: number;
}

export interface PlagiarismSettingsTable {
  organization_id: OwnOrganization;
  course_subsection_id: number;
  is_on: boolean;
  threshold_percent: number;
  excludes_quotations: boolean;
  version: Generated<number>;
  run_by: number | null;
}

export interface PlagiarismTextsTable {
  organization_id: OwnOrganization;
  plagiarism_text_id: GeneratedAlways<number>;
  course_subsection_id: number;
  assignment_submission_id: number;
  number: number;
  status: 'WAITING' | 'CHECKED' | 'FAILED';
  body: Generated<string>;
  parts: DefaultedJson;
  fingerprint_count: Generated<number>;
  checked_at: Date | null;
}

export interface PlaybackPositionsTable {
  organization_id: OwnOrganization;
  user_id: number;
  course_subsection_id: number;
  position_seconds: number;
  updated_at: Date;
}

export interface PostMentionsTable {
  organization_id: OwnOrganization;
  post_id: number;
  user_id: number;
}

export interface PostVersionsTable {
  organization_id: OwnOrganization;
  post_id: number;
  version: number;
  html: string;
  written_at: Date;
}

export interface PostVotesTable {
  organization_id: OwnOrganization;
  post_id: number;
  user_id: number;
  option: number;
  voted_at: Date;
}

export interface PostingPausesTable {
  organization_id: OwnOrganization;
  social_group_id: number;
  user_id: number;
  posts_again_at: Date;
  reason: string;
}

export interface PostingRulesTable {
  organization_id: OwnOrganization;
  words: Generated<string[]>;
  word_action: 'HOLD' | 'REFUSE';
  newcomer_days: number;
  newcomer_posts: number;
  newcomer_comments: number;
  version: Generated<number>;
  changed_at: Date;
  reasons: DefaultedJson;
}

export interface PostsTable {
  organization_id: OwnOrganization;
  post_id: GeneratedAlways<number>;
  social_group_id: number;
  author_user_id: number;
  request_key: string | null;
  html: string;
  media_ids: Generated<number[]>;
  attachment_ids: Generated<number[]>;
  tags: Generated<string[]>;
  poll_options: Generated<string[]>;
  poll_closes_at: Date | null;
  poll_hides_results: Generated<boolean>;
  search_text: GeneratedAlways<string>;
  pinned_at: Date | null;
  pinned_by: number | null;
  is_announced: Generated<boolean>;
  hidden_at: Date | null;
  hidden_reason: Generated<string>;
  created_at: Date;
  edited_at: Date | null;
  version: Generated<number>;
  is_held: Generated<boolean>;
  link_preview_id: number | null;
}

export interface PushTokensTable {
  organization_id: OwnOrganization;
  user_id: number;
  token: string;
  platform: 'WEB' | 'IOS' | 'ANDROID';
  created_at: Generated<Date>;
}

export interface QuestionCategoriesTable {
  organization_id: OwnOrganization;
  question_category_id: GeneratedAlways<number>;
  parent_category_id: number | null;
  name: AuthorText;
}

export interface QuestionKeysTable {
  organization_id: OwnOrganization;
  question_id: number;
  version: number;
  key: Json;
}

export interface QuestionTagNamesTable {
  organization_id: OwnOrganization;
  tag_folded: string;
  other_folded: string;
  other: string;
}

export interface QuestionTagsTable {
  organization_id: OwnOrganization;
  question_id: number;
  tag_folded: string;
  tag: string;
}

export interface QuestionVersionsTable {
  organization_id: OwnOrganization;
  question_id: number;
  version: number;
  type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE' | 'TRUE_FALSE' | 'SHORT_TEXT' | 'NUMERIC' | 'MATCHING' | 'ORDERING' | 'FILL_BLANKS' | 'DROPDOWN_CLOZE' | 'HOTSPOT' | 'FILE_UPLOAD' | 'ESSAY';
  name: string;
  content: Json;
  marks: string;
  negative_marks: Generated<string>;
  difficulty: number | null;
  languages: string[];
  is_ready: boolean;
  media_ids: Generated<number[]>;
  created_by: number;
  created_at: Generated<Date>;
}

export interface QuestionsTable {
  organization_id: OwnOrganization;
  question_id: GeneratedAlways<number>;
  question_category_id: number | null;
  current_version: Generated<number>;
  is_archived: Generated<boolean>;
  first_used_at: Date | null;
  text_words: Generated<string>;
  tag_words: Generated<string>;
  search_text: GeneratedAlways<string>;
  created_by: number;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  id_number: string | null;
  sharing: Generated<'PRIVATE' | 'USE' | 'EDIT'>;
}

export interface RateLimitsTable {
  key: string;
  window_ends_at: Date;
  count: number;
}

export interface RecognizedCoursesTable {
  organization_id: OwnOrganization;
  user_id: number;
  course_id: number | null;
  recognized_at: Date | null;
}

export interface RecoveryCodesTable {
  user_id: number;
  code_hash: string;
  used_at: Date | null;
}

export interface RefreshTokensTable {
  token_hash: string;
  session_id: string;
  issued_at: Date;
  rotated_at: Date | null;
  expires_at: Date;
}

export interface RefundRequestsTable {
  organization_id: OwnOrganization;
  refund_request_id: GeneratedAlways<number>;
  order_id: number;
  order_line_id: number;
  user_id: number;
  status: 'REQUESTED' | 'APPROVED' | 'DECLINED';
  reason: string;
  amount_minor: number | null;
  answer: Generated<string>;
  requested_at: Date;
  decided_at: Date | null;
  decided_by: number | null;
}

export interface RefundsTable {
  organization_id: OwnOrganization;
  refund_id: GeneratedAlways<number>;
  order_id: number;
  payment_id: number;
  order_line_id: number | null;
  amount_minor: number;
  reason: 'ADMINISTRATOR' | 'PAID_LATE' | 'PAID_TWICE' | 'UNAVAILABLE' | 'PROVIDER' | 'DISPUTE' | 'BUYER' | 'EVENT_CANCELLED' | 'SESSION_CANCELLED';
  note: Generated<string>;
  status: 'REQUESTED' | 'SUCCEEDED' | 'FAILED';
  requested_at: Date;
  requested_by: number | null;
  ended_at: Date | null;
  provider_reference: string | null;
  returned_at: Date | null;
  destination: Generated<'ORIGINAL' | 'CREDIT'>;
  cancels_line: Generated<boolean>;
}

export interface RegradeDecisionsTable {
  organization_id: OwnOrganization;
  regrade_decision_id: GeneratedAlways<number>;
  course_subsection_id: number;
  question_id: number;
  up_to_version: number;
  kind: 'GIVE_TO_ALL' | 'ACCEPT_ALSO';
  answer: OptionalJson;
  reason: string;
  decided_by: number;
  decided_at: Date;
  withdrawn_at: Date | null;
  withdrawn_by: number | null;
  withdrawal_reason: string | null;
}

export interface ReportFilesTable {
  organization_id: OwnOrganization;
  report_file_id: GeneratedAlways<number>;
  user_id: number;
  course_id: number | null;
  kind: string;
  narrowing: Json;
  listed: Json;
  language: string;
  status: 'WAITING' | 'READY' | 'FAILED';
  done_count: number;
  row_count: number;
  storage_key: string | null;
  created_at: Date;
  expires_at: Date;
  format: 'csv' | 'xlsx';
}

export interface ReportMailsTable {
  organization_id: OwnOrganization;
  report_view_id: number;
  user_id: number;
  rhythm: 'WEEKLY' | 'MONTHLY';
  next_at: Date;
}

export interface ReportViewsTable {
  organization_id: OwnOrganization;
  report_view_id: GeneratedAlways<number>;
  user_id: number;
  course_id: number | null;
  kind: string;
  name: string;
  narrowing: Json;
  is_shared: boolean;
  created_at: Date;
}

export interface RubricVersionsTable {
  organization_id: OwnOrganization;
  rubric_id: number;
  version: number;
  title: AuthorText;
  content: Json;
  maximum: string;
  languages: string[];
  created_by: number;
  created_at: Date;
}

export interface RubricsTable {
  organization_id: OwnOrganization;
  rubric_id: GeneratedAlways<number>;
  course_id: number | null;
  current_version: Generated<number>;
  is_archived: Generated<boolean>;
  first_used_at: Date | null;
  search_text: Generated<string>;
  created_by: number;
  created_at: Date;
  updated_at: Date;
  sharing: Generated<'PRIVATE' | 'USE' | 'EDIT'>;
}

export interface SatExamsTable {
  organization_id: OwnOrganization;
  exam_attempt_id: number;
  course_subsection_id: number;
  course_id: number;
  user_id: number;
  number: number;
  state: 'RUNNING' | 'SUBMITTED' | 'EXPIRED' | 'ABANDONED';
  is_preview: boolean;
  started_at: Date;
  finished_at: Date | null;
  seed: string;
  marks: string;
  score: string | null;
  marked_at: Date | null;
}

export interface SavedCommentsTable {
  organization_id: OwnOrganization;
  saved_comment_id: GeneratedAlways<number>;
  user_id: number;
  comment: string;
  created_at: Date;
}

export interface SavedPostsTable {
  organization_id: OwnOrganization;
  user_id: number;
  post_id: number;
  saved_at: Date;
}

export interface SavedViewsTable {
  organization_id: OwnOrganization;
  saved_view_id: GeneratedAlways<number>;
  user_id: number;
  list: string;
  name: string;
  query: string;
  created_at: Date;
}

export interface ScheduledPostsTable {
  organization_id: OwnOrganization;
  scheduled_post_id: GeneratedAlways<number>;
  social_group_id: number;
  author_user_id: number;
  request_key: string;
  html: string;
  media_ids: Generated<number[]>;
  attachment_ids: Generated<number[]>;
  poll: OptionalJson;
  link_preview_id: number | null;
  is_announced: Generated<boolean>;
  publish_at: Date;
  failure: 'LEFT' | 'WORDS' | 'TOO_OFTEN' | 'CONTENT' | null;
  created_at: Date;
  version: Generated<number>;
}

export interface SeatAssignmentRowsTable {
  organization_id: OwnOrganization;
  seat_assignment_id: number;
  position: number;
  email: string;
  outcome: 'INVITED' | 'ENROLLED' | 'ALREADY' | 'BAD_ADDRESS' | 'NO_SEAT' | 'INACTIVE' | 'CLOSED' | null;
}

export interface SeatAssignmentsTable {
  organization_id: OwnOrganization;
  seat_assignment_id: GeneratedAlways<number>;
  seat_pool_id: number;
  request_key: string;
  assigned_by: number;
  invitation_language: 'en' | 'ar' | 'both';
  created_at: Date;
  ended_at: Date | null;
}

export interface SeatPoolsTable {
  organization_id: OwnOrganization;
  seat_pool_id: GeneratedAlways<number>;
  order_line_id: number;
  user_id: number;
  course_id: number;
  seat_count: number;
  refunded_count: Generated<number>;
  assignable_until: Date;
  is_suspended: Generated<boolean>;
  ended_at: Date | null;
  link_hash: string | null;
  link_created_at: Date | null;
  created_at: Date;
}

export interface SeatsTable {
  organization_id: OwnOrganization;
  seat_id: GeneratedAlways<number>;
  seat_pool_id: number;
  email: string;
  user_id: number | null;
  status: 'INVITED' | 'ACTIVE' | 'RECLAIMED' | 'ENDED';
  invitation_language: 'en' | 'ar' | 'both' | null;
  invitation_hash: string | null;
  invited_at: Date | null;
  activated_at: Date | null;
  ended_at: Date | null;
}

export interface SectionsTable {
  organization_id: OwnOrganization;
  course_id: number;
  course_section_id: number;
  title: AuthorText;
  position: number;
  search_text: string;
}

export interface SellerDetailsTable {
  organization_id: OwnOrganization;
  legal_name_en: string;
  legal_name_ar: string;
  vat_number: string;
  street: string;
  building: string;
  city: string;
  postal_code: string;
  country_code: string;
  documents_issued_by: 'PLATFORM' | 'OUTSIDE_SYSTEM';
  changed_at: Date;
  changed_by: number;
  sells_with_reverse_charge: Generated<boolean>;
}

export interface SessionTypeRecordsTable {
  organization_id: OwnOrganization;
  session_type_id: number;
  coach_id: number;
  title: AuthorText;
  summary: Json;
  position: number;
  is_offered: boolean;
  length_minutes: number;
  booking: 'INSTANT' | 'REQUEST';
  has_video: boolean;
  place: Json;
  archived_at: Date | null;
}

export interface SessionTypesTable {
  organization_id: OwnOrganization;
  session_type_id: GeneratedAlways<number>;
  coach_id: number;
  title: AuthorText;
  summary: DefaultedJson;
  position: number;
  is_offered: Generated<boolean>;
  length_minutes: number;
  booking: Generated<'INSTANT' | 'REQUEST'>;
  has_video: Generated<boolean>;
  place: DefaultedJson;
  buffer_before_minutes: number | null;
  buffer_after_minutes: number | null;
  notice_minutes: number | null;
  horizon_days: number | null;
  most_per_day: number | null;
  most_per_week: number | null;
  interval_minutes: number | null;
  cancellation_tiers: DefaultedJson;
  questions: DefaultedJson;
  reminder_minutes: DefaultedJson;
  version: Generated<number>;
  archived_at: Date | null;
  created_at: Date;
  payment: Generated<'FREE' | 'CREDITS' | 'PAID'>;
  seats: Generated<number>;
  price_minor: number | null;
}

export interface SessionsTable {
  session_id: string;
  user_id: number;
  organization_id: number;
  masquerader_user_id: number | null;
  user_agent: Generated<string>;
  ip: Generated<string>;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  two_factor_at: Date | null;
  masquerader_session_id: string | null;
  family_id: string | null;
}

export interface SignalsTable {
  organization_id: OwnOrganization;
  signal_id: GeneratedAlways<number>;
  name: string;
  payload: Json;
  created_at: Generated<Date>;
  delivered_at: Date | null;
}

export interface SocialGroupLinksTable {
  organization_id: OwnOrganization;
  social_group_link_id: GeneratedAlways<number>;
  social_group_id: number;
  token_hash: string;
  created_by: number;
  created_at: Date;
  expires_at: Date;
  use_count: Generated<number>;
}

export interface SocialGroupMembersTable {
  organization_id: OwnOrganization;
  social_group_id: number;
  user_id: number;
  role: Generated<'MEMBER' | 'ADMIN'>;
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'INVITED' | 'BANNED';
  invited_by: number | null;
  since: Date;
  joined_at: Date | null;
  seen_at: Date | null;
  is_muted: Generated<boolean>;
}

export interface SocialGroupPausesTable {
  organization_id: OwnOrganization;
  social_group_id: number;
  user_id: number;
  posts_again_at: Date;
  reason: Generated<string>;
}

export interface SocialGroupsTable {
  organization_id: OwnOrganization;
  social_group_id: GeneratedAlways<number>;
  privacy: 'OPEN' | 'CLOSED' | 'SECRET';
  name: AuthorText;
  about: DefaultedJson;
  rules: DefaultedJson;
  tags: Generated<string[]>;
  cover_media_id: number | null;
  member_limit: number | null;
  member_count: Generated<number>;
  search_text: GeneratedAlways<string>;
  created_by: number;
  created_at: Date;
  version: Generated<number>;
}

export interface SpecialPricesTable {
  organization_id: OwnOrganization;
  item_type: string;
  item_id: number;
  sale_minor: number | null;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
  is_on_request: boolean;
}

export interface SpecializationCertificateSettingsTable {
  organization_id: OwnOrganization;
  specialization_id: number;
  certificate_template_id: number | null;
  valid_months: number | null;
}

export interface SpecializationCompletionsTable {
  organization_id: OwnOrganization;
  specialization_id: number;
  user_id: number;
  completed_at: Date;
}

export interface SpecializationCoursesTable {
  organization_id: OwnOrganization;
  specialization_id: number;
  course_id: number;
  position: number;
  specialization_group_id: number;
}

export interface SpecializationCoursesInOrderTable {
  organization_id: OwnOrganization;
  specialization_id: number;
  course_id: number;
  group_position: number | null;
  position: number;
}

export interface SpecializationEnrollmentsTable {
  organization_id: OwnOrganization;
  specialization_id: number;
  user_id: number;
  specialization_enrollment_id: Generated<number>;
  enrolled_at: Date;
  order_line_id: number | null;
}

export interface SpecializationFollowersTable {
  organization_id: OwnOrganization;
  specialization_id: number;
  user_id: number;
  enrolled_at: Date;
  completed_at: Date;
}

export interface SpecializationGroupsTable {
  organization_id: OwnOrganization;
  specialization_group_id: GeneratedAlways<number>;
  specialization_id: number;
  position: number;
  title: DefaultedAuthorText;
  needed_count: number | null;
}

export interface SpecializationOverviewsTable {
  organization_id: OwnOrganization;
  specialization_id: number;
  title: AuthorText;
  description: Json;
  is_published: boolean;
  search_text: string;
  is_certificate_issued_manually: boolean;
}

export interface SpecializationsTable {
  organization_id: OwnOrganization;
  specialization_id: GeneratedAlways<number>;
  title: AuthorText;
  description: DefaultedJson;
  search_text: GeneratedAlways<string>;
  cover_media_id: number | null;
  is_published: Generated<boolean>;
  created_at: Generated<Date>;
  subtitle: DefaultedAuthorText;
  position: Generated<number>;
  version: Generated<number>;
  is_certificate_issued_manually: Generated<boolean>;
  price_minor: number | null;
}

export interface StreamEventsTable {
  organization_id: OwnOrganization;
  stream_event_id: GeneratedAlways<number>;
  user_id: number;
  name: string;
  data: Json;
  created_at: Generated<Date>;
  transaction_number: Generated<number>;
  oldest_open_transaction: Generated<number>;
}

export interface StreamTicketsTable {
  organization_id: OwnOrganization;
  ticket_hash: string;
  user_id: number;
  session_id: string;
  expires_at: Date;
}

export interface StudentChecklistItemsTable {
  organization_id: OwnOrganization;
  student_checklist_item_id: GeneratedAlways<number>;
  student_checklist_id: number;
  checklist_item_id: number;
  user_id: number;
  state: Generated<'TO_DO' | 'WAITING' | 'SENT_BACK' | 'DONE'>;
  due_at: Date | null;
  changed_at: Date;
}

export interface StudentChecklistsTable {
  organization_id: OwnOrganization;
  student_checklist_id: GeneratedAlways<number>;
  checklist_id: number;
  user_id: number;
  starts_on: string;
  approver_user_id: number | null;
  assigned_by: number | null;
  assigned_at: Date;
  completed_at: Date | null;
}

export interface SubmissionAnnotationsTable {
  organization_id: OwnOrganization;
  submission_file_id: number;
  annotation_key: string;
  page: number;
  kind: 'NOTE' | 'HIGHLIGHT' | 'BOX' | 'INK';
  color: 'YELLOW' | 'GREEN' | 'BLUE' | 'RED' | 'VIOLET';
  shapes: Json;
  comment: Generated<string>;
  author_user_id: number;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface SubmissionCommentsTable {
  organization_id: OwnOrganization;
  submission_comment_id: Generated<number>;
  assignment_submission_id: number;
  author_user_id: number;
  is_by_marker: boolean;
  waits_for_release: boolean;
  body: string;
  created_at: Date;
  place: GeneratedAlways<number>;
}

export interface SubmissionDraftsTable {
  organization_id: OwnOrganization;
  assignment_submission_id: number;
  version: number;
  body: Generated<string>;
  link: Generated<string>;
  media_ids: Generated<number[]>;
  saved_by: number;
  saved_at: Date;
}

export interface SubmissionFilesTable {
  organization_id: OwnOrganization;
  submission_file_id: Generated<number>;
  assignment_submission_id: number;
  number: number;
  position: number;
  media_id: number;
  file_name: string;
  byte_size: number;
}

export interface SubmissionMarkChangesTable {
  organization_id: OwnOrganization;
  submission_mark_change_id: GeneratedAlways<number>;
  assignment_submission_id: number;
  user_id: number | null;
  old_points: string | null;
  new_points: string | null;
  reason: Generated<string>;
  changed_by: number;
  changed_at: Date;
}

export interface SubmissionMarksTable {
  organization_id: OwnOrganization;
  assignment_submission_id: number;
  points: string | null;
  number: number;
  assessment: OptionalJson;
  rubric_version: number | null;
  comment: Generated<string>;
  is_disputed: boolean;
  version: number;
  marked_by: number;
  marked_at: Date;
}

export interface SubmissionMemberMarksTable {
  organization_id: OwnOrganization;
  assignment_submission_id: number;
  user_id: number;
  points: string;
  reason: string;
  version: Generated<number>;
  marked_by: number;
  marked_at: Date;
}

export interface SubmissionMembersTable {
  organization_id: OwnOrganization;
  assignment_submission_id: number;
  course_subsection_id: number;
  user_id: number;
  last_number: number;
}

export interface SubmissionPeopleTable {
  organization_id: OwnOrganization;
  assignment_submission_id: number;
  course_subsection_id: number;
  user_id: number;
  last_number: number;
}

export interface SubmissionReviewsTable {
  organization_id: OwnOrganization;
  assignment_submission_id: number;
  marker_user_id: number;
  number: number;
  points: string;
  assessment: OptionalJson;
  rubric_version: number | null;
  comment: Generated<string>;
  version: number;
  reviewed_at: Date;
}

export interface SubmissionVersionsTable {
  organization_id: OwnOrganization;
  assignment_submission_id: number;
  number: number;
  body: string;
  link: string;
  word_count: number;
  receipt_code: string;
  submitted_by: number;
  submitted_at: Date;
  withdrawn_at: Date | null;
}

export interface SubmittedFilesTable {
  organization_id: OwnOrganization;
  submission_file_id: number;
  assignment_submission_id: number;
  number: number;
  position: number;
  media_id: number;
  file_name: string;
}

export interface SubmittedVersionsTable {
  organization_id: OwnOrganization;
  assignment_submission_id: number;
  number: number;
  body: string;
  link: string;
  submitted_at: Date;
  withdrawn_at: Date | null;
  word_count: number;
}

export interface SubmittedWorkTable {
  organization_id: OwnOrganization;
  assignment_submission_id: number;
  course_subsection_id: number;
  course_id: number;
  user_id: number | null;
  course_group_id: number | null;
  group_name: OptionalJson;
  last_number: number;
  current_number: number | null;
}

export interface SubsectionExamsTable {
  organization_id: OwnOrganization;
  course_subsection_id: number;
  course_id: number;
  exam_id: number;
  is_published: Generated<boolean>;
  opens_at: Date | null;
  closes_at: Date | null;
  limit_minutes: number | null;
  attempts_allowed: number | null;
  grading_method: Generated<'BEST' | 'LAST' | 'FIRST' | 'AVERAGE'>;
  pass_percent: string | null;
  password_hash: string | null;
  allowed_addresses: Generated<string>;
  release_score: Generated<'AT_ONCE' | 'AFTER_CLOSE' | 'AT_TIME' | 'NEVER'>;
  release_answers: Generated<'AT_ONCE' | 'AFTER_CLOSE' | 'AT_TIME' | 'NEVER'>;
  release_explanations: Generated<'AT_ONCE' | 'AFTER_CLOSE' | 'AT_TIME' | 'NEVER'>;
  release_at: Date | null;
  is_blind: Generated<boolean>;
  marker_count: Generated<number>;
  version: Generated<number>;
}

export interface SubsectionLecturesTable {
  organization_id: OwnOrganization;
  course_subsection_id: number;
  course_id: number;
  lecture_id: number;
}

export interface SubsectionSurveysTable {
  organization_id: OwnOrganization;
  course_subsection_id: number;
  course_id: number;
  survey_id: number;
}

export interface SubsectionTextsTable {
  organization_id: OwnOrganization;
  course_subsection_id: number;
  course_id: number;
  language: 'en' | 'ar';
  document: OptionalJson;
  html: string;
  search_text: string;
  media_ids: Generated<number[]>;
  draft_document: OptionalJson;
  draft_html: string | null;
  version: Generated<number>;
  updated_by: number | null;
  updated_at: Generated<Date>;
  stems: GeneratedAlways<string>;
  words: GeneratedAlways<string>;
}

export interface SucceededPaymentsTable {
  organization_id: OwnOrganization;
  payment_id: number;
  order_id: number;
  provider: string;
  is_test: boolean;
  amount_minor: number;
  paid_at: Date | null;
  currency: string;
}

export interface SurveyAnswersTable {
  organization_id: OwnOrganization;
  survey_answer_id: Generated<string>;
  survey_id: number;
  is_anonymous: boolean;
  question_key: string;
  user_id: number | null;
  answer: Json;
}

export interface SurveyParticipantsTable {
  organization_id: OwnOrganization;
  survey_id: number;
  user_id: number;
}

export interface SurveyQuestionsTable {
  organization_id: OwnOrganization;
  survey_id: number;
  question_key: string;
  position: number;
  kind: 'CHOICE' | 'SCALE' | 'MATRIX' | 'RANKING' | 'TEXT';
  title: AuthorText;
  hint: DefaultedJson;
  is_required: boolean;
  content: Json;
}

export interface SurveysTable {
  organization_id: OwnOrganization;
  survey_id: GeneratedAlways<number>;
  course_id: number;
  type: 'SURVEY' | 'POLL';
  title: AuthorText;
  description: DefaultedJson;
  status: Generated<'DRAFT' | 'PUBLISHED' | 'CLOSED'>;
  is_anonymous: Generated<boolean>;
  allows_changes: Generated<boolean>;
  minimum_answers: Generated<number>;
  results_visibility: Generated<'NEVER' | 'AFTER_ANSWER' | 'AFTER_CLOSE'>;
  closes_at: Date | null;
  published_at: Date | null;
  created_by: number;
  created_at: Generated<Date>;
  version: Generated<number>;
}

export interface TaxDocumentCountersTable {
  organization_id: OwnOrganization;
  series: string;
  last_number: number;
}

export interface TaxDocumentsTable {
  organization_id: OwnOrganization;
  tax_document_id: GeneratedAlways<number>;
  kind: 'INVOICE' | 'CREDIT_NOTE' | 'RECEIPT';
  series: string;
  number: number;
  document_uuid: string;
  issued_at: Date;
  type_code: '388' | '381';
  is_standard: boolean;
  is_test: boolean;
  order_id: number;
  user_id: number;
  refund_id: number | null;
  corrects_document_id: number | null;
  currency: string;
  total_minor: number;
  tax_minor: number;
  content: Json;
}

export interface TestPaymentsTable {
  organization_id: OwnOrganization;
  payment_id: number;
  outcome: 'PAID' | 'DECLINED' | 'PAID_LATE' | 'PAID_TWICE' | 'NOTIFIED_TWICE' | 'NEVER_NOTIFIED' | 'REFUND_FAILED_LATER' | 'DISPUTED';
  paid_at: Date | null;
  chosen_at: Date;
}

export interface TestRefundsTable {
  organization_id: OwnOrganization;
  refund_id: number;
  payment_id: number;
  amount_minor: number;
  refunded_at: Date;
  fails_at: Date | null;
  failure_reported_at: Date | null;
}

export interface TextPairsTable {
  organization_id: OwnOrganization;
  course_id: number;
  text_key: string;
  en_fingerprint: string;
  ar_fingerprint: string;
}

export interface UploadsTable {
  organization_id: OwnOrganization;
  upload_id: string;
  user_id: number;
  kind: string;
  visibility: string;
  original_name: string;
  declared_type: string;
  byte_size: number;
  received_bytes: Generated<number>;
  media_id: number | null;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface UsersTable {
  user_id: Generated<number>;
  email: string;
  email_key: GeneratedAlways<string>;
  password_hash: string | null;
  email_verified_at: Date | null;
  two_factor_enabled: Generated<boolean>;
  totp_secret: string | null;
  created_at: Generated<Date>;
  deleted_at: Date | null;
  password_changed_at: Date | null;
  totp_last_step: number | null;
}

export interface VideoConferencingSettingsTable {
  organization_id: OwnOrganization;
  tools_off: Generated<string[]>;
  jitsi_url: string | null;
  zoom_client_id: string | null;
  zoom_client_secret: string | null;
  version: Generated<number>;
  changed_at: Date;
}

export interface VisibleCommentsTable {
  organization_id: OwnOrganization;
  host_kind: CommentedSubject;
  host_id: number;
  comment_id: number;
  parent_comment_id: number | null;
  author_user_id: number;
  word_count: number;
  is_anonymous: boolean;
  search_text: string;
  html: string;
  attachment_ids: number[];
  media_ids: number[];
  created_at: Date;
}

export interface VoucherBatchesTable {
  organization_id: OwnOrganization;
  voucher_batch_id: GeneratedAlways<number>;
  label: string;
  created_at: Date;
  created_by: number;
}

export interface VoucherScopesTable {
  organization_id: OwnOrganization;
  voucher_scope_id: GeneratedAlways<number>;
  voucher_id: number;
  item_type: string | null;
  item_id: number | null;
  course_category_id: number | null;
}

export interface VoucherUsesTable {
  organization_id: OwnOrganization;
  order_id: number;
  voucher_id: number;
  user_id: number;
  status: 'HELD' | 'USED' | 'RELEASED';
  discount_minor: number;
  held_at: Date;
  ended_at: Date | null;
}

export interface VouchersTable {
  organization_id: OwnOrganization;
  voucher_id: GeneratedAlways<number>;
  code: string;
  label: Generated<string>;
  voucher_batch_id: number | null;
  percent_basis_points: number | null;
  amount_minor: number | null;
  currency: string | null;
  minimum_minor: Generated<number>;
  scope: 'EVERYTHING' | 'TYPES' | 'ITEMS' | 'CATEGORIES';
  starts_at: Date | null;
  ends_at: Date | null;
  max_uses: number | null;
  max_uses_per_person: number | null;
  stacks: Generated<boolean>;
  is_active: Generated<boolean>;
  created_at: Date;
  created_by: number;
}

export interface WaitingRefundRequestsTable {
  organization_id: OwnOrganization;
  refund_request_id: number;
  order_id: number;
}

export interface WeeklyGoalsTable {
  organization_id: OwnOrganization;
  user_id: number;
  days: number | null;
}

export interface WithdrawnCertificatesTable {
  organization_id: OwnOrganization;
  certificate_id: number;
  certificate_number: string;
  withdrawn_at: Date;
}

export interface WorkLocksTable {
  organization_id: OwnOrganization;
  kind: 'SUBMISSION' | 'ANSWER';
  record_id: number;
  part: number;
  list_id: number;
  user_id: number;
  tab: string;
  taken_at: Date;
  ends_at: Date;
}

export interface WorkMarksTable {
  organization_id: OwnOrganization;
  assignment_submission_id: number;
  points: string | null;
  number: number;
  assessment: OptionalJson;
  rubric_version: number | null;
  comment: string;
  is_disputed: boolean;
  version: number;
  marked_at: Date;
  marked_by: number;
}

export interface WorkMemberMarksTable {
  organization_id: OwnOrganization;
  assignment_submission_id: number;
  user_id: number;
  points: string;
  reason: string;
  marked_at: Date;
}

export interface WorkReviewsTable {
  organization_id: OwnOrganization;
  assignment_submission_id: number;
  marker_user_id: number;
  number: number;
}

export interface ZoomConnectionsTable {
  organization_id: OwnOrganization;
  user_id: number;
  client_id: string;
  account: string;
  access_token: string;
  refresh_token: string;
  expires_at: Date;
  refreshing_until: Date | null;
  needs_consent: Generated<boolean>;
  connected_at: Date;
}

export interface ZoomConsentsTable {
  organization_id: OwnOrganization;
  state_hash: string;
  user_id: number;
  session_id: string;
  verifier: string;
  expires_at: Date;
}

export interface ZoomMeetingsTable {
  organization_id: OwnOrganization;
  zoom_meeting_id: GeneratedAlways<number>;
  lecture_id: number | null;
  user_id: number;
  marker: Generated<string>;
  wanted: Json;
  is_wanted: Generated<boolean>;
  synced: OptionalJson;
  zoom_number: string | null;
  join_url: string | null;
  began_at: Date | null;
  status: Generated<'WAITING' | 'READY' | 'FAILED'>;
  failure: 'CONNECT' | 'LIMITED' | 'UNAVAILABLE' | 'REFUSED' | null;
  attempts: Generated<number>;
  claimed_until: Date | null;
  recording_url: string | null;
  recording_asked: Generated<number>;
  created_at: Date;
}

export interface DB {
  accommodations: AccommodationsTable;
  accounting_deliveries: AccountingDeliveriesTable;
  accounting_settings: AccountingSettingsTable;
  active_organizations: ActiveOrganizationsTable;
  announcement_reads: AnnouncementReadsTable;
  announcements: AnnouncementsTable;
  answer_comments: AnswerCommentsTable;
  answer_marks: AnswerMarksTable;
  answer_reviews: AnswerReviewsTable;
  arriving_accounts: ArrivingAccountsTable;
  asked_questions: AskedQuestionsTable;
  assignment_submissions: AssignmentSubmissionsTable;
  assignments: AssignmentsTable;
  attachments: AttachmentsTable;
  attempt_answers: AttemptAnswersTable;
  attempt_events: AttemptEventsTable;
  attempt_questions: AttemptQuestionsTable;
  attempt_times: AttemptTimesTable;
  attendance_changes: AttendanceChangesTable;
  attendance_doubts: AttendanceDoubtsTable;
  attendance_excuses: AttendanceExcusesTable;
  attendance_records: AttendanceRecordsTable;
  attendance_rules: AttendanceRulesTable;
  attendance_sessions: AttendanceSessionsTable;
  audit_entries: AuditEntriesTable;
  bank_statement_lines: BankStatementLinesTable;
  bank_statements: BankStatementsTable;
  bank_versions: BankVersionsTable;
  boards_of_courses: BoardsOfCoursesTable;
  bundle_items: BundleItemsTable;
  bundle_sale_records: BundleSaleRecordsTable;
  bundle_sales: BundleSalesTable;
  bundles: BundlesTable;
  calendar_feed_entries: CalendarFeedEntriesTable;
  calendar_feeds: CalendarFeedsTable;
  cancellation_terms: CancellationTermsTable;
  cart_items: CartItemsTable;
  cart_vouchers: CartVouchersTable;
  carts: CartsTable;
  certificate_credentials: CertificateCredentialsTable;
  certificate_files: CertificateFilesTable;
  certificate_runs: CertificateRunsTable;
  certificate_states: CertificateStatesTable;
  certificate_template_usage: CertificateTemplateUsageTable;
  certificate_template_versions: CertificateTemplateVersionsTable;
  certificate_templates: CertificateTemplatesTable;
  certificates: CertificatesTable;
  checklist_items: ChecklistItemsTable;
  checklist_steps: ChecklistStepsTable;
  checklists: ChecklistsTable;
  coach_certifications: CoachCertificationsTable;
  coach_date_overrides: CoachDateOverridesTable;
  coach_disabled_slots: CoachDisabledSlotsTable;
  coach_entries: CoachEntriesTable;
  coach_feed_spans: CoachFeedSpansTable;
  coach_feeds: CoachFeedsTable;
  coach_language_records: CoachLanguageRecordsTable;
  coach_languages: CoachLanguagesTable;
  coach_next_time_records: CoachNextTimeRecordsTable;
  coach_next_times: CoachNextTimesTable;
  coach_other_spans: CoachOtherSpansTable;
  coach_pages: CoachPagesTable;
  coach_rating_records: CoachRatingRecordsTable;
  coach_rating_totals: CoachRatingTotalsTable;
  coach_ratings: CoachRatingsTable;
  coach_records: CoachRecordsTable;
  coach_settings: CoachSettingsTable;
  coach_topic_records: CoachTopicRecordsTable;
  coach_topics: CoachTopicsTable;
  coach_travels: CoachTravelsTable;
  coach_weekly_hours: CoachWeeklyHoursTable;
  coach_weeks: CoachWeeksTable;
  coaches: CoachesTable;
  coaching_attendance_records: CoachingAttendanceRecordsTable;
  coaching_booking_records: CoachingBookingRecordsTable;
  coaching_bookings: CoachingBookingsTable;
  coaching_credit_lots: CoachingCreditLotsTable;
  coaching_credit_movements: CoachingCreditMovementsTable;
  coaching_files: CoachingFilesTable;
  coaching_goal_changes: CoachingGoalChangesTable;
  coaching_goals: CoachingGoalsTable;
  coaching_notes: CoachingNotesTable;
  coaching_package_types: CoachingPackageTypesTable;
  coaching_packages: CoachingPackagesTable;
  coaching_session_changes: CoachingSessionChangesTable;
  coaching_session_history: CoachingSessionHistoryTable;
  coaching_session_starts: CoachingSessionStartsTable;
  coaching_session_times: CoachingSessionTimesTable;
  coaching_sessions: CoachingSessionsTable;
  coaching_tasks: CoachingTasksTable;
  coaching_topics: CoachingTopicsTable;
  comment_activity: CommentActivityTable;
  comment_counts: CommentCountsTable;
  comment_followings: CommentFollowingsTable;
  comment_mentions: CommentMentionsTable;
  comment_readings: CommentReadingsTable;
  comment_versions: CommentVersionsTable;
  comments: CommentsTable;
  contact_messages: ContactMessagesTable;
  course_categories: CourseCategoriesTable;
  course_category_names: CourseCategoryNamesTable;
  course_certificate_settings: CourseCertificateSettingsTable;
  course_discussion_settings: CourseDiscussionSettingsTable;
  course_group_members: CourseGroupMembersTable;
  course_group_names: CourseGroupNamesTable;
  course_group_seats: CourseGroupSeatsTable;
  course_groups: CourseGroupsTable;
  course_instructors: CourseInstructorsTable;
  course_interests: CourseInterestsTable;
  course_overviews: CourseOverviewsTable;
  course_sections: CourseSectionsTable;
  course_subsections: CourseSubsectionsTable;
  course_teachers: CourseTeachersTable;
  course_totals: CourseTotalsTable;
  courses: CoursesTable;
  credit_accounts: CreditAccountsTable;
  credit_list_rows: CreditListRowsTable;
  credit_lists: CreditListsTable;
  credit_transfers: CreditTransfersTable;
  discussion_boards: DiscussionBoardsTable;
  discussion_marks: DiscussionMarksTable;
  dismissed_tooltips: DismissedTooltipsTable;
  disputes: DisputesTable;
  email_changes: EmailChangesTable;
  email_subscriptions: EmailSubscriptionsTable;
  enrollment_records: EnrollmentRecordsTable;
  enrollments: EnrollmentsTable;
  entitlements: EntitlementsTable;
  event_credits: EventCreditsTable;
  event_enrollment_records: EventEnrollmentRecordsTable;
  event_enrollments: EventEnrollmentsTable;
  event_group_records: EventGroupRecordsTable;
  event_groups: EventGroupsTable;
  event_guests: EventGuestsTable;
  event_host_records: EventHostRecordsTable;
  event_hosts: EventHostsTable;
  event_records: EventRecordsTable;
  event_scans: EventScansTable;
  event_sightings: EventSightingsTable;
  event_ticket_drafts: EventTicketDraftsTable;
  event_ticket_type_records: EventTicketTypeRecordsTable;
  event_ticket_types: EventTicketTypesTable;
  event_void_tickets: EventVoidTicketsTable;
  events: EventsTable;
  exam_attempts: ExamAttemptsTable;
  exam_contents: ExamContentsTable;
  exam_draws: ExamDrawsTable;
  exam_mark_history: ExamMarkHistoryTable;
  exam_marks: ExamMarksTable;
  exam_question_rubrics: ExamQuestionRubricsTable;
  exam_sections: ExamSectionsTable;
  exams: ExamsTable;
  external_courses: ExternalCoursesTable;
  favorite_courses: FavoriteCoursesTable;
  favorite_events: FavoriteEventsTable;
  feed_preferences: FeedPreferencesTable;
  finished_lessons: FinishedLessonsTable;
  finished_subsections: FinishedSubsectionsTable;
  grade_categories: GradeCategoriesTable;
  grade_changes: GradeChangesTable;
  grade_item_plans: GradeItemPlansTable;
  grade_items: GradeItemsTable;
  grade_rows: GradeRowsTable;
  gradebooks: GradebooksTable;
  graded_items: GradedItemsTable;
  grades: GradesTable;
  granted_dates: GrantedDatesTable;
  group_memberships: GroupMembershipsTable;
  group_prices: GroupPricesTable;
  group_seat_records: GroupSeatRecordsTable;
  group_seats: GroupSeatsTable;
  group_sessions: GroupSessionsTable;
  groups_of_people: GroupsOfPeopleTable;
  held_assignments: HeldAssignmentsTable;
  held_exams: HeldExamsTable;
  idempotency_keys: IdempotencyKeysTable;
  issuer_identities: IssuerIdentitiesTable;
  issuer_keys: IssuerKeysTable;
  item_group_prices: ItemGroupPricesTable;
  item_prices: ItemPricesTable;
  known_devices: KnownDevicesTable;
  learner_additions: LearnerAdditionsTable;
  learners: LearnersTable;
  lecture_hosts: LectureHostsTable;
  lecture_hours: LectureHoursTable;
  lecture_joins: LectureJoinsTable;
  lecture_leaders: LectureLeadersTable;
  lecture_materials: LectureMaterialsTable;
  lecture_series: LectureSeriesTable;
  lectures: LecturesTable;
  lesson_texts: LessonTextsTable;
  lessons: LessonsTable;
  like_counts: LikeCountsTable;
  likes: LikesTable;
  link_previews: LinkPreviewsTable;
  locked_notification_groups: LockedNotificationGroupsTable;
  manual_payment_decisions: ManualPaymentDecisionsTable;
  manual_payment_settings: ManualPaymentSettingsTable;
  mark_changes: MarkChangesTable;
  marketplace_settings: MarketplaceSettingsTable;
  media: MediaTable;
  media_files: MediaFilesTable;
  member_groups: MemberGroupsTable;
  member_names: MemberNamesTable;
  member_permission_sets: MemberPermissionSetsTable;
  member_permissions: MemberPermissionsTable;
  member_records: MemberRecordsTable;
  members: MembersTable;
  moderation_cases: ModerationCasesTable;
  moderation_reports: ModerationReportsTable;
  notes: NotesTable;
  notification_digests: NotificationDigestsTable;
  notification_settings: NotificationSettingsTable;
  notifications: NotificationsTable;
  one_time_tokens: OneTimeTokensTable;
  open_accounts: OpenAccountsTable;
  open_cases: OpenCasesTable;
  open_disputes: OpenDisputesTable;
  order_companies: OrderCompaniesTable;
  order_company_records: OrderCompanyRecordsTable;
  order_counters: OrderCountersTable;
  order_history: OrderHistoryTable;
  order_line_records: OrderLineRecordsTable;
  order_lines: OrderLinesTable;
  order_payments: OrderPaymentsTable;
  order_postings: OrderPostingsTable;
  order_records: OrderRecordsTable;
  order_refund_records: OrderRefundRecordsTable;
  order_voucher_codes: OrderVoucherCodesTable;
  orders: OrdersTable;
  organization_arrivals: OrganizationArrivalsTable;
  organization_configurations: OrganizationConfigurationsTable;
  organization_fonts: OrganizationFontsTable;
  organization_form_fields: OrganizationFormFieldsTable;
  organization_messages: OrganizationMessagesTable;
  organization_moves: OrganizationMovesTable;
  organization_permissions: OrganizationPermissionsTable;
  organization_profiles: OrganizationProfilesTable;
  organization_terms: OrganizationTermsTable;
  organizations: OrganizationsTable;
  outgoing_mails: OutgoingMailsTable;
  payment_accounts: PaymentAccountsTable;
  payment_events: PaymentEventsTable;
  payment_fees: PaymentFeesTable;
  payments: PaymentsTable;
  payout_entries: PayoutEntriesTable;
  payouts: PayoutsTable;
  permission_set_permissions: PermissionSetPermissionsTable;
  permission_sets: PermissionSetsTable;
  place_pools: PlacePoolsTable;
  places: PlacesTable;
  plagiarism_findings: PlagiarismFindingsTable;
  plagiarism_fingerprints: PlagiarismFingerprintsTable;
  plagiarism_settings: PlagiarismSettingsTable;
  plagiarism_texts: PlagiarismTextsTable;
  playback_positions: PlaybackPositionsTable;
  post_mentions: PostMentionsTable;
  post_versions: PostVersionsTable;
  post_votes: PostVotesTable;
  posting_pauses: PostingPausesTable;
  posting_rules: PostingRulesTable;
  posts: PostsTable;
  push_tokens: PushTokensTable;
  question_categories: QuestionCategoriesTable;
  question_keys: QuestionKeysTable;
  question_tag_names: QuestionTagNamesTable;
  question_tags: QuestionTagsTable;
  question_versions: QuestionVersionsTable;
  questions: QuestionsTable;
  rate_limits: RateLimitsTable;
  recognized_courses: RecognizedCoursesTable;
  recovery_codes: RecoveryCodesTable;
  refresh_tokens: RefreshTokensTable;
  refund_requests: RefundRequestsTable;
  refunds: RefundsTable;
  regrade_decisions: RegradeDecisionsTable;
  report_files: ReportFilesTable;
  report_mails: ReportMailsTable;
  report_views: ReportViewsTable;
  rubric_versions: RubricVersionsTable;
  rubrics: RubricsTable;
  sat_exams: SatExamsTable;
  saved_comments: SavedCommentsTable;
  saved_posts: SavedPostsTable;
  saved_views: SavedViewsTable;
  scheduled_posts: ScheduledPostsTable;
  seat_assignment_rows: SeatAssignmentRowsTable;
  seat_assignments: SeatAssignmentsTable;
  seat_pools: SeatPoolsTable;
  seats: SeatsTable;
  sections: SectionsTable;
  seller_details: SellerDetailsTable;
  session_type_records: SessionTypeRecordsTable;
  session_types: SessionTypesTable;
  sessions: SessionsTable;
  signals: SignalsTable;
  social_group_links: SocialGroupLinksTable;
  social_group_members: SocialGroupMembersTable;
  social_group_pauses: SocialGroupPausesTable;
  social_groups: SocialGroupsTable;
  special_prices: SpecialPricesTable;
  specialization_certificate_settings: SpecializationCertificateSettingsTable;
  specialization_completions: SpecializationCompletionsTable;
  specialization_courses: SpecializationCoursesTable;
  specialization_courses_in_order: SpecializationCoursesInOrderTable;
  specialization_enrollments: SpecializationEnrollmentsTable;
  specialization_followers: SpecializationFollowersTable;
  specialization_groups: SpecializationGroupsTable;
  specialization_overviews: SpecializationOverviewsTable;
  specializations: SpecializationsTable;
  stream_events: StreamEventsTable;
  stream_tickets: StreamTicketsTable;
  student_checklist_items: StudentChecklistItemsTable;
  student_checklists: StudentChecklistsTable;
  submission_annotations: SubmissionAnnotationsTable;
  submission_comments: SubmissionCommentsTable;
  submission_drafts: SubmissionDraftsTable;
  submission_files: SubmissionFilesTable;
  submission_mark_changes: SubmissionMarkChangesTable;
  submission_marks: SubmissionMarksTable;
  submission_member_marks: SubmissionMemberMarksTable;
  submission_members: SubmissionMembersTable;
  submission_people: SubmissionPeopleTable;
  submission_reviews: SubmissionReviewsTable;
  submission_versions: SubmissionVersionsTable;
  submitted_files: SubmittedFilesTable;
  submitted_versions: SubmittedVersionsTable;
  submitted_work: SubmittedWorkTable;
  subsection_exams: SubsectionExamsTable;
  subsection_lectures: SubsectionLecturesTable;
  subsection_surveys: SubsectionSurveysTable;
  subsection_texts: SubsectionTextsTable;
  succeeded_payments: SucceededPaymentsTable;
  survey_answers: SurveyAnswersTable;
  survey_participants: SurveyParticipantsTable;
  survey_questions: SurveyQuestionsTable;
  surveys: SurveysTable;
  tax_document_counters: TaxDocumentCountersTable;
  tax_documents: TaxDocumentsTable;
  test_payments: TestPaymentsTable;
  test_refunds: TestRefundsTable;
  text_pairs: TextPairsTable;
  uploads: UploadsTable;
  users: UsersTable;
  video_conferencing_settings: VideoConferencingSettingsTable;
  visible_comments: VisibleCommentsTable;
  voucher_batches: VoucherBatchesTable;
  voucher_scopes: VoucherScopesTable;
  voucher_uses: VoucherUsesTable;
  vouchers: VouchersTable;
  waiting_refund_requests: WaitingRefundRequestsTable;
  weekly_goals: WeeklyGoalsTable;
  withdrawn_certificates: WithdrawnCertificatesTable;
  work_locks: WorkLocksTable;
  work_marks: WorkMarksTable;
  work_member_marks: WorkMemberMarksTable;
  work_reviews: WorkReviewsTable;
  zoom_connections: ZoomConnectionsTable;
  zoom_consents: ZoomConsentsTable;
  zoom_meetings: ZoomMeetingsTable;
}

/** Every table and view whose rows belong to one organisation each. */
export const TENANT_TABLES: ReadonlySet<string> = new Set([
  'accommodations',
  'accounting_deliveries',
  'accounting_settings',
  'announcement_reads',
  'announcements',
  'answer_comments',
  'answer_marks',
  'answer_reviews',
  'asked_questions',
  'assignment_submissions',
  'assignments',
  'attachments',
  'attempt_answers',
  'attempt_events',
  'attempt_questions',
  'attempt_times',
  'attendance_changes',
  'attendance_doubts',
  'attendance_excuses',
  'attendance_records',
  'attendance_rules',
  'attendance_sessions',
  'audit_entries',
  'bank_statement_lines',
  'bank_statements',
  'bank_versions',
  'boards_of_courses',
  'bundle_items',
  'bundle_sale_records',
  'bundle_sales',
  'bundles',
  'calendar_feed_entries',
  'calendar_feeds',
  'cancellation_terms',
  'cart_items',
  'cart_vouchers',
  'carts',
  'certificate_credentials',
  'certificate_files',
  'certificate_runs',
  'certificate_states',
  'certificate_template_usage',
  'certificate_template_versions',
  'certificate_templates',
  'certificates',
  'checklist_items',
  'checklist_steps',
  'checklists',
  'coach_certifications',
  'coach_date_overrides',
  'coach_disabled_slots',
  'coach_entries',
  'coach_feed_spans',
  'coach_feeds',
  'coach_language_records',
  'coach_languages',
  'coach_next_time_records',
  'coach_next_times',
  'coach_other_spans',
  'coach_pages',
  'coach_rating_records',
  'coach_rating_totals',
  'coach_ratings',
  'coach_records',
  'coach_settings',
  'coach_topic_records',
  'coach_topics',
  'coach_travels',
  'coach_weekly_hours',
  'coach_weeks',
  'coaches',
  'coaching_attendance_records',
  'coaching_booking_records',
  'coaching_bookings',
  'coaching_credit_lots',
  'coaching_credit_movements',
  'coaching_files',
  'coaching_goal_changes',
  'coaching_goals',
  'coaching_notes',
  'coaching_package_types',
  'coaching_packages',
  'coaching_session_changes',
  'coaching_session_history',
  'coaching_session_starts',
  'coaching_session_times',
  'coaching_sessions',
  'coaching_tasks',
  'coaching_topics',
  'comment_activity',
  'comment_counts',
  'comment_followings',
  'comment_mentions',
  'comment_readings',
  'comment_versions',
  'comments',
  'contact_messages',
  'course_categories',
  'course_category_names',
  'course_certificate_settings',
  'course_discussion_settings',
  'course_group_members',
  'course_group_names',
  'course_group_seats',
  'course_groups',
  'course_instructors',
  'course_interests',
  'course_overviews',
  'course_sections',
  'course_subsections',
  'course_teachers',
  'course_totals',
  'courses',
  'credit_accounts',
  'credit_list_rows',
  'credit_lists',
  'credit_transfers',
  'discussion_boards',
  'discussion_marks',
  'dismissed_tooltips',
  'disputes',
  'email_subscriptions',
  'enrollment_records',
  'enrollments',
  'entitlements',
  'event_credits',
  'event_enrollment_records',
  'event_enrollments',
  'event_group_records',
  'event_groups',
  'event_guests',
  'event_host_records',
  'event_hosts',
  'event_records',
  'event_scans',
  'event_sightings',
  'event_ticket_drafts',
  'event_ticket_type_records',
  'event_ticket_types',
  'event_void_tickets',
  'events',
  'exam_attempts',
  'exam_contents',
  'exam_draws',
  'exam_mark_history',
  'exam_marks',
  'exam_question_rubrics',
  'exam_sections',
  'exams',
  'external_courses',
  'favorite_courses',
  'favorite_events',
  'feed_preferences',
  'finished_lessons',
  'finished_subsections',
  'grade_categories',
  'grade_changes',
  'grade_item_plans',
  'grade_items',
  'grade_rows',
  'gradebooks',
  'graded_items',
  'grades',
  'granted_dates',
  'group_memberships',
  'group_prices',
  'group_seat_records',
  'group_seats',
  'group_sessions',
  'groups_of_people',
  'held_assignments',
  'held_exams',
  'idempotency_keys',
  'issuer_identities',
  'issuer_keys',
  'item_group_prices',
  'item_prices',
  'learner_additions',
  'learners',
  'lecture_hosts',
  'lecture_hours',
  'lecture_joins',
  'lecture_leaders',
  'lecture_materials',
  'lecture_series',
  'lectures',
  'lesson_texts',
  'lessons',
  'like_counts',
  'likes',
  'link_previews',
  'locked_notification_groups',
  'manual_payment_decisions',
  'manual_payment_settings',
  'mark_changes',
  'marketplace_settings',
  'media',
  'media_files',
  'member_groups',
  'member_names',
  'member_permission_sets',
  'member_permissions',
  'member_records',
  'members',
  'moderation_cases',
  'moderation_reports',
  'notes',
  'notification_digests',
  'notification_settings',
  'notifications',
  'open_cases',
  'open_disputes',
  'order_companies',
  'order_company_records',
  'order_counters',
  'order_history',
  'order_line_records',
  'order_lines',
  'order_payments',
  'order_postings',
  'order_records',
  'order_refund_records',
  'order_voucher_codes',
  'orders',
  'organization_configurations',
  'organization_fonts',
  'organization_form_fields',
  'organization_messages',
  'organization_permissions',
  'organization_profiles',
  'organization_terms',
  'outgoing_mails',
  'payment_accounts',
  'payment_events',
  'payment_fees',
  'payments',
  'payout_entries',
  'payouts',
  'permission_set_permissions',
  'permission_sets',
  'place_pools',
  'places',
  'plagiarism_findings',
  'plagiarism_fingerprints',
  'plagiarism_settings',
  'plagiarism_texts',
  'playback_positions',
  'post_mentions',
  'post_versions',
  'post_votes',
  'posting_pauses',
  'posting_rules',
  'posts',
  'push_tokens',
  'question_categories',
  'question_keys',
  'question_tag_names',
  'question_tags',
  'question_versions',
  'questions',
  'recognized_courses',
  'refund_requests',
  'refunds',
  'regrade_decisions',
  'report_files',
  'report_mails',
  'report_views',
  'rubric_versions',
  'rubrics',
  'sat_exams',
  'saved_comments',
  'saved_posts',
  'saved_views',
  'scheduled_posts',
  'seat_assignment_rows',
  'seat_assignments',
  'seat_pools',
  'seats',
  'sections',
  'seller_details',
  'session_type_records',
  'session_types',
  'signals',
  'social_group_links',
  'social_group_members',
  'social_group_pauses',
  'social_groups',
  'special_prices',
  'specialization_certificate_settings',
  'specialization_completions',
  'specialization_courses',
  'specialization_courses_in_order',
  'specialization_enrollments',
  'specialization_followers',
  'specialization_groups',
  'specialization_overviews',
  'specializations',
  'stream_events',
  'stream_tickets',
  'student_checklist_items',
  'student_checklists',
  'submission_annotations',
  'submission_comments',
  'submission_drafts',
  'submission_files',
  'submission_mark_changes',
  'submission_marks',
  'submission_member_marks',
  'submission_members',
  'submission_people',
  'submission_reviews',
  'submission_versions',
  'submitted_files',
  'submitted_versions',
  'submitted_work',
  'subsection_exams',
  'subsection_lectures',
  'subsection_surveys',
  'subsection_texts',
  'succeeded_payments',
  'survey_answers',
  'survey_participants',
  'survey_questions',
  'surveys',
  'tax_document_counters',
  'tax_documents',
  'test_payments',
  'test_refunds',
  'text_pairs',
  'uploads',
  'video_conferencing_settings',
  'visible_comments',
  'voucher_batches',
  'voucher_scopes',
  'voucher_uses',
  'vouchers',
  'waiting_refund_requests',
  'weekly_goals',
  'withdrawn_certificates',
  'work_locks',
  'work_marks',
  'work_member_marks',
  'work_reviews',
  'zoom_connections',
  'zoom_consents',
  'zoom_meetings',
]);

/** A foreign key by which the database deletes or changes rows along with deleted ones. */
export interface Cascade {
  table: string;
  kind: 'delete' | 'update';
  /** Columns of the key, with the columns to which they refer. */
  columns: Readonly<Record<string, string>>;
}

/** By the table whose rows are deleted. */
export const CASCADES: Readonly<Record<string, readonly Cascade[]>> = {
  announcements: [
    { table: 'announcement_reads', kind: 'delete', columns: { organization_id: 'organization_id', announcement_id: 'announcement_id' } },
  ],
  assignment_submissions: [
    { table: 'submission_comments', kind: 'delete', columns: { organization_id: 'organization_id', assignment_submission_id: 'assignment_submission_id' } },
    { table: 'submission_drafts', kind: 'delete', columns: { organization_id: 'organization_id', assignment_submission_id: 'assignment_submission_id' } },
    { table: 'submission_mark_changes', kind: 'delete', columns: { organization_id: 'organization_id', assignment_submission_id: 'assignment_submission_id' } },
    { table: 'submission_marks', kind: 'delete', columns: { organization_id: 'organization_id', assignment_submission_id: 'assignment_submission_id' } },
    { table: 'submission_members', kind: 'delete', columns: { organization_id: 'organization_id', course_subsection_id: 'course_subsection_id', assignment_submission_id: 'assignment_submission_id' } },
    { table: 'submission_reviews', kind: 'delete', columns: { organization_id: 'organization_id', assignment_submission_id: 'assignment_submission_id' } },
    { table: 'submission_versions', kind: 'delete', columns: { organization_id: 'organization_id', assignment_submission_id: 'assignment_submission_id' } },
  ],
  assignments: [
    { table: 'plagiarism_settings', kind: 'delete', columns: { organization_id: 'organization_id', course_subsection_id: 'course_subsection_id' } },
  ],
  attempt_questions: [
    { table: 'answer_comments', kind: 'delete', columns: { organization_id: 'organization_id', exam_attempt_id: 'exam_attempt_id', position: 'position' } },
    { table: 'answer_marks', kind: 'delete', columns: { organization_id: 'organization_id', exam_attempt_id: 'exam_attempt_id', position: 'position' } },
    { table: 'answer_reviews', kind: 'delete', columns: { organization_id: 'organization_id', exam_attempt_id: 'exam_attempt_id', position: 'position' } },
    { table: 'mark_changes', kind: 'delete', columns: { organization_id: 'organization_id', exam_attempt_id: 'exam_attempt_id', position: 'position' } },
  ],
  attendance_sessions: [
    { table: 'attendance_changes', kind: 'delete', columns: { organization_id: 'organization_id', attendance_session_id: 'attendance_session_id' } },
    { table: 'attendance_doubts', kind: 'delete', columns: { organization_id: 'organization_id', attendance_session_id: 'attendance_session_id' } },
    { table: 'attendance_excuses', kind: 'delete', columns: { organization_id: 'organization_id', attendance_session_id: 'attendance_session_id' } },
    { table: 'attendance_records', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', attendance_session_id: 'attendance_session_id' } },
  ],
  bundles: [
    { table: 'bundle_items', kind: 'delete', columns: { organization_id: 'organization_id', bundle_id: 'bundle_id' } },
  ],
  carts: [
    { table: 'cart_items', kind: 'delete', columns: { organization_id: 'organization_id', user_id: 'user_id' } },
    { table: 'cart_vouchers', kind: 'delete', columns: { organization_id: 'organization_id', user_id: 'user_id' } },
  ],
  certificates: [
    { table: 'certificate_credentials', kind: 'delete', columns: { organization_id: 'organization_id', certificate_id: 'certificate_id' } },
    { table: 'certificate_files', kind: 'delete', columns: { organization_id: 'organization_id', certificate_id: 'certificate_id' } },
    { table: 'certificate_states', kind: 'delete', columns: { organization_id: 'organization_id', certificate_id: 'certificate_id' } },
  ],
  checklist_items: [
    { table: 'student_checklist_items', kind: 'delete', columns: { organization_id: 'organization_id', checklist_item_id: 'checklist_item_id' } },
  ],
  checklists: [
    { table: 'checklist_items', kind: 'delete', columns: { organization_id: 'organization_id', checklist_id: 'checklist_id' } },
    { table: 'student_checklists', kind: 'delete', columns: { organization_id: 'organization_id', checklist_id: 'checklist_id' } },
  ],
  coach_feeds: [
    { table: 'coach_feed_spans', kind: 'delete', columns: { organization_id: 'organization_id', coach_feed_id: 'coach_feed_id' } },
  ],
  coaches: [
    { table: 'coach_other_spans', kind: 'delete', columns: { organization_id: 'organization_id', coach_id: 'coach_id' } },
  ],
  coaching_goals: [
    { table: 'coaching_goal_changes', kind: 'delete', columns: { organization_id: 'organization_id', coaching_goal_id: 'coaching_goal_id' } },
  ],
  coaching_topics: [
    { table: 'coach_topics', kind: 'delete', columns: { organization_id: 'organization_id', coaching_topic_id: 'coaching_topic_id' } },
  ],
  comments: [
    { table: 'comment_mentions', kind: 'delete', columns: { organization_id: 'organization_id', comment_id: 'comment_id' } },
    { table: 'comment_versions', kind: 'delete', columns: { organization_id: 'organization_id', comment_id: 'comment_id' } },
    { table: 'comments', kind: 'delete', columns: { organization_id: 'organization_id', host_kind: 'host_kind', host_id: 'host_id', parent_comment_id: 'comment_id' } },
    { table: 'moderation_cases', kind: 'delete', columns: { organization_id: 'organization_id', comment_id: 'comment_id' } },
  ],
  course_categories: [
    { table: 'voucher_scopes', kind: 'delete', columns: { organization_id: 'organization_id', course_category_id: 'course_category_id' } },
  ],
  course_groups: [
    { table: 'accommodations', kind: 'delete', columns: { organization_id: 'organization_id', course_group_id: 'course_group_id' } },
    { table: 'course_group_members', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', course_group_id: 'course_group_id' } },
    { table: 'discussion_boards', kind: 'delete', columns: { organization_id: 'organization_id', course_group_id: 'course_group_id' } },
  ],
  course_sections: [
    { table: 'course_subsections', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', course_section_id: 'course_section_id' } },
  ],
  course_subsections: [
    { table: 'accommodations', kind: 'delete', columns: { organization_id: 'organization_id', course_subsection_id: 'course_subsection_id' } },
    { table: 'assignments', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', course_subsection_id: 'course_subsection_id' } },
    { table: 'attachments', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', course_subsection_id: 'course_subsection_id' } },
    { table: 'discussion_boards', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', course_subsection_id: 'course_subsection_id' } },
    { table: 'event_credits', kind: 'delete', columns: { organization_id: 'organization_id', course_subsection_id: 'course_subsection_id' } },
    { table: 'finished_subsections', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', course_subsection_id: 'course_subsection_id' } },
    { table: 'grade_item_plans', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', course_subsection_id: 'course_subsection_id' } },
    { table: 'playback_positions', kind: 'delete', columns: { organization_id: 'organization_id', course_subsection_id: 'course_subsection_id' } },
    { table: 'subsection_exams', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', course_subsection_id: 'course_subsection_id' } },
    { table: 'subsection_lectures', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', course_subsection_id: 'course_subsection_id' } },
    { table: 'subsection_surveys', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', course_subsection_id: 'course_subsection_id' } },
    { table: 'subsection_texts', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', course_subsection_id: 'course_subsection_id' } },
  ],
  courses: [
    { table: 'announcements', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'attachments', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'attendance_rules', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'attendance_sessions', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'certificate_runs', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'course_certificate_settings', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'course_discussion_settings', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'course_groups', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'course_instructors', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'course_interests', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'course_sections', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'course_totals', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'discussion_boards', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'enrollments', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'event_credits', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'exams', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'favorite_courses', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'grade_categories', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'grade_items', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'grade_rows', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'gradebooks', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'lecture_series', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'lectures', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'notes', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'report_views', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'specialization_courses', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'surveys', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
    { table: 'text_pairs', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id' } },
  ],
  discussion_boards: [
    { table: 'discussion_marks', kind: 'delete', columns: { organization_id: 'organization_id', discussion_board_id: 'discussion_board_id' } },
  ],
  event_ticket_types: [
    { table: 'event_ticket_drafts', kind: 'delete', columns: { organization_id: 'organization_id', event_ticket_type_id: 'event_ticket_type_id' } },
  ],
  events: [
    { table: 'event_credits', kind: 'delete', columns: { organization_id: 'organization_id', event_id: 'event_id' } },
    { table: 'event_groups', kind: 'delete', columns: { organization_id: 'organization_id', event_id: 'event_id' } },
    { table: 'event_guests', kind: 'delete', columns: { organization_id: 'organization_id', event_id: 'event_id' } },
    { table: 'event_hosts', kind: 'delete', columns: { organization_id: 'organization_id', event_id: 'event_id' } },
    { table: 'event_scans', kind: 'delete', columns: { organization_id: 'organization_id', event_id: 'event_id' } },
    { table: 'event_sightings', kind: 'delete', columns: { organization_id: 'organization_id', event_id: 'event_id' } },
    { table: 'event_ticket_types', kind: 'delete', columns: { organization_id: 'organization_id', event_id: 'event_id' } },
    { table: 'event_void_tickets', kind: 'delete', columns: { organization_id: 'organization_id', event_id: 'event_id' } },
    { table: 'favorite_events', kind: 'delete', columns: { organization_id: 'organization_id', event_id: 'event_id' } },
  ],
  exam_attempts: [
    { table: 'attempt_answers', kind: 'delete', columns: { organization_id: 'organization_id', exam_attempt_id: 'exam_attempt_id' } },
    { table: 'attempt_events', kind: 'delete', columns: { organization_id: 'organization_id', exam_attempt_id: 'exam_attempt_id' } },
    { table: 'attempt_questions', kind: 'delete', columns: { organization_id: 'organization_id', exam_attempt_id: 'exam_attempt_id' } },
    { table: 'attempt_times', kind: 'delete', columns: { organization_id: 'organization_id', exam_attempt_id: 'exam_attempt_id' } },
  ],
  exam_sections: [
    { table: 'exam_draws', kind: 'delete', columns: { organization_id: 'organization_id', exam_section_id: 'exam_section_id' } },
  ],
  exams: [
    { table: 'exam_sections', kind: 'delete', columns: { organization_id: 'organization_id', exam_id: 'exam_id' } },
  ],
  grade_items: [
    { table: 'grade_changes', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', grade_item_id: 'grade_item_id' } },
    { table: 'grades', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', grade_item_id: 'grade_item_id' } },
  ],
  item_prices: [
    { table: 'item_group_prices', kind: 'delete', columns: { organization_id: 'organization_id', item_type: 'item_type', item_id: 'item_id' } },
  ],
  lecture_series: [
    { table: 'lectures', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', lecture_series_id: 'lecture_series_id' } },
  ],
  lectures: [
    { table: 'attendance_sessions', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', lecture_id: 'lecture_id' } },
    { table: 'lecture_hosts', kind: 'delete', columns: { organization_id: 'organization_id', lecture_id: 'lecture_id' } },
    { table: 'lecture_joins', kind: 'delete', columns: { organization_id: 'organization_id', lecture_id: 'lecture_id' } },
    { table: 'lecture_materials', kind: 'delete', columns: { organization_id: 'organization_id', lecture_id: 'lecture_id' } },
    { table: 'subsection_lectures', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', lecture_id: 'lecture_id' } },
  ],
  members: [
    { table: 'saved_views', kind: 'delete', columns: { organization_id: 'organization_id', user_id: 'user_id' } },
  ],
  moderation_cases: [
    { table: 'moderation_reports', kind: 'delete', columns: { organization_id: 'organization_id', moderation_case_id: 'moderation_case_id' } },
  ],
  orders: [
    { table: 'order_companies', kind: 'delete', columns: { organization_id: 'organization_id', order_id: 'order_id' } },
  ],
  permission_sets: [
    { table: 'item_group_prices', kind: 'delete', columns: { organization_id: 'organization_id', permission_set_id: 'permission_set_id' } },
    { table: 'member_permission_sets', kind: 'delete', columns: { organization_id: 'organization_id', permission_set_id: 'permission_set_id' } },
    { table: 'permission_set_permissions', kind: 'delete', columns: { organization_id: 'organization_id', permission_set_id: 'permission_set_id' } },
  ],
  place_pools: [
    { table: 'place_pools', kind: 'delete', columns: { organization_id: 'organization_id', whole_pool_id: 'place_pool_id' } },
    { table: 'places', kind: 'delete', columns: { organization_id: 'organization_id', part_pool_id: 'place_pool_id' } },
    { table: 'places', kind: 'delete', columns: { organization_id: 'organization_id', whole_pool_id: 'place_pool_id' } },
  ],
  plagiarism_texts: [
    { table: 'plagiarism_findings', kind: 'delete', columns: { organization_id: 'organization_id', first_text_id: 'plagiarism_text_id' } },
    { table: 'plagiarism_findings', kind: 'delete', columns: { organization_id: 'organization_id', second_text_id: 'plagiarism_text_id' } },
    { table: 'plagiarism_fingerprints', kind: 'delete', columns: { organization_id: 'organization_id', plagiarism_text_id: 'plagiarism_text_id' } },
  ],
  posts: [
    { table: 'post_mentions', kind: 'delete', columns: { organization_id: 'organization_id', post_id: 'post_id' } },
    { table: 'post_versions', kind: 'delete', columns: { organization_id: 'organization_id', post_id: 'post_id' } },
    { table: 'post_votes', kind: 'delete', columns: { organization_id: 'organization_id', post_id: 'post_id' } },
    { table: 'saved_posts', kind: 'delete', columns: { organization_id: 'organization_id', post_id: 'post_id' } },
  ],
  question_versions: [
    { table: 'question_keys', kind: 'delete', columns: { organization_id: 'organization_id', question_id: 'question_id', version: 'version' } },
  ],
  questions: [
    { table: 'question_tags', kind: 'delete', columns: { organization_id: 'organization_id', question_id: 'question_id' } },
    { table: 'question_versions', kind: 'delete', columns: { organization_id: 'organization_id', question_id: 'question_id' } },
  ],
  report_views: [
    { table: 'report_mails', kind: 'delete', columns: { organization_id: 'organization_id', report_view_id: 'report_view_id' } },
  ],
  rubrics: [
    { table: 'rubric_versions', kind: 'delete', columns: { organization_id: 'organization_id', rubric_id: 'rubric_id' } },
  ],
  seat_assignments: [
    { table: 'seat_assignment_rows', kind: 'delete', columns: { organization_id: 'organization_id', seat_assignment_id: 'seat_assignment_id' } },
  ],
  sessions: [
    { table: 'email_changes', kind: 'update', columns: { session_id: 'session_id' } },
  ],
  social_groups: [
    { table: 'event_groups', kind: 'delete', columns: { organization_id: 'organization_id', social_group_id: 'social_group_id' } },
    { table: 'posts', kind: 'delete', columns: { organization_id: 'organization_id', social_group_id: 'social_group_id' } },
    { table: 'scheduled_posts', kind: 'delete', columns: { organization_id: 'organization_id', social_group_id: 'social_group_id' } },
    { table: 'social_group_links', kind: 'delete', columns: { organization_id: 'organization_id', social_group_id: 'social_group_id' } },
    { table: 'social_group_members', kind: 'delete', columns: { organization_id: 'organization_id', social_group_id: 'social_group_id' } },
    { table: 'social_group_pauses', kind: 'delete', columns: { organization_id: 'organization_id', social_group_id: 'social_group_id' } },
  ],
  specialization_groups: [
    { table: 'specialization_courses', kind: 'delete', columns: { organization_id: 'organization_id', specialization_group_id: 'specialization_group_id' } },
  ],
  specializations: [
    { table: 'certificate_runs', kind: 'delete', columns: { organization_id: 'organization_id', specialization_id: 'specialization_id' } },
    { table: 'specialization_certificate_settings', kind: 'delete', columns: { organization_id: 'organization_id', specialization_id: 'specialization_id' } },
    { table: 'specialization_courses', kind: 'delete', columns: { organization_id: 'organization_id', specialization_id: 'specialization_id' } },
    { table: 'specialization_enrollments', kind: 'delete', columns: { organization_id: 'organization_id', specialization_id: 'specialization_id' } },
    { table: 'specialization_groups', kind: 'delete', columns: { organization_id: 'organization_id', specialization_id: 'specialization_id' } },
  ],
  student_checklist_items: [
    { table: 'checklist_steps', kind: 'delete', columns: { organization_id: 'organization_id', student_checklist_item_id: 'student_checklist_item_id' } },
  ],
  student_checklists: [
    { table: 'student_checklist_items', kind: 'delete', columns: { organization_id: 'organization_id', student_checklist_id: 'student_checklist_id' } },
  ],
  submission_files: [
    { table: 'submission_annotations', kind: 'delete', columns: { organization_id: 'organization_id', submission_file_id: 'submission_file_id' } },
  ],
  submission_members: [
    { table: 'submission_member_marks', kind: 'delete', columns: { organization_id: 'organization_id', assignment_submission_id: 'assignment_submission_id', user_id: 'user_id' } },
  ],
  submission_versions: [
    { table: 'plagiarism_texts', kind: 'delete', columns: { organization_id: 'organization_id', assignment_submission_id: 'assignment_submission_id', number: 'number' } },
    { table: 'submission_files', kind: 'delete', columns: { organization_id: 'organization_id', assignment_submission_id: 'assignment_submission_id', number: 'number' } },
  ],
  subsection_exams: [
    { table: 'exam_attempts', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', course_subsection_id: 'course_subsection_id' } },
    { table: 'exam_question_rubrics', kind: 'delete', columns: { organization_id: 'organization_id', course_subsection_id: 'course_subsection_id' } },
    { table: 'regrade_decisions', kind: 'delete', columns: { organization_id: 'organization_id', course_subsection_id: 'course_subsection_id' } },
  ],
  survey_participants: [
    { table: 'survey_answers', kind: 'delete', columns: { organization_id: 'organization_id', survey_id: 'survey_id', user_id: 'user_id' } },
  ],
  surveys: [
    { table: 'subsection_surveys', kind: 'delete', columns: { organization_id: 'organization_id', course_id: 'course_id', survey_id: 'survey_id' } },
    { table: 'survey_answers', kind: 'delete', columns: { organization_id: 'organization_id', survey_id: 'survey_id', is_anonymous: 'is_anonymous' } },
    { table: 'survey_participants', kind: 'delete', columns: { organization_id: 'organization_id', survey_id: 'survey_id' } },
    { table: 'survey_questions', kind: 'delete', columns: { organization_id: 'organization_id', survey_id: 'survey_id' } },
  ],
  vouchers: [
    { table: 'cart_vouchers', kind: 'delete', columns: { organization_id: 'organization_id', voucher_id: 'voucher_id' } },
    { table: 'voucher_scopes', kind: 'delete', columns: { organization_id: 'organization_id', voucher_id: 'voucher_id' } },
  ],
};

/** By view and function: the tables from which it reads, with the columns as far as they are known. */
export const SOURCES = {
  active_organizations: [
    { table: 'organizations', columns: ['is_active', 'name', 'organization_id', 'prefix'] },
  ],
  asked_questions: [
    { table: 'attempt_answers', columns: ['answer', 'exam_attempt_id', 'organization_id', 'position'] },
    { table: 'attempt_questions', columns: ['exam_attempt_id', 'key_version', 'marks', 'negative_marks', 'organization_id', 'position', 'question_id', 'version'] },
    { table: 'attempt_times', columns: ['exam_attempt_id', 'organization_id', 'seconds'] },
  ],
  bank_versions: [
    { table: 'question_versions', columns: ['is_ready', 'marks', 'name', 'organization_id', 'question_id', 'type', 'version'] },
  ],
  boards_of_courses: [
    { table: 'discussion_boards', columns: ['course_group_id', 'course_id', 'course_subsection_id', 'discussion_board_id', 'due_at', 'grading', 'hidden_at', 'organization_id', 'published_at', 'title'] },
  ],
  bundle_sale_records: [
    { table: 'bundle_sales', columns: ['item_id', 'item_type', 'order_line_id', 'organization_id', 'share_minor'] },
  ],
  certificate_template_usage: [
    { table: 'certificate_templates', columns: ['certificate_template_id', 'organization_id', 'published_version'] },
  ],
  coach_language_records: [
    { table: 'coach_languages', columns: ['coach_id', 'coach_language_id', 'language', 'level', 'organization_id'] },
  ],
  coach_next_time_records: [
    { table: 'coach_next_times', columns: ['coach_id', 'computed_at', 'day_counts', 'first_day', 'free_times', 'next_free_at', 'organization_id'] },
  ],
  coach_pages: [
    { table: 'coaches', columns: ['city', 'coach_id', 'gender', 'organization_id', 'portrait_media_id', 'search_text', 'search_words', 'status', 'summary', 'title', 'user_id', 'visibility'] },
  ],
  coach_rating_records: [
    { table: 'coach_rating_totals', columns: ['coach_id', 'organization_id', 'rating_count', 'star_sum'] },
  ],
  coach_records: [
    { table: 'coaches', columns: ['coach_id', 'organization_id', 'portrait_media_id', 'status', 'title', 'user_id', 'visibility'] },
  ],
  coach_topic_records: [
    { table: 'coach_topics', columns: ['coach_id', 'coaching_topic_id', 'organization_id', 'position'] },
    { table: 'coaching_topics', columns: ['coaching_topic_id', 'hue', 'organization_id', 'position', 'title'] },
  ],
  coaching_attendance_records: [
    { table: 'coaching_bookings', columns: ['cancelled_by', 'coaching_session_id', 'decided_at', 'decision', 'missed_at', 'missed_by', 'objected_at', 'objection', 'organization_id', 'refund_percent', 'user_id'] },
  ],
  coaching_booking_records: [
    { table: 'coaching_bookings', columns: ['coaching_booking_id', 'coaching_session_id', 'missed_by', 'organization_id', 'state', 'user_id'] },
    { table: 'coaching_sessions', columns: ['coach_id', 'coaching_session_id', 'ends_at', 'organization_id', 'session_type_id', 'starts_at', 'state'] },
  ],
  coaching_session_history: [
    { table: 'coaching_session_changes', columns: ['coaching_session_change_id', 'coaching_session_id', 'created_at', 'kind', 'message', 'organization_id', 'starts_after', 'starts_before', 'user_id'] },
  ],
  coaching_session_starts: [
    { table: 'coaching_sessions', columns: ['coach_id', 'coaching_session_id', 'organization_id', 'session_type_id', 'starts_at', 'state'] },
  ],
  coaching_session_times: [
    { table: 'coaching_sessions', columns: ['buffer_after_minutes', 'buffer_before_minutes', 'by_video', 'calendar_uid', 'changed_at', 'coach_id', 'coaching_session_id', 'ends_at', 'organization_id', 'place', 'reminder_minutes', 'room', 'sequence', 'session_type_id', 'starts_at', 'state', 'time_zone'] },
  ],
  comment_counts: [
    { table: 'comment_activity', columns: ['comment_count', 'host_id', 'host_kind', 'last_comment_at', 'organization_id'] },
  ],
  comment_followings: [
    { table: 'comment_readings', columns: ['has_talked', 'host_id', 'host_kind', 'is_following', 'organization_id', 'read_at', 'user_id'] },
  ],
  count_texts: [
    { table: 'subsection_texts' },
  ],
  course_category_names: [
    { table: 'course_categories', columns: ['course_category_id', 'hue', 'icon', 'name', 'organization_id', 'position'] },
  ],
  course_group_names: [
    { table: 'course_groups', columns: ['course_group_id', 'course_id', 'name', 'organization_id'] },
  ],
  course_group_seats: [
    { table: 'course_group_members', columns: ['course_group_id', 'course_id', 'organization_id', 'user_id'] },
  ],
  course_overviews: [
    { table: 'course_categories', columns: ['course_category_id', 'hue', 'icon', 'name', 'organization_id', 'position'] },
    { table: 'courses', columns: ['approval_note', 'audience', 'course_category_id', 'course_id', 'cover_media_id', 'created_at', 'created_by', 'currency', 'description', 'duration_minutes', 'enrolled_count', 'enrolls_from', 'expires_at', 'found_by', 'is_by_invitation', 'is_certificate_issued_manually', 'languages', 'learning_type', 'level', 'organization_id', 'outcomes', 'passing_criteria', 'price_minor', 'published_at', 'required_count', 'requirements', 'search_text', 'status', 'subsection_count', 'subtitle', 'title', 'updated_at'] },
  ],
  course_teachers: [
    { table: 'course_instructors', columns: ['course_id', 'organization_id', 'position', 'user_id'] },
  ],
  enrollment_records: [
    { table: 'enrollments', columns: ['completed_at', 'course_id', 'enrolled_at', 'enrollment_id', 'first_enrolled_at', 'last_visited_at', 'organization_id', 'status', 'user_id'] },
  ],
  event_enrollment_records: [
    { table: 'event_enrollments', columns: ['answers', 'attended_at', 'brought_by', 'claim_hash', 'enrolled_at', 'event_enrollment_id', 'event_id', 'event_ticket_type_id', 'guest_email', 'guest_name', 'organization_id', 'place_id', 'short_code', 'state', 'ticket_hash', 'ticket_nonce', 'user_id'] },
  ],
  event_group_records: [
    { table: 'event_groups', columns: ['event_id', 'organization_id', 'social_group_id'] },
  ],
  event_host_records: [
    { table: 'event_hosts', columns: ['event_id', 'organization_id', 'user_id'] },
  ],
  event_records: [
    { table: 'events', columns: ['address', 'audience', 'banner_media_id', 'calendar_uid', 'cancel_reason', 'changed_at', 'course_category_id', 'cover_media_id', 'days', 'description', 'ends_at', 'event_id', 'expires_at', 'format', 'is_featured', 'map_url', 'meeting_url', 'organization_id', 'place', 'place_pool_id', 'postponed_from', 'questions', 'search_text', 'sequence', 'sessions', 'starts_at', 'status', 'subtitle', 'ticket_scope', 'title', 'zone'] },
  ],
  event_ticket_type_records: [
    { table: 'event_ticket_types', columns: ['event_id', 'event_ticket_type_id', 'is_open', 'name', 'organization_id', 'position', 'price_minor'] },
  ],
  exam_contents: [
    { table: 'exams', columns: ['exam_id', 'instructions', 'organization_id', 'title', 'version'] },
  ],
  exam_mark_history: [
    { table: 'mark_changes', columns: ['changed_at', 'changed_by', 'exam_attempt_id', 'mark_change_id', 'new_score', 'old_score', 'organization_id', 'position', 'reason', 'source'] },
  ],
  exam_marks: [
    { table: 'answer_marks', columns: ['assessment', 'comment', 'exam_attempt_id', 'is_disputed', 'marked_at', 'marked_by', 'organization_id', 'outcome', 'position', 'score', 'source', 'version'] },
  ],
  finished_lessons: [
    { table: 'finished_subsections', columns: ['course_id', 'course_subsection_id', 'finished_at', 'organization_id', 'user_id'] },
  ],
  graded_items: [
    { table: 'grade_items', columns: ['course_id', 'grade_item_id', 'organization_id', 'title'] },
  ],
  granted_dates: [
    { table: 'accommodations', columns: ['closes_at', 'course_group_id', 'course_subsection_id', 'due_at', 'opens_at', 'organization_id', 'user_id'] },
  ],
  group_memberships: [
    { table: 'social_group_members', columns: ['is_muted', 'joined_at', 'organization_id', 'role', 'seen_at', 'social_group_id', 'status', 'user_id'] },
  ],
  group_prices: [
    { table: 'item_group_prices', columns: ['item_id', 'item_type', 'organization_id', 'permission_set_id', 'price_minor'] },
  ],
  group_seat_records: [
    { table: 'group_seats', columns: ['group_seat_id', 'group_session_id', 'missed_at', 'organization_id', 'state', 'user_id'] },
  ],
  groups_of_people: [
    { table: 'social_groups', columns: ['member_count', 'name', 'organization_id', 'privacy', 'social_group_id'] },
  ],
  held_assignments: [
    { table: 'assignments', columns: ['course_id', 'course_subsection_id', 'is_group_work', 'is_published', 'organization_id'] },
  ],
  held_exams: [
    { table: 'subsection_exams', columns: ['course_id', 'course_subsection_id', 'exam_id', 'is_published', 'organization_id'] },
  ],
  learners: [
    { table: 'enrollments', columns: ['completed_at', 'course_id', 'enrolled_at', 'enrollment_id', 'first_enrolled_at', 'last_visited_at', 'last_visited_subsection_id', 'organization_id', 'status', 'user_id'] },
  ],
  lecture_hours: [
    { table: 'lecture_series', columns: ['lecture_series_id', 'organization_id', 'title'] },
    { table: 'lectures', columns: ['capacity', 'course_id', 'ends_at', 'host_user_id', 'is_published', 'kind', 'lecture_id', 'lecture_series_id', 'location', 'organization_id', 'place', 'starts_at', 'status', 'title', 'zone'] },
  ],
  lecture_leaders: [
    { table: 'lecture_hosts', columns: ['lecture_id', 'organization_id', 'user_id'] },
  ],
  lesson_texts: [
    { table: 'subsection_texts', columns: ['course_id', 'course_subsection_id', 'html', 'language', 'organization_id', 'search_text', 'stems'] },
  ],
  lessons: [
    { table: 'course_subsections', columns: ['course_id', 'course_section_id', 'course_subsection_id', 'duration_minutes', 'is_made', 'is_required', 'kind', 'organization_id', 'position', 'prerequisite_subsection_id', 'release_at', 'released_group_ids', 'search_text', 'title'] },
  ],
  like_counts: [
    { table: 'likes', columns: ['liked_id', 'liked_kind', 'organization_id', 'user_id'] },
  ],
  media_files: [
    { table: 'media', columns: ['alt', 'byte_size', 'content_type', 'duration_seconds', 'height', 'kind', 'media_id', 'organization_id', 'original_name', 'owner_user_id', 'status', 'storage_key', 'variants', 'visibility', 'width'] },
  ],
  member_groups: [
    { table: 'member_permission_sets', columns: ['organization_id', 'permission_set_id', 'user_id'] },
    { table: 'permission_sets', columns: ['is_default', 'name', 'organization_id', 'permission_set_id'] },
  ],
  member_names: [
    { table: 'members', columns: ['first_name', 'last_name', 'organization_id', 'other_first_name', 'other_last_name', 'profile_media_id', 'user_id'] },
  ],
  member_permission_slugs: [
    { table: 'member_permission_sets' },
    { table: 'permission_set_permissions' },
  ],
  member_permissions: [
    { table: 'member_permission_sets', columns: ['organization_id', 'permission_set_id', 'user_id'] },
    { table: 'permission_set_permissions', columns: ['organization_id', 'permission_set_id', 'permission_slug'] },
  ],
  member_records: [
    { table: 'members', columns: ['email', 'extra_fields', 'first_name', 'is_coach', 'language', 'last_name', 'new_password_since', 'organization_id', 'other_first_name', 'other_last_name', 'profile_media_id', 'search_text', 'second_factor_reset_at', 'status', 'user_id'] },
  ],
  near_courses: [
    { table: 'courses' },
  ],
  near_sections: [
    { table: 'course_sections' },
  ],
  near_specializations: [
    { table: 'specializations' },
  ],
  near_subsections: [
    { table: 'course_subsections' },
  ],
  open_accounts: [
    { table: 'users', columns: ['deleted_at', 'email', 'email_key', 'email_verified_at', 'password_changed_at', 'password_hash', 'totp_last_step', 'totp_secret', 'two_factor_enabled', 'user_id'] },
  ],
  open_cases: [
    { table: 'moderation_cases', columns: ['host_id', 'host_kind', 'moderation_case_id', 'organization_id', 'status'] },
  ],
  open_disputes: [
    { table: 'disputes', columns: ['order_id', 'organization_id', 'status'] },
  ],
  order_company_records: [
    { table: 'order_companies', columns: ['company_name', 'order_id', 'organization_id'] },
  ],
  order_line_records: [
    { table: 'order_lines', columns: ['cancelled_at', 'item_id', 'item_type', 'order_id', 'order_line_id', 'organization_id', 'title', 'total_minor'] },
  ],
  order_payments: [
    { table: 'orders', columns: ['buyer_email', 'buyer_name', 'currency', 'expires_at', 'number', 'order_id', 'organization_id', 'placed_at', 'status', 'user_id'] },
    { table: 'payments', columns: ['amount_minor', 'created_at', 'ended_at', 'is_test', 'method', 'order_id', 'organization_id', 'payment_id', 'provider', 'status'] },
  ],
  order_postings: [
    { table: 'order_lines', columns: ['discount_minor', 'item_id', 'item_type', 'order_id', 'order_line_id', 'organization_id', 'reduction_minor', 'tax_minor', 'tax_rate_basis_points', 'title', 'total_minor'] },
    { table: 'orders', columns: ['currency', 'ended_at', 'order_id', 'organization_id', 'status', 'user_id'] },
    { table: 'payments', columns: ['method', 'order_id', 'organization_id', 'payment_id', 'status'] },
    { table: 'refunds', columns: ['amount_minor', 'destination', 'ended_at', 'order_id', 'order_line_id', 'organization_id', 'payment_id', 'refund_id', 'status'] },
  ],
  order_records: [
    { table: 'order_companies', columns: ['order_id', 'organization_id'] },
    { table: 'orders', columns: ['buyer_email', 'buyer_name', 'currency', 'number', 'order_id', 'organization_id', 'placed_at', 'status', 'tax_minor', 'total_minor', 'user_id'] },
  ],
  order_refund_records: [
    { table: 'refunds', columns: ['amount_minor', 'order_id', 'order_line_id', 'organization_id', 'refund_id', 'status'] },
  ],
  order_voucher_codes: [
    { table: 'voucher_uses', columns: ['order_id', 'organization_id', 'voucher_id'] },
    { table: 'vouchers', columns: ['code', 'organization_id', 'voucher_id'] },
  ],
  organization_configuration: [
    { table: 'organization_configurations' },
  ],
  organization_logo: [
    { table: 'media_files' },
    { table: 'organization_profiles' },
  ],
  organization_permission_slugs: [
    { table: 'organization_permissions' },
  ],
  other_administrators: [
    { table: 'member_permission_sets' },
    { table: 'member_records' },
    { table: 'permission_set_permissions' },
  ],
  posting_pauses: [
    { table: 'social_group_pauses', columns: ['organization_id', 'posts_again_at', 'reason', 'social_group_id', 'user_id'] },
  ],
  recognized_courses: [
    { table: 'external_courses', columns: ['course_id', 'decided_at', 'organization_id', 'status', 'user_id'] },
  ],
  sat_exams: [
    { table: 'exam_attempts', columns: ['course_id', 'course_subsection_id', 'exam_attempt_id', 'finished_at', 'is_preview', 'marked_at', 'marks', 'number', 'organization_id', 'score', 'seed', 'started_at', 'state', 'user_id'] },
  ],
  search_announcements: [
    { table: 'announcements' },
  ],
  search_attachments: [
    { table: 'attachments' },
  ],
  search_coaches: [
    { table: 'coaches' },
  ],
  search_comments: [
    { table: 'comments' },
  ],
  search_courses: [
    { table: 'courses' },
  ],
  search_discussions: [
    { table: 'discussion_boards' },
  ],
  search_events: [
    { table: 'events' },
  ],
  search_groups: [
    { table: 'social_groups' },
  ],
  search_members: [
    { table: 'members' },
  ],
  search_posts: [
    { table: 'posts' },
  ],
  search_questions: [
    { table: 'questions' },
  ],
  search_rubrics: [
    { table: 'rubrics' },
  ],
  search_sections: [
    { table: 'course_sections' },
  ],
  search_specializations: [
    { table: 'specializations' },
  ],
  search_subsections: [
    { table: 'course_subsections' },
  ],
  search_texts: [
    { table: 'subsection_texts' },
  ],
  sections: [
    { table: 'course_sections', columns: ['course_id', 'course_section_id', 'organization_id', 'position', 'search_text', 'title'] },
  ],
  session_type_records: [
    { table: 'session_types', columns: ['archived_at', 'booking', 'coach_id', 'has_video', 'is_offered', 'length_minutes', 'organization_id', 'place', 'position', 'session_type_id', 'summary', 'title'] },
  ],
  special_prices: [
    { table: 'item_prices', columns: ['is_on_request', 'item_id', 'item_type', 'organization_id', 'sale_ends_at', 'sale_minor', 'sale_starts_at'] },
  ],
  specialization_courses_in_order: [
    { table: 'specialization_courses', columns: ['course_id', 'organization_id', 'position', 'specialization_group_id', 'specialization_id'] },
    { table: 'specialization_groups', columns: ['organization_id', 'position', 'specialization_group_id'] },
  ],
  specialization_followers: [
    { table: 'specialization_completions', columns: ['completed_at', 'organization_id', 'specialization_id', 'user_id'] },
    { table: 'specialization_enrollments', columns: ['enrolled_at', 'organization_id', 'specialization_id', 'user_id'] },
  ],
  specialization_overviews: [
    { table: 'specializations', columns: ['description', 'is_certificate_issued_manually', 'is_published', 'organization_id', 'search_text', 'specialization_id', 'title'] },
  ],
  submission_people: [
    { table: 'submission_members', columns: ['assignment_submission_id', 'course_subsection_id', 'last_number', 'organization_id', 'user_id'] },
  ],
  submitted_files: [
    { table: 'submission_files', columns: ['assignment_submission_id', 'file_name', 'media_id', 'number', 'organization_id', 'position', 'submission_file_id'] },
  ],
  submitted_versions: [
    { table: 'submission_versions', columns: ['assignment_submission_id', 'body', 'link', 'number', 'organization_id', 'submitted_at', 'withdrawn_at', 'word_count'] },
  ],
  submitted_work: [
    { table: 'assignment_submissions', columns: ['assignment_submission_id', 'course_group_id', 'course_id', 'course_subsection_id', 'current_number', 'group_name', 'last_number', 'organization_id', 'user_id'] },
  ],
  succeeded_payments: [
    { table: 'orders', columns: ['currency', 'order_id', 'organization_id'] },
    { table: 'payments', columns: ['amount_minor', 'ended_at', 'is_test', 'order_id', 'organization_id', 'payment_id', 'provider', 'status'] },
  ],
  visible_comments: [
    { table: 'comments', columns: ['attachment_ids', 'author_user_id', 'comment_id', 'created_at', 'deleted_at', 'hidden_at', 'host_id', 'host_kind', 'html', 'is_anonymous', 'media_ids', 'organization_id', 'parent_comment_id', 'search_text', 'word_count'] },
  ],
  waiting_refund_requests: [
    { table: 'refund_requests', columns: ['order_id', 'organization_id', 'refund_request_id', 'status'] },
  ],
  work_marks: [
    { table: 'submission_marks', columns: ['assessment', 'assignment_submission_id', 'comment', 'is_disputed', 'marked_at', 'marked_by', 'number', 'organization_id', 'points', 'rubric_version', 'version'] },
  ],
  work_member_marks: [
    { table: 'submission_member_marks', columns: ['assignment_submission_id', 'marked_at', 'organization_id', 'points', 'reason', 'user_id'] },
  ],
  work_reviews: [
    { table: 'submission_reviews', columns: ['assignment_submission_id', 'marker_user_id', 'number', 'organization_id'] },
  ],
} as const satisfies Readonly<Record<string, readonly { table: string; columns?: readonly string[] }[]>>;
