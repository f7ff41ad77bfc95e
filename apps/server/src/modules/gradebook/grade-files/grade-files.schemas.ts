import { type Static, Type } from 'typebox';
import { Id, NamedObject, Nullable, named, OneOf } from '../../../kernel/http/schemas.ts';
import { tableFormat } from '../../../kernel/http/table-responses.ts';

/** Whose grades a file is about: a group's learners, or all of the course. */
export interface FileScope {
  courseId: number;
  courseGroupId?: number;
}

const ofGroup = { courseGroupId: Type.Optional(Id) };

export const ExportQuery = Type.Object({ ...tableFormat, ...ofGroup });

export const PreviewQuery = Type.Object(ofGroup);

export const ImportQuery = Type.Object({
  fingerprint: Type.String({ minLength: 1, maxLength: 100, description: 'Of the preview that was looked at' }),
  ...ofGroup,
});

const State = named('ImportedState', OneOf('BLANK', 'MARKED', 'EXCUSED', 'MISSING', 'PENDING'));
const Value = NamedObject('ImportedValue', { state: State, points: Nullable(Type.String()) });

export const MOST_LISTED = 2000;

/** What a file would change; nothing is saved. */
export const ImportPreview = NamedObject('GradeImportPreview', {
  fingerprint: Type.String({ description: 'Of all changes: sent with the import, which refuses if anything differs' }),
  learnerCount: Type.Integer(),
  itemCount: Type.Integer(),
  changeCount: Type.Integer(),
  changes: Type.Array(
    Type.Object({
      row: Type.Integer({ description: 'In the file; the first row is 1' }),
      gradeItemId: Id,
      userId: Id,
      firstName: Type.String(),
      lastName: Type.String(),
      version: Type.Integer(),
      old: Value,
      new: Value,
    }),
    { description: `The first ${MOST_LISTED}` },
  ),
  errors: Type.Array(
    Type.Object({
      row: Type.Integer(),
      column: Nullable(Type.String({ description: 'As its first row names it; null: the whole row' })),
      code: Type.String(),
      message: Type.String(),
    }),
    { description: `The first ${MOST_LISTED}` },
  ),
  errorCount: Type.Integer(),
  leftOutCount: Type.Integer({ description: 'Learners of the course that are not in the group' }),
  unknownColumns: Type.Array(Type.String(), { description: 'Left out, because nothing here has their name' }),
});
export type ImportPreview = Static<typeof ImportPreview>;

export const Imported = NamedObject('ImportedGrades', { changeCount: Type.Integer() });
