import { defineModule } from '../../../wiring.ts';
import { coachingSessionPersonalRows } from './coaching-sessions.personal.ts';

/** Coaching sessions: times of coaches that learners hold, book, move and cancel. */
export const coachingSessionsModule = defineModule({
  name: 'coaching-sessions',
  partOf: ['coaching'],
  owns: ['coaching_bookings', 'coaching_session_changes', 'coaching_sessions'],
  personalRows: coachingSessionPersonalRows,
  uses: ['coaches', 'coach-availability'],
});
