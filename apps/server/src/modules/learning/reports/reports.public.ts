export { statesPlot, tenthNamed, tenthOf, tenthsPlot } from './learner-plots.ts';
export { type Asked, type ReportKind, reportKinds } from './report-kind.ts';
export { reportRoutes } from './report-routes.ts';
export type { ReportWords } from './report-words.ts';
export type { Plot, ReportRow } from './reports.schemas.ts';
