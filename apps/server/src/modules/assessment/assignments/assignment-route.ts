import type { RequestContext } from '../../../kernel/context.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { notFound } from '../../../kernel/problem.ts';

/** Assignments can be switched off in an organisation: then there are none. */
function requireAssignments({ features }: Pick<RequestContext, 'features'>): void {
  if (!features.assignments) throw notFound();
}

/** A member's route that is there only where assignments are switched on. */
export const assignmentRoute: typeof memberRoute = (options) =>
  memberRoute({
    ...options,
    handle: async (context, ...rest) => {
      requireAssignments(context);
      return options.handle(context, ...rest);
    },
  });
