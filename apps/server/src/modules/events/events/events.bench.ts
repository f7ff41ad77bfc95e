import { type BenchScenario, FRESH_KEY } from '../../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'event-list',
    title: 'Event list: 20 of those to come',
    place: 44,
    wanted: 0.5,
    connections: 8,
    processorTime: 2,
    samplesOn: async (data) =>
      (await data.members(77)).map(({ headers }) => ({
        request: { method: 'GET', path: '/api/events?take=20', headers },
      })),
  },
  {
    name: 'event-enrollment',
    title: 'Event enrolment (a place taken, then given back)',
    place: 45,
    wanted: 0.5,
    connections: 8,
    requests: 2,
    bare: { hasUniqueKeys: true },
    samplesOn: async (data) =>
      (await data.members(79)).flatMap((member) => {
        const eventId = data.openEventOf(member);
        const path = `/api/events/${eventId}/enrollment`;
        const { headers } = member;
        // asked twice, either would do nothing
        const warmUp = { method: 'GET', path: `/api/events/${eventId}`, headers };
        return [
          { request: { method: 'POST', path, headers, body: { eventTicketTypeId: eventId, answers: [] } }, warmUp },
          { request: { method: 'DELETE', path, headers }, warmUp },
        ];
      }),
  },
  {
    name: 'check-in',
    title: 'Check-in: a ticket scanned at the door',
    place: 46,
    wanted: 0.2,
    connections: 8,
    processorTime: 5,
    bare: { hasUniqueKeys: true },
    samplesOn: async (data) => {
      const { headers } = await data.administrator();
      const people = await Promise.all([81, 145, 209, 273].map((offset) => data.classmates(offset)));
      return people
        .flat()
        .flatMap((member) => data.ticketsOf(member).slice(0, 2))
        .map(({ eventId, code }) => ({
          request: {
            method: 'POST',
            path: `/api/events/${eventId}/attendance/scans`,
            headers,
            body: {
              device: 'Door',
              gate: 'North',
              scans: [{ scanId: FRESH_KEY, code, scannedAt: '2026-01-01T18:00:00.000Z' }],
            },
          },
        }));
    },
  },
];
