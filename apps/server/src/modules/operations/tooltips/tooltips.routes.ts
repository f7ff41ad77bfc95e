import { HINTS } from '@sullam/domain/hints.ts';
import { Type } from 'typebox';
import { signedIn } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Ok, OneOf } from '../../../kernel/http/schemas.ts';
import { findDismissedTooltips } from './tooltips.repository.ts';
import { dismissTooltip } from './tooltips.service.ts';

export const tooltipRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/tooltips',
    operationId: 'listTooltips',
    summary: 'The hints of the screens and which of them the caller has closed',
    access: signedIn(),
    response: Type.Object({ data: Type.Array(Type.Object({ slug: OneOf(...HINTS), isDismissed: Type.Boolean() })) }),
    handle: async (context) => {
      const dismissed = await findDismissedTooltips(context);
      return { data: HINTS.map((slug) => ({ slug, isDismissed: dismissed.has(slug) })) };
    },
  }),
  memberRoute({
    method: 'POST',
    path: '/api/tooltips/:slug/dismiss',
    operationId: 'dismissTooltip',
    summary: 'Closes a hint for good',
    access: signedIn(),
    params: Type.Object({ slug: Type.String({ maxLength: 60 }) }),
    response: Ok,
    handle: async (context, { params }) => {
      await dismissTooltip(context, params.slug);
      return { ok: true as const };
    },
  }),
];
