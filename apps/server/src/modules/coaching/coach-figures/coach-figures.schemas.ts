import { FIGURE_PERIODS } from '@sullam/domain/coaching/figure-periods.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf, PageQuery, Person } from '../../../kernel/http/schemas.ts';
import { tableFormat } from '../../../kernel/http/table-responses.ts';

const Count = Type.Integer({ minimum: 0 });
const Day = Type.String({ format: 'date' });

const time = { offeredMinutes: Count, bookedMinutes: Count };

export const FigureQuery = Type.Object({ period: Type.Optional(OneOf(...FIGURE_PERIODS)) });
export type FigureQuery = Static<typeof FigureQuery>;
export const FigureFileQuery = Type.Object({ period: Type.Optional(OneOf(...FIGURE_PERIODS)), ...tableFormat });
export type FigureFileQuery = Static<typeof FigureFileQuery>;

export const CoachingFigures = NamedObject('CoachingFigures', {
  period: OneOf(...FIGURE_PERIODS),
  /** First day of the period, by the organisation's calendar. */
  from: Day,
  /** The day after the last. */
  until: Day,
  /** First day of the period before. */
  fromBefore: Day,
  /** Sessions that have ended and that neither side missed. */
  sessionsHeld: Count,
  sessionsHeldBefore: Count,
  ...time,
  /** One-to-one sessions that a learner missed, and seats of group sessions. */
  missedByLearner: Count,
  missedByCoach: Count,
});
export type CoachingFigures = Static<typeof CoachingFigures>;

export const UtilisationQuery = Type.Object(PageQuery);
export type UtilisationQuery = Static<typeof UtilisationQuery>;
export const UtilisationFileQuery = Type.Object(tableFormat);

export const CoachUtilisation = NamedObject('CoachUtilisation', {
  coachId: Id,
  coach: Person,
  /** In the order of `weeks`; null: nothing is stored for that week. */
  weeks: Type.Array(Nullable(NamedObject('CoachWeek', time))),
  /** The current month. */
  month: NamedObject('CoachMonth', { ...time, sessionCount: Count }),
  /** Average of the stars in tenths; null: no ratings. */
  ratingTenths: Nullable(Type.Integer()),
});
export type CoachUtilisation = Static<typeof CoachUtilisation>;

export const Utilisation = NamedObject('CoachingUtilisation', {
  /** First days of the last five weeks, the current one last. */
  weeks: Type.Array(Day),
  data: Type.Array(CoachUtilisation),
  total: Count,
});
export type Utilisation = Static<typeof Utilisation>;

export const CoachingDecisions = NamedObject('CoachingDecisions', {
  /** Objections to no-shows that wait, the longest wait first: the first ones, and how many there are. */
  objections: Type.Array(
    NamedObject('WaitingObjection', {
      coachingSessionId: Id,
      person: Person,
      startsAt: DateTime,
      objectedAt: DateTime,
    }),
  ),
  objectionCount: Count,
  /** Coaches who cancelled at least twice within the last seven days, those with the most cancellations first. */
  cancellations: Type.Array(NamedObject('FrequentCancellation', { coachId: Id, coach: Person, count: Count })),
});
export type CoachingDecisions = Static<typeof CoachingDecisions>;
