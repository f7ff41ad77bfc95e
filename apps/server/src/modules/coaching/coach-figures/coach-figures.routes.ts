import { administrator } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { exportFigures, exportUtilisation } from './coach-figures.export.ts';
import { readCoachingFigures } from './coach-figures.reads.ts';
import {
  CoachingDecisions,
  CoachingFigures,
  FigureFileQuery,
  FigureQuery,
  Utilisation,
  UtilisationFileQuery,
  UtilisationQuery,
} from './coach-figures.schemas.ts';
import { readDecisions } from './decisions.reads.ts';
import { listUtilisation } from './utilisation.reads.ts';

const access = administrator();
const rateLimit = { per: 'caller', count: 20, seconds: 600 } as const;

export const coachFigureRoutes: readonly RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/coach-figures',
    operationId: 'getCoachingFigures',
    summary: 'Sessions held, hours booked of those offered, and no-shows of the current week, month or year',
    access,
    query: FigureQuery,
    response: CoachingFigures,
    handle: (context, { query }) => readCoachingFigures(context, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/coach-figures/export',
    operationId: 'exportCoachingFigures',
    summary: 'The figures of a period as a spreadsheet (CSV or XLSX)',
    access,
    query: FigureFileQuery,
    isRaw: true,
    rateLimit,
    handle: async (context, { query }, { reply }) => sendTable(reply, await exportFigures(context, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/coach-figures/utilisation',
    operationId: 'listCoachUtilisation',
    summary: 'Booked and offered time of coaches in the last five weeks and the current month, by name',
    access,
    query: UtilisationQuery,
    response: Utilisation,
    handle: (context, { query }) => listUtilisation(context, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/coach-figures/utilisation/export',
    operationId: 'exportCoachUtilisation',
    summary: 'Utilisation of all coaches as a spreadsheet (CSV or XLSX)',
    access,
    query: UtilisationFileQuery,
    isRaw: true,
    rateLimit,
    handle: async (context, { query }, { reply }) => sendTable(reply, await exportUtilisation(context, query.format)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/coach-figures/decisions',
    operationId: 'getCoachingDecisions',
    summary: 'Objections to no-shows that wait for a decision, and coaches who cancelled at least twice within a week',
    access,
    response: CoachingDecisions,
    handle: (context) => readDecisions(context),
  }),
];
