import { otherLanguage } from '@sullam/domain/localized.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { db } from '../../../kernel/database/database.ts';
import { demoCourses } from '../courses/courses.public.ts';
import { fingerprintOf, pairOf } from './text-states.ts';
import { savePairs } from './translations.repository.ts';

/** Texts that were changed in one language since both said the same. */
export async function loadDemoOutdatedTexts({ tx, demo, loaded }: DemoLoad): Promise<void> {
  const courses = loaded.get(demoCourses);
  for (const { course, field, changed, before } of demo.outdatedTexts) {
    const courseId = courses.get(course);
    if (courseId === undefined) throw new Error(`outdated-texts.yaml: there is no course ${course}`);
    const row = await tx.one(
      db.selectFrom('course_overviews').select(['title', 'subtitle']).where('course_id', '=', courseId),
    );
    const now = pairOf(row?.[field] ?? {});
    const other = otherLanguage(changed);
    const pair = { en: '', ar: '', [other]: now[other], [changed]: fingerprintOf(before) };
    await savePairs(tx, courseId, [[`course:0:${field}`, pair]]);
  }
}
