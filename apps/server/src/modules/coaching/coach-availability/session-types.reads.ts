import type { SessionPayment } from '@sullam/domain/coaching/credits.ts';
import type { SlotRules } from '@sullam/domain/coaching/free-times.ts';
import type { SessionBooking } from '@sullam/domain/coaching/session-type.ts';
import type { CancellationTier } from '@sullam/domain/commerce/cancellation.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { type RowOf, shapedStatement } from '../../../kernel/database/statement.ts';
import { notFound } from '../../../kernel/problem.ts';
import { FIRST_SETTINGS } from './first-settings.ts';
import type { SessionQuestion, SessionType, SessionTypeEditing } from './session-types.schemas.ts';

/** A session type with the rules that hold for it. */
export interface SessionTypeRecord {
  sessionTypeId: number;
  coachId: number;
  title: Localized;
  lengthMinutes: number;
  /** Learners in a session; 1: one-to-one. */
  seats: number;
  booking: SessionBooking;
  payment: SessionPayment;
  /** List price in minor units of the organisation's currency; null: none was set. */
  priceMinor: number | null;
  hasVideo: boolean;
  /** Empty: by video only. */
  place: Localized;
  isOffered: boolean;
  isArchived: boolean;
  cancellationTiers: CancellationTier[];
  questions: SessionQuestion[];
  reminderMinutes: number[];
  rules: SlotRules;
}

const selected = shapedStatement(({ isOne }: { isOne: boolean }, { id }: { id: number }) =>
  db
    .selectFrom('session_types as t')
    .leftJoin('coach_settings as s', 's.coach_id', 't.coach_id')
    .selectAll('t')
    .select([
      's.buffer_before_minutes as coach_buffer_before',
      's.buffer_after_minutes as coach_buffer_after',
      's.notice_minutes as coach_notice',
      's.horizon_days as coach_horizon',
      's.most_per_day as coach_most_per_day',
      's.most_per_week as coach_most_per_week',
      's.interval_minutes as coach_interval',
    ])
    .where(isOne ? 't.session_type_id' : 't.coach_id', '=', id)
    .orderBy('t.position')
    .orderBy('t.session_type_id'),
);
type Row = RowOf<typeof selected>;

const rulesOf = (row: Row): SlotRules => ({
  lengthMinutes: row.length_minutes,
  bufferBeforeMinutes: row.buffer_before_minutes ?? row.coach_buffer_before ?? FIRST_SETTINGS.bufferBeforeMinutes,
  bufferAfterMinutes: row.buffer_after_minutes ?? row.coach_buffer_after ?? FIRST_SETTINGS.bufferAfterMinutes,
  noticeMinutes: row.notice_minutes ?? row.coach_notice ?? FIRST_SETTINGS.noticeMinutes,
  horizonDays: row.horizon_days ?? row.coach_horizon ?? FIRST_SETTINGS.horizonDays,
  mostPerDay: row.most_per_day ?? row.coach_most_per_day,
  mostPerWeek: row.most_per_week ?? row.coach_most_per_week,
  intervalMinutes: row.interval_minutes ?? row.coach_interval ?? FIRST_SETTINGS.intervalMinutes,
});

const recordOf = (row: Row): SessionTypeRecord => ({
  sessionTypeId: row.session_type_id,
  coachId: row.coach_id,
  title: row.title,
  lengthMinutes: row.length_minutes,
  seats: row.seats,
  booking: row.booking as SessionBooking,
  payment: row.payment as SessionPayment,
  priceMinor: row.price_minor,
  hasVideo: row.has_video,
  place: row.place as Localized,
  isOffered: row.is_offered,
  isArchived: row.archived_at !== null,
  cancellationTiers: row.cancellation_tiers as unknown as CancellationTier[],
  questions: row.questions as unknown as SessionQuestion[],
  reminderMinutes: row.reminder_minutes as unknown as number[],
  rules: rulesOf(row),
});

/** A session type with the rules that hold for it. @throws Problem not-found */
export async function readSlotRules(tx: Tx, sessionTypeId: number): Promise<SessionTypeRecord> {
  const row = await tx.one(selected({ isOne: true }, { id: sessionTypeId }));
  if (!row) throw notFound();
  return recordOf(row);
}

const isHere = ({ archived_at: archivedAt }: Row): boolean => archivedAt === null;

/** Free times are booked with one-to-one types only; coaches schedule group sessions themselves. */
const isBookable = (row: Row): boolean => isHere(row) && row.is_offered && row.seats === 1;

/** The types of a coach that can be booked, in the coach's order. */
export const readOfferedTypes = async (tx: Tx, coachId: number): Promise<SessionTypeRecord[]> =>
  (await tx.all(selected({ isOne: false }, { id: coachId }))).filter(isBookable).map(recordOf);

const shownOf = (row: Row): Omit<SessionType, 'currency' | 'isForSale'> => ({
  sessionTypeId: row.session_type_id,
  coachId: row.coach_id,
  title: row.title,
  summary: row.summary as Localized,
  lengthMinutes: row.length_minutes,
  seats: row.seats,
  booking: row.booking as SessionBooking,
  payment: row.payment as SessionPayment,
  priceMinor: row.price_minor,
  hasVideo: row.has_video,
  place: row.place as Localized,
  cancellationTiers: row.cancellation_tiers as unknown as CancellationTier[],
  questions: row.questions as unknown as SessionQuestion[],
});

/** What learners see of the types that can be booked. */
export const listOfferedTypes = async (tx: Tx, coachId: number): Promise<ReturnType<typeof shownOf>[]> =>
  (await tx.all(selected({ isOne: false }, { id: coachId }))).filter(isBookable).map(shownOf);

/** All types of a coach but the archived ones, as the coach edits them. */
export const listEditedTypes = async (tx: Tx, coachId: number): Promise<SessionTypeEditing[]> =>
  (await tx.all(selected({ isOne: false }, { id: coachId }))).filter(isHere).map((row) => ({
    ...shownOf(row),
    isOffered: row.is_offered,
    bufferBeforeMinutes: row.buffer_before_minutes,
    bufferAfterMinutes: row.buffer_after_minutes,
    noticeMinutes: row.notice_minutes,
    horizonDays: row.horizon_days,
    mostPerDay: row.most_per_day,
    mostPerWeek: row.most_per_week,
    intervalMinutes: row.interval_minutes,
    reminderMinutes: row.reminder_minutes as unknown as number[],
    version: row.version,
  }));
