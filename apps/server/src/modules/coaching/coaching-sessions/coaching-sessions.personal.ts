import { type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';

export const coachingSessionPersonalRows: readonly PersonalRows[] = [
  retainedRows('coaching_bookings', 'user_id', 'the coach keeps the times that were booked'),
  signedRows('coaching_session_changes', 'user_id', 'who changed a session stays with the change'),
];
