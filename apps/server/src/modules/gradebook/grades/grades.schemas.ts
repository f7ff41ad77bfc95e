import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  localized,
  NamedObject,
  Nullable,
  named,
  OneOf,
  PageQuery,
  Person,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { Scheme } from '../grade-items/grade-items.public.ts';

/** Exact: a decimal where there is one ("87.5"), else a fraction ("280/3"). */
const Exact = Type.String({
  maxLength: 125,
  pattern: '^-?[0-9]{1,60}([.][0-9]{1,60}|/[0-9]{1,60})?$',
  description: 'Exact: "87.5", or a fraction as "280/3"',
});
/** What is computed may have any number of digits. */
export const Computed = Type.String({ description: 'Exact: "87.5", or a fraction as "280/3"' });

export const GradeState = named('GradeState', OneOf('BLANK', 'MARKED', 'EXCUSED', 'MISSING', 'PENDING'));
const Letter = localized(20);

const Total = Type.Object({
  percent: Nullable(Computed),
  text: Nullable(Type.String({ description: 'Rounded once, as the gradebook says' })),
  letter: Nullable(Letter),
  passed: Nullable(Type.Boolean()),
});

export const Totals = NamedObject('GradeTotals', {
  current: Type.Object(Total.properties, { description: 'Of marked items only' }),
  final: Type.Object(Total.properties, { description: 'Of all items: blanks count as zero' }),
  isProvisional: Type.Boolean(),
});
export type Totals = Static<typeof Totals>;

const ItemLine = NamedObject('GradeItemLine', {
  gradeItemId: Id,
  state: OneOf('BLANK', 'MARKED', 'EXCUSED', 'MISSING', 'PENDING', 'HIDDEN'),
  effect: OneOf(
    'COUNTED',
    'BONUS',
    'DROPPED_LOWEST',
    'DROPPED_HIGHEST',
    'EXCUSED',
    'NOT_MARKED',
    'OMITTED',
    'NO_MAXIMUM',
  ),
  points: Nullable(Computed),
  maximumPoints: Type.String(),
  percent: Nullable(Computed),
  weightPercent: Nullable(Computed),
  contribution: Nullable(Computed),
  surplus: Nullable(Computed),
});

const CategoryLine = NamedObject('GradeCategoryLine', {
  gradeCategoryId: Nullable(Id),
  aggregation: OneOf('POINTS', 'MEAN', 'WEIGHTED'),
  isExtraCredit: Type.Boolean(),
  weight: Type.String(),
  weightPercent: Nullable(Computed),
  percent: Nullable(Computed),
  contribution: Nullable(Computed),
  droppedLowest: Type.Integer(),
  droppedHighest: Type.Integer(),
  items: Type.Array(ItemLine),
});

/** A total line by line: contributions add up to what stands above them. */
export const Derivation = NamedObject('GradeDerivation', {
  scheme: Scheme,
  weightSum: Type.String(),
  weightUsed: Type.String(),
  categories: Type.Array(CategoryLine),
});
export type Derivation = Static<typeof Derivation>;

const DerivedTotal = NamedObject('DerivedTotal', { ...Total.properties, derivation: Derivation });
export const DerivedTotals = NamedObject('DerivedTotals', {
  current: DerivedTotal,
  final: DerivedTotal,
  isProvisional: Type.Boolean(),
});
export type DerivedTotals = Static<typeof DerivedTotals>;

const person = {
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
};

/** The cells are packed: packages/domain/src/grading/grade-row.ts reads and writes them. */
export const ReportRow = NamedObject('GradeReportRow', {
  ...person,
  states: Type.String({ description: 'A letter an item: Blank, Marked, Excused, X missing, Pending' }),
  points: Type.Array(Computed, { description: 'Of the marked ones, in their order' }),
  flags: Type.String({ description: 'A digit an item: 1 seen by the learner, 2 overridden, 4 with a comment' }),
  versions: Type.Array(Type.Integer(), { description: 'Of each grade; 0 where there is none' }),
  totals: Totals,
});
export type ReportRow = Static<typeof ReportRow>;

export const ReportQuery = Type.Object({
  skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 200 })),
  search: SearchText,
  courseGroupId: Type.Optional(Id),
});
export type ReportQuery = Static<typeof ReportQuery>;

export const GradesReport = NamedObject('GradesReport', {
  gradeItemIds: Type.Array(Id, { description: 'Whose cells a row has, in their order' }),
  data: Type.Array(ReportRow),
  total: Type.Integer(),
});
export type GradesReport = Static<typeof GradesReport>;

export const MOST_CELLS = 2000;
export const COMMENT_LENGTH = 5000;

const Cell = NamedObject('GradebookCell', {
  gradeItemId: Id,
  userId: Id,
  version: Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: 'The one that was edited; 0: none yet' }),
  state: Type.Optional(
    OneOf('BLANK', 'MARKED', 'EXCUSED', 'MISSING', 'AUTOMATIC'),
    // AUTOMATIC takes an override back
  ),
  points: Type.Optional(Nullable(Exact)),
  comment: Type.Optional(Type.String({ maxLength: COMMENT_LENGTH })),
});
export type CellChange = Static<typeof Cell>;

export const GradesBody = NamedObject('GradesBody', {
  cells: Type.Array(Cell, { minItems: 1, maxItems: MOST_CELLS }),
  reason: Type.Optional(Type.String({ maxLength: 500 })),
});
export type GradesBody = Static<typeof GradesBody>;

export const SavedGrades = NamedObject('SavedGrades', {
  versions: Type.Array(Type.Integer(), { description: 'Of each cell, in their order' }),
});

export const LearnerReportParams = Type.Object({ courseId: Id, userId: Id });

const ChangeSource = named(
  'GradeChangeSource',
  OneOf('HAND', 'IMPORT', 'EXAM', 'REGRADE', 'ASSIGNMENT', 'DISCUSSION', 'REVERTED', 'POSTED', 'UNPOSTED'),
);

const HistoryEntry = NamedObject('GradeHistoryEntry', {
  gradeChangeId: Id,
  oldState: GradeState,
  oldPoints: Nullable(Computed),
  newState: GradeState,
  newPoints: Nullable(Computed),
  source: ChangeSource,
  reason: Type.String(),
  isShown: Type.Boolean({ description: 'The learner could see what it became, then' }),
  changedBy: Nullable(Person),
  changedAt: DateTime,
});

export const ChangesQuery = Type.Object({
  ...PageQuery,
  gradeItemId: Type.Optional(Id),
  userId: Type.Optional(Id),
  source: Type.Optional(ChangeSource),
  from: Type.Optional(DateTime),
  to: Type.Optional(DateTime),
});
export type ChangesQuery = Static<typeof ChangesQuery>;

/** A change of any grade of a course, with whose it is. */
export const CourseGradeChange = NamedObject('CourseGradeChange', {
  ...HistoryEntry.properties,
  gradeItemId: Id,
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
});
export type CourseGradeChange = Static<typeof CourseGradeChange>;

/** One grade with all that became of it, for staff. */
export const GradeDetail = NamedObject('GradeDetail', {
  gradeItemId: Id,
  ...person,
  state: GradeState,
  points: Nullable(Computed),
  comment: Type.String(),
  isPosted: Type.Boolean(),
  isOverridden: Type.Boolean(),
  automatic: Nullable(Type.Object({ state: GradeState, points: Nullable(Computed) })),
  version: Type.Integer(),
  history: Type.Array(HistoryEntry, { description: 'The newest first' }),
});
export type GradeDetail = Static<typeof GradeDetail>;

/** One learner's whole report, for staff. */
export const LearnerReport = NamedObject('LearnerReport', { ...ReportRow.properties, totals: DerivedTotals });
export type LearnerReport = Static<typeof LearnerReport>;

export const PostBody = NamedObject('PostGradesBody', { scope: OneOf('ALL', 'MARKED') });
