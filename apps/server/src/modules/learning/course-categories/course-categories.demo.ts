import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import { db } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';

/** The category of each key. */
export const demoCategories = demoKey<ReadonlyMap<string, number>>('categories');

export async function loadDemoCategories({ tx, demo, loaded }: DemoLoad): Promise<void> {
  const ids = new Map<string, number>();
  for (const [position, { key, name, icon, hue }] of demo.categories.entries()) {
    const row = await tx.one(
      db
        .insertInto('course_categories')
        .values({ name: json(name), icon, hue, position })
        .returning('course_category_id'),
    );
    ids.set(key, row!.course_category_id);
  }
  loaded.put(demoCategories, ids);
}
