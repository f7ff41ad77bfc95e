import type { BenchScenario } from '../../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
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
];
