export { listCredits } from './credits.repository.ts';
export { settleCredits } from './credits.service.ts';
export { AttendeeParams } from './event-attendance.schemas.ts';
