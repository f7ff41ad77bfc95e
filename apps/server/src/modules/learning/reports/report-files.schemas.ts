import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { tableFormat } from '../../../kernel/http/table-responses.ts';
import { LIST, NARROWING } from './reports.schemas.ts';

export const NewReportFile = Type.Object({
  courseId: Type.Optional(Id),
  kind: Type.String({ maxLength: 40 }),
  ...NARROWING,
  ...LIST,
  ...tableFormat,
});

export type NewReportFile = Static<typeof NewReportFile>;

export const CreatedReportFile = NamedObject('CreatedReportFile', { reportFileId: Id });
export const FileParams = Type.Object({ reportFileId: Id });

export const ReportFileList = NamedObject('ReportFileList', {
  data: Type.Array(
    NamedObject('ReportFile', {
      reportFileId: Id,
      kind: Type.String(),
      /** Null: of the whole organisation. */
      courseId: Nullable(Id),
      status: OneOf('WAITING', 'READY', 'FAILED'),
      doneCount: Type.Integer({ minimum: 0 }),
      rowCount: Type.Integer({ minimum: 0 }),
      createdAt: DateTime,
      expiresAt: DateTime,
    }),
  ),
});
export type ReportFileList = Static<typeof ReportFileList>;
