import { Type } from 'typebox';
import type { RequestContext } from '../../../kernel/context.ts';
import { publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { NamedObject, OneOf } from '../../../kernel/http/schemas.ts';
import type { Lifecycle } from '../../../kernel/lifecycle.ts';
import { Problem } from '../../../kernel/problem.ts';
import { timeZoneData } from '../../../kernel/time-zone-data.ts';

const LONGEST_WAIT = 2000;

/** Does the database answer in time? */
async function databaseAnswers({ database, log }: RequestContext): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LONGEST_WAIT);
  });
  const asked = database.identity`select 1`.then(
    () => true,
    (error: unknown) => {
      log.warn({ error: String(error) }, 'the database does not answer');
      return false;
    },
  );
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

const Health = NamedObject('Health', { status: OneOf('ok') });

const Readiness = NamedObject('Readiness', {
  status: OneOf('ok'),
  timeZoneData: Type.Object({ version: Type.String(), isCurrent: Type.Boolean() }),
});

export const healthRoutes = (lifecycle: Lifecycle): RouteDefinition[] => [
  publicRoute({
    method: 'GET',
    path: '/api/health',
    operationId: 'getHealth',
    summary: 'Ready for requests: 200; the database is away or the process is about to end: 503',
    isBare: true,
    response: Readiness,
    handle: async (context) => {
      if (lifecycle.isStopping || !(await databaseAnswers(context))) throw new Problem('unavailable', 503);
      return { status: 'ok' as const, timeZoneData: timeZoneData() };
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
