import type { RequestContext } from '../../../kernel/context.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { notFound } from '../../../kernel/problem.ts';

/** Exams can be switched off in an organisation: then there are none. */
export function requireExams({ features }: Pick<RequestContext, 'features'>): void {
  if (!features.exams) throw notFound();
}

/** A member's route that is there only where exams are switched on. */
export const examRoute: typeof memberRoute = (options) =>
  memberRoute({
    ...options,
    handle: async (context, ...rest) => {
      requireExams(context);
      return options.handle(context, ...rest);
    },
  });
