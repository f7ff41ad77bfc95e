import { signedIn } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { ActivityLog, LogExportQuery, LogParams, LogQuery } from './activity-log.schemas.ts';
import { exportLog, readLog } from './activity-log.service.ts';

export const activityLogRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId/activity-log',
    operationId: 'listActivityLog',
    mayLag: true,
    summary: 'What somebody did and was given, the latest first: for themselves, and for who may read members',
    access: signedIn(),
    params: LogParams,
    query: LogQuery,
    response: ActivityLog,
    handle: (context, { params, query }) => readLog(context, params.userId, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId/activity-log/export',
    operationId: 'exportActivityLog',
    mayLag: true,
    summary: 'The same as a spreadsheet (CSV or XLSX), all of it',
    access: signedIn(),
    params: LogParams,
    query: LogExportQuery,
    isRaw: true,
    rateLimit: { per: 'caller', count: 20, seconds: 600 },
    handle: async (context, { params, query }, { reply }) =>
      sendTable(reply, await exportLog(context, params.userId, query)),
  }),
];
