export { statesPlot, tenthNamed, tenthOf, tenthsPlot } from './learner-plots.ts';
export { type Asked, idsOf, type Listed, type ReportKind, reportKinds } from './report-kind.ts';
export { reportRoutes } from './report-routes.ts';
export { moment, presentPerson } from './report-rows.ts';
export type { ReportWords } from './report-words.ts';
export { Plot, PlotItem, ReportColumn, type ReportRow } from './reports.schemas.ts';
