import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { coachBusySpans } from './availability-extensions.ts';
import { busyElsewhere } from './busy-elsewhere.reads.ts';
import { loadDemoAvailability } from './coach-availability.demo.ts';
import { VIEWS } from './coach-availability.public.ts';
import { nextTimeJobs, nextTimeSignals } from './next-times.jobs.ts';
import { providerRoutes } from './provider.routes.ts';
import { sessionTypeRoutes } from './session-types.routes.ts';

/** Availability of coaches: hours, overrides, travel, blocked times, session types, and the free times that follow. */
export const coachAvailabilityModule = defineModule({
  name: 'coach-availability',
  partOf: ['coaching'],
  owns: [
    'coach_date_overrides',
    'coach_disabled_slots',
    'coach_next_times',
    'coach_settings',
    'coach_travels',
    'coach_weekly_hours',
    'session_types',
  ],
  publishes: VIEWS,
  uses: ['coaches', 'enrollments', 'event-enrollments', 'events', 'lectures', 'organizations'],
  contributes: [contribute(coachBusySpans, busyElsewhere), contribute(demoWork, loadDemoAvailability)],
  routes: [...sessionTypeRoutes, ...providerRoutes],
  jobs: nextTimeJobs,
  signals: nextTimeSignals,
});
