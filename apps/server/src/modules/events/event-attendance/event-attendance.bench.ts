import { type BenchScenario, FRESH_KEY } from '../../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
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
