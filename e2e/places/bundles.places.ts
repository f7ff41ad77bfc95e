import type { Demo } from '../support/demo.ts';

export async function find({ asAdministrator }: Demo) {
  const { data } = await asAdministrator<{ data: { bundleId: number }[] }>('bundles');
  const [first] = data;
  if (!first) throw new Error('The demo has no bundle.');
  return { bundleId: first.bundleId };
}
