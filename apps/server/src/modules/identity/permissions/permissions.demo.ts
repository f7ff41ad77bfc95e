import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import { type FirstSets, insertFirstPermissions } from './first-permissions.ts';

export const demoPermissionSets = demoKey<FirstSets>('permission-sets');

/** What the organisation may do as such, and its sets. */
export async function loadDemoPermissions({ tx, loaded }: DemoLoad): Promise<void> {
  loaded.put(demoPermissionSets, await insertFirstPermissions(tx));
}
