import { DEFAULT_SHARING } from '@sullam/domain/sharing.ts';
import type { DemoRubric } from '../../../demo/content/types.ts';
import { daysAgo } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { prepareRubric } from './prepare-rubric.ts';
import { insertRubric } from './rubrics.repository.ts';

export interface LoadedRubric {
  rubricId: number;
  content: DemoRubric['content'];
  maximum: string;
}

/** Rubrics by the keys of the content. */
export const demoRubrics = demoKey<ReadonlyMap<string, LoadedRubric>>('rubrics');

export async function loadDemoRubrics({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const members = loaded.get(demoMembers);
  const now = daysAgo(context.clock.now(), 30);
  const rubrics = new Map<string, LoadedRubric>();
  for (const rubric of demo.rubrics) {
    const prepared = prepareRubric(rubric);
    const rubricId = await insertRubric(
      tx,
      prepared,
      { courseId: null, sharing: DEFAULT_SHARING },
      { userId: members.get(rubric.author)!, now },
    );
    rubrics.set(rubric.key, { rubricId, content: prepared.content, maximum: prepared.maximum });
  }
  loaded.put(demoRubrics, rubrics);
}
