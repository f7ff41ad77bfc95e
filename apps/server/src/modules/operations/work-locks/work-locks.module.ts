import { instructor } from '../../../kernel/access/access.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { erasedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { TabParams, WorkLock, WorkLockBody } from './work-locks.schemas.ts';
import { lockWork, unlockWork } from './work-locks.service.ts';

/** Who has which piece of work in hand, so that two don't do it at once unknowingly. */
export const workLocksModule = defineModule({
  name: 'work-locks',
  owns: ['work_locks'],
  personalRows: [erasedRows('work_locks', 'user_id', { without: ['tab'] })],
  uses: ['members'],
  routes: [
    memberRoute({
      method: 'PUT',
      path: '/api/work-locks',
      operationId: 'lockWork',
      refusesMasquerade: true,
      summary: 'Takes a piece of work in hand for two minutes, or says which colleague has it',
      access: instructor(),
      body: WorkLockBody,
      response: WorkLock,
      handle: (context, { body }) => lockWork(context, body),
    }),
    memberRoute({
      method: 'DELETE',
      path: '/api/work-locks/:tab',
      operationId: 'unlockWork',
      refusesMasquerade: true,
      summary: 'Lets go of what a window of the caller has in hand',
      access: instructor(),
      params: TabParams,
      handle: (context, { params }) => unlockWork(context, params.tab),
    }),
  ],
});
