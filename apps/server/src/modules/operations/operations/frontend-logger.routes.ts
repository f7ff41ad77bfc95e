import { Type } from 'typebox';
import { publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { DateTime, NamedObject, Ok, OneOf } from '../../../kernel/http/schemas.ts';
import { withoutSecrets } from './without-secrets.ts';

const Entry = NamedObject('LogEntry', {
  level: OneOf('error', 'warning'),
  message: Type.String({ maxLength: 4000 }),
  stack: Type.Optional(Type.String({ maxLength: 8000 })),
  url: Type.String({ maxLength: 4000 }),
  at: DateTime,
});

export const frontendLoggerRoutes = (): RouteDefinition[] => [
  publicRoute({
    method: 'POST',
    path: '/api/frontend-logger',
    operationId: 'reportFrontendErrors',
    summary: 'Errors that nobody caught in a browser, for the log',
    body: Type.Object({ entries: Type.Array(Entry, { minItems: 1, maxItems: 50 }) }),
    response: Ok,
    bodyLimit: 262_144,
    rateLimit: { per: 'address', count: 30, seconds: 60 },
    handle: async (context, { body }) => {
      const { caller, organizationId, requestId } = context;
      for (const { level, message, stack, url, at } of body.entries) {
        context.log.warn(
          {
            requestId,
            organizationId,
            userId: caller.kind === 'member' ? caller.userId : null,
            browser: context.userAgent,
            frontend: {
              level,
              message: withoutSecrets(message),
              ...(stack === undefined ? {} : { stack: withoutSecrets(stack) }),
              url: withoutSecrets(url),
              at,
            },
          },
          'error in a browser',
        );
      }
      return { ok: true as const };
    },
  }),
];
