import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMedia } from '../../organization/media/media.public.ts';
import { demoLessons } from '../course-content/course-content.public.ts';
import { demoCourses } from '../courses/courses.public.ts';
import { insertAttachment } from './attachments.repository.ts';

/** What the demo's courses and lessons hand out. */
export async function loadDemoAttachments({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const media = loaded.get(demoMedia);
  for (const { course, lesson, file, url, name, language } of demo.attachments) {
    const courseSubsectionId = lesson === undefined ? null : loaded.get(demoLessons).get(course)?.[lesson - 1];
    if (courseSubsectionId === undefined) throw new Error(`the demo's ${course} has no lesson ${lesson}`);
    await insertAttachment(tx, {
      courseId: loaded.get(demoCourses).get(course)!,
      courseSubsectionId,
      mediaId: file === undefined ? null : media.idOf(file),
      url: url ?? null,
      name,
      language: language ?? null,
      now: context.clock.now(),
    });
  }
}
