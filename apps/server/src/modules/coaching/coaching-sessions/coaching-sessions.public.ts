/** Views of its tables that others may read. */
export const VIEWS = ['coaching_booking_records'] as const;

export { findPastBooking } from './past-bookings.reads.ts';
