import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoCoaches } from '../coaches/coaches.public.ts';
import { computeCoachWeeks } from './coach-weeks.service.ts';

/** Weeks of the demo's coaches, past ones with their sessions. */
export async function loadDemoWeeks({ context, tx, loaded }: DemoLoad): Promise<void> {
  for (const coachId of loaded.get(demoCoaches).values()) await computeCoachWeeks(context, tx, coachId);
}
