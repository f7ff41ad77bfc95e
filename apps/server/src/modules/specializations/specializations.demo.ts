import type { DemoLoad } from '../../demo/demo-content.ts';
import { db } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';
import { formattedText } from '../../kernel/html.ts';
import { demoCourses } from '../courses/courses.public.ts';

/** Paths through the courses. */
export async function loadDemoSpecializations({ tx, demo, loaded }: DemoLoad): Promise<void> {
  const courses = loaded.get(demoCourses);

  for (const specialization of demo.specializations) {
    const row = await tx.one(
      db
        .insertInto('specializations')
        .values({
          title: json(specialization.title),
          description: json(formattedText('description', specialization.description)),
          is_published: true,
        })
        .returning('specialization_id'),
    );
    await tx.run(
      db.insertInto('specialization_courses').values(
        specialization.courses.map((key, position) => ({
          specialization_id: row!.specialization_id,
          course_id: courses.get(key)!,
          position,
        })),
      ),
    );
  }
}
