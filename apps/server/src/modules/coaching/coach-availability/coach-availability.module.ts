import { defineModule } from '../../../wiring.ts';

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
  uses: ['coaches'],
});
