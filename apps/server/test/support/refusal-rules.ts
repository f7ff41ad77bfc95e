import type { RefusalWatch } from '../../src/kernel/http/http-server.ts';
import { FAILURES, refusalsOf } from '../../src/kernel/http/refusals.ts';
import { allRoutes } from '../../src/modules.ts';

const ROUTES = new Map(allRoutes().map((route) => [route.operationId, route]));

/** Keeps the refusals of a server and reports those that their routes don't declare. */
export class RefusalRules {
  private readonly sent = new Set<string>();

  readonly watch: RefusalWatch = (operationId, { status, errorCode = '' }) => {
    this.sent.add(`${operationId} ${status} ${errorCode}`);
  };

  undeclared(): string[] {
    return [...this.sent].filter((refusal) => {
      const [operationId = '', status, errorCode] = refusal.split(' ');
      const route = ROUTES.get(operationId);
      const declared: readonly string[] = [
        ...(route ? (refusalsOf(route).get(Number(status)) ?? []) : []),
        ...FAILURES,
      ];
      return !declared.includes(errorCode ?? '');
    });
  }
}
