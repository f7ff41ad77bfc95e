import type { DemoLoad } from '../../demo/demo-content.ts';
import { certificateTemplatesOfDemo } from './demo-templates.ts';

/** Certificates of those who completed their courses, so that pages of the demo have something to show. */
export async function loadDemoCertificates(load: DemoLoad): Promise<void> {
  await certificateTemplatesOfDemo(load);
}
