import { STUDIO_PERMISSIONS } from '@sullam/domain/portals.ts';
import { permission } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { defineModule } from '../../../wiring.ts';
import { readWaiting } from './waiting.reads.ts';
import { WaitingForMe } from './waiting.schemas.ts';

/** What waits for those who teach and administer, over all that they work on. */
export const waitingModule = defineModule({
  name: 'waiting',
  uses: ['courses'],
  tag: 'teaching',
  routes: [
    memberRoute({
      method: 'GET',
      path: '/api/studio/waiting',
      operationId: 'getWaitingForMe',
      summary: 'What waits for the caller in the studio, each line with its first item, and the next seven days',
      access: permission(...STUDIO_PERMISSIONS),
      response: WaitingForMe,
      handle: (context) => reading(context, (tx) => readWaiting(context, tx)),
    }),
  ],
});
