import { Type } from 'typebox';
import type { RequestContext } from '../../../kernel/context.ts';
import { publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { NamedObject, OneOf } from '../../../kernel/http/schemas.ts';
import type { Lifecycle } from '../../../kernel/lifecycle.ts';
import type { Log } from '../../../kernel/log.ts';
import { Problem } from '../../../kernel/problem.ts';
import { timeZoneData } from '../../../kernel/time-zone-data.ts';

const LONGEST_WAIT = 2000;

/** What is asked, or `fallback` when it fails or takes too long. */
async function inTime<T>(log: Log, what: string, asked: Promise<T>, fallback: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(fallback), LONGEST_WAIT);
  });
  const answered = asked.catch((error: unknown) => {
    log.warn({ error: String(error) }, what);
    return fallback;
  });
  try {
    return await Promise.race([answered, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the database answers in time, and whether it is distributed; undefined: it doesn't answer. */
function askDatabase({ database, log }: RequestContext): Promise<{ isDistributed: boolean } | undefined> {
  const asked = database.identity<{ isDistributed: boolean }[]>`
    select to_regclass('pg_catalog.pg_dist_node') is not null as "isDistributed"`;
  return inTime(
    log,
    'the database does not answer',
    asked.then(([row]) => row),
    undefined,
  );
}

/** How many nodes of a distributed database can't be reached from its coordinator. */
function countLostNodes({ database, log }: RequestContext): Promise<number> {
  const asked = database.identity<{ count: number }[]>`
    select count(*)::int as count from pg_dist_node
    where shouldhaveshards and not (isactive and citus_check_connection_to_node(nodename, nodeport))`;
  return inTime(
    log,
    'the nodes of the database could not be asked',
    asked.then(([row]) => row?.count ?? 0),
    1,
  );
}

const Health = NamedObject('Health', { status: OneOf('ok') });

const Readiness = NamedObject('Readiness', {
  status: OneOf('ok', 'degraded'),
  lostNodes: Type.Integer({
    description:
      'Nodes of a distributed database that do not answer: their organisations get 503, the others are served',
  }),
  replicas: Type.Integer({ description: 'Read replicas that this process uses now' }),
  timeZoneData: Type.Object({ version: Type.String(), isCurrent: Type.Boolean() }),
});

export const healthRoutes = (lifecycle: Lifecycle): RouteDefinition[] => [
  publicRoute({
    method: 'GET',
    path: '/api/health',
    operationId: 'getHealth',
    summary:
      'Ready for requests: 200, also when a part of a distributed database is away (degraded); 503 when the database is away or the process is about to end',
    isBare: true,
    response: Readiness,
    handle: async (context) => {
      const database = lifecycle.isStopping ? undefined : await askDatabase(context);
      if (!database) throw new Problem('unavailable', 503);
      const lostNodes = database.isDistributed ? await countLostNodes(context) : 0;
      const replicas = context.database.replicas?.usable.length ?? 0;
      return {
        status: lostNodes > 0 ? ('degraded' as const) : ('ok' as const),
        lostNodes,
        replicas,
        timeZoneData: timeZoneData(),
      };
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/api/health/live',
    operationId: 'getLiveness',
    summary: 'The process runs',
    isBare: true,
    response: Health,
    handle: async () => ({ status: 'ok' as const }),
  }),
];
