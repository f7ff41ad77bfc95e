import { reading } from '../../../kernel/database/database.ts';
import { publicRoute } from '../../../kernel/http/route.ts';
import { defineModule } from '../../../wiring.ts';
import { checkMayLookAtCoaches } from '../coaches/coaches.public.ts';
import { listCoaches } from './coach-directory.reads.ts';
import { CoachCardPage, CoachFilters, CoachListQuery } from './coach-directory.schemas.ts';
import { readCoachFilters } from './coach-filters.reads.ts';

/** The directory: coaches as learners find them, with their next free times. */
export const coachDirectoryModule = defineModule({
  name: 'coach-directory',
  tag: 'Coaches',
  partOf: ['coaching'],
  uses: ['coach-availability', 'coach-ratings', 'coaches', 'covers', 'media', 'members'],
  routes: [
    publicRoute({
      method: 'GET',
      path: '/api/coaches',
      operationId: 'listCoaches',
      mayLag: true,
      summary: 'Approved coaches with their next free times, the first one who is free above',
      query: CoachListQuery,
      response: CoachCardPage,
      errors: { 403: ['not-allowed'] },
      handle: (context, { query }) => {
        checkMayLookAtCoaches(context);
        return reading(context, (tx) => listCoaches(context, tx, query));
      },
    }),
    publicRoute({
      method: 'GET',
      path: '/api/coaches/filters',
      operationId: 'getCoachFilters',
      mayLag: true,
      summary: 'What the directory can be narrowed by, with how many coaches have each',
      response: CoachFilters,
      errors: { 403: ['not-allowed'] },
      handle: (context) => {
        checkMayLookAtCoaches(context);
        return reading(context, (tx) => readCoachFilters(context, tx));
      },
    }),
  ],
});
