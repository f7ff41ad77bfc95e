export { type Asked, type Figures, type Listed, type ReportKind, reportKinds } from './report-kind.ts';
export { reportRoutes } from './report-routes.ts';
export type { ReportWords } from './report-words.ts';
export { PAGE_OF_FILE, presentPerson } from './report-rows.ts';
export { type Plot, type PlotItem, type ReportColumn, type ReportRow } from './reports.schemas.ts';
