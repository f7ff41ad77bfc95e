import { defineModule } from '../../../wiring.ts';
import { checkInRoutes } from './attendance-check-in.routes.ts';

/** Check-in by learners: the code on the screen in the room, devices, and claims of those who have yet to sign in. */
export const attendanceCheckInModule = defineModule({
  name: 'attendance-check-in',
  tag: 'Attendance',
  partOf: ['attendance'],
  uses: ['attendance', 'lectures', 'organizations'],
  routes: checkInRoutes,
});
