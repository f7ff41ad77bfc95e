import { type Static, Type } from 'typebox';
import { Id, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { NARROWING } from './reports.schemas.ts';

const Rhythm = OneOf('WEEKLY', 'MONTHLY');
export type ReportRhythm = Static<typeof Rhythm>;

const Name = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' });
const Narrowing = NamedObject('ReportNarrowing', NARROWING, { additionalProperties: false });

export const ViewParams = Type.Object({ reportViewId: Id });

export const NewReportView = Type.Object({
  /** Absent: of the whole organisation. */
  courseId: Type.Optional(Id),
  kind: Type.String({ maxLength: 40 }),
  name: Name,
  narrowing: Narrowing,
  isShared: Type.Boolean(),
});
export type NewReportView = Static<typeof NewReportView>;

export const ReportViewPatch = Type.Object({ name: Type.Optional(Name), isShared: Type.Optional(Type.Boolean()) });
export type ReportViewPatch = Static<typeof ReportViewPatch>;

export const ReportMailBody = Type.Object({ rhythm: Nullable(Rhythm) });

export const CreatedReportView = NamedObject('CreatedReportView', { reportViewId: Id });

export const ReportViewList = NamedObject('ReportViewList', {
  data: Type.Array(
    NamedObject('ReportView', {
      reportViewId: Id,
      kind: Type.String(),
      name: Type.String(),
      narrowing: Narrowing,
      isShared: Type.Boolean(),
      isOwn: Type.Boolean(),
      /** Whose it is. */
      firstName: Type.String(),
      lastName: Type.String(),
      /** How often the caller gets it by mail. */
      rhythm: Nullable(Rhythm),
    }),
  ),
});
export type ReportViewList = Static<typeof ReportViewList>;
