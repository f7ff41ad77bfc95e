import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf, PageQuery, SearchText } from '../../../kernel/http/schemas.ts';
import { tableFormat } from '../../../kernel/http/table-responses.ts';

const STATUSES = ['LEARNING', 'LEFT', 'EVERYONE'] as const;

const Day = Type.String({ format: 'date' });

/** What narrows a report, as it stands in its address; a kind passes over what means nothing for it. */
export const NARROWING = {
  /** Enrolled from this day of the organisation's calendar to that one, both included. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  courseGroupId: Type.Optional(Id),
  status: Type.Optional(OneOf(...STATUSES)),
  /** Courses that are compared, beside the report's own: ids with commas. */
  courseIds: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,15}(,[1-9][0-9]{0,15}){0,3}$' })),
};

export const LIST = {
  /** The figure whose list this is: an id of a plot's item or of its note. */
  of: Type.Optional(Type.String({ maxLength: 60, pattern: '^[a-z0-9.-]+$' })),
  search: SearchText,
  sort: Type.Optional(OneOf('NEWEST', 'NAME', 'ACTIVE')),
};

export const ReportQuery = Type.Object({ ...PageQuery, ...NARROWING, ...LIST });
export type ReportQuery = Static<typeof ReportQuery>;

export const ReportExportQuery = Type.Object({
  ...NARROWING,
  ...LIST,
  ...tableFormat,
});
export type ReportExportQuery = Static<typeof ReportExportQuery>;

export const ReportColumn = NamedObject('ReportColumn', {
  id: Type.String(),
  label: Type.String(),
  format: OneOf('TEXT', 'NUMBER', 'DECIMAL', 'PERCENT', 'DATE', 'DAYS'),
});
export type ReportColumn = Static<typeof ReportColumn>;

const PlotNote = NamedObject('ReportPlotNote', {
  id: Type.String(),
  text: Type.String(),
  count: Type.Integer({ minimum: 0 }),
  /** The largest loss. */
  isWorst: Type.Boolean(),
});

export const PlotItem = NamedObject('ReportPlotItem', {
  id: Type.String(),
  label: Type.String(),
  /** What stands under a column, where the name is too long for it. */
  shortLabel: Type.Optional(Type.String()),
  count: Type.Integer({ minimum: 0 }),
  /** The end of a funnel, the column of the median, the courses that are meant. */
  isMarked: Type.Boolean(),
  note: Nullable(PlotNote),
  /** Of an overlap: in which of its courses these people are. */
  within: Type.Optional(Type.Array(Type.Boolean())),
});
export type PlotItem = Static<typeof PlotItem>;

export const Plot = NamedObject('ReportPlot', {
  id: Type.String(),
  kind: OneOf('FUNNEL', 'HISTOGRAM', 'COLUMNS', 'BARS', 'OVERLAP'),
  title: Type.String(),
  /** Beside the title: the whole in a few words. */
  summary: Type.String(),
  labelHead: Type.String(),
  valueHead: Type.String(),
  items: Type.Array(PlotItem),
  /** Of a histogram: its median in words. */
  median: Type.Optional(Type.String()),
  /** Of an overlap: its courses, in the order of the dots. */
  courses: Type.Optional(Type.Array(Type.Object({ courseId: Id, title: Type.String() }))),
  /** A sentence below: what the numbers say together. */
  finding: Type.Optional(Type.String()),
});
export type Plot = Static<typeof Plot>;

export const ReportRow = NamedObject('ReportRow', {
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  image: Nullable(Type.String()),
  /** By the columns, in their order; moments as in JSON, days and percents as whole numbers. */
  cells: Type.Array(Nullable(Type.Union([Type.String(), Type.Number()]))),
});
export type ReportRow = Static<typeof ReportRow>;

export const ReportPage = NamedObject('ReportPage', {
  kind: Type.String(),
  title: Type.String(),
  /** When the figures were counted; those of very many people are kept for a minute. */
  countedAt: DateTime,
  population: Type.Integer({ minimum: 0 }),
  plots: Type.Array(Plot),
  columns: Type.Array(ReportColumn),
  data: Type.Array(ReportRow),
  total: Type.Integer({ minimum: 0 }),
});
export type ReportPage = Static<typeof ReportPage>;

export const ReportKindList = NamedObject('ReportKindList', {
  data: Type.Array(
    NamedObject('ReportKind', {
      kind: Type.String(),
      title: Type.String(),
      filters: Type.Array(OneOf('dates', 'group', 'status', 'courses')),
      /** Whom it is about where nothing is asked for. */
      usualStatus: OneOf(...STATUSES),
    }),
  ),
});
export type ReportKindList = Static<typeof ReportKindList>;
