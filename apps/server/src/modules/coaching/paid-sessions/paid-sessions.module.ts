import { defineModule } from '../../../wiring.ts';

/** Paid sessions: coaching sessions that an order holds, books and gives back. */
export const paidSessionsModule = defineModule({
  name: 'paid-sessions',
  partOf: ['coaching'],
  uses: ['coach-availability', 'coaching-sessions', 'members'],
});
