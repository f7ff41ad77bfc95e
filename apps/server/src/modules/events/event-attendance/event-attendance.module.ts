import { signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { creditRoutes } from './credits.routes.ts';
import { doorApplicationRoutes } from './door-application.routes.ts';
import { attendanceRoutes } from './event-attendance.routes.ts';

const RECORD = 'who stood at the door is part of the record of the event';

/** Who came to an event: check-in at the door, the list of attendees, and the lessons that coming counts for. */
export const eventAttendanceModule = defineModule({
  name: 'event-attendance',
  tag: 'Events',
  partOf: ['events'],
  owns: ['event_credits', 'event_scans'],
  personalRows: [signedRows('event_scans', 'scanned_by', RECORD), signedRows('event_scans', 'undone_by', RECORD)],
  uses: [
    'capacity',
    'course-content',
    'courses',
    'event-enrollments',
    'events',
    'issuer-keys',
    'members',
    'organizations',
    'progress',
  ],
  routes: [...attendanceRoutes, ...doorApplicationRoutes, ...creditRoutes],
});
