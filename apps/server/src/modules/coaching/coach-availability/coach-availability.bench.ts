import { addDays } from '@sullam/domain/lectures/zoned-time.ts';
import type { BenchScenario } from '../../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'coach-availability',
    title: 'Free times: a month of a coach with 5,000 sessions',
    place: 47,
    wanted: 0.05,
    connections: 8,
    processorTime: 5,
    samplesOn: async (data) => {
      const today = data.lastYear.to.slice(0, 10);
      const [from, until] = [addDays(today, 1), addDays(today, 31)];
      return (await data.members(83)).map(({ organizationId, headers }) => ({
        request: {
          method: 'GET',
          // the coach whose calendar is full has the number of the organisation, as has the session type
          path: `/api/provider-available-slots?coachId=${organizationId}&sessionTypeId=${organizationId}&from=${from}&until=${until}&zone=Africa/Cairo`,
          headers,
        },
      }));
    },
  },
];
