import type { BenchScenario } from '../../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'order-list',
    title: 'Orders of an organisation: the latest 20, and how many',
    place: 61,
    wanted: 0.5,
    connections: 8,
    processorTime: 2,
    samplesOn: async (data) => {
      const { headers } = await data.administrator();
      return [{ request: { method: 'GET', path: '/api/orders/all?take=20', headers } }];
    },
  },
  {
    name: 'own-orders',
    title: 'Payment history of a member: the latest 20 orders',
    place: 62,
    wanted: 0.5,
    connections: 8,
    processorTime: 2,
    samplesOn: async (data) =>
      (await data.members(85)).map(({ headers }) => ({
        request: { method: 'GET', path: '/api/orders?take=20', headers },
      })),
  },
];
