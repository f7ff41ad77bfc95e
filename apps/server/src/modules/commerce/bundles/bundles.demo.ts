import type { DemoLoad } from '../../../demo/demo-content.ts';
import { formattedText } from '../../../kernel/html.ts';
import { demoCourses } from '../../learning/courses/courses.public.ts';
import { insertBundle, replaceItems } from './bundles.repository.ts';

/** Published bundles of courses. */
export async function loadDemoBundles({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  for (const { title, description, courses, price } of demo.bundles) {
    const items = courses.map((key) => ({ itemType: 'course' as const, itemId: loaded.get(demoCourses).get(key)! }));
    const body = {
      title,
      description: formattedText('description', description),
      coverMediaId: null,
      items,
      priceMinor: price,
      isPublished: true,
    };
    await replaceItems(tx, await insertBundle(tx, body, context.clock.now()), items);
  }
}
