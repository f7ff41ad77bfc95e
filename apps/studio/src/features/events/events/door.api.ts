import type { EventScansBody, EventWalkInBody } from '@sullam/api-client/schema.gen.ts';
import { api } from '@sullam/web-kit/api.ts';

export const readDoorList = (eventId: number) =>
  api('GET /api/events/{eventId}/attendance/list', { path: { eventId } });

export const sendScans = (eventId: number, body: EventScansBody) =>
  api('POST /api/events/{eventId}/attendance/scans', { path: { eventId }, body });

export const admitWalkIn = (eventId: number, body: EventWalkInBody) =>
  api('POST /api/events/{eventId}/attendance/walk-ins', { path: { eventId }, body });

export const takeCheckInBack = (eventId: number, eventEnrollmentId: number) =>
  api('DELETE /api/events/{eventId}/enrollments/{eventEnrollmentId}/attendance', {
    path: { eventId, eventEnrollmentId },
  });
