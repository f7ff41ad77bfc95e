import { randomUUID } from 'node:crypto';
import { daysAgo } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoLessons } from '../course-content/course-content.public.ts';
import { demoCourses } from '../courses/courses.public.ts';
import { insertNote } from './notes.repository.ts';
import { prepareNote } from './notes.service.ts';

/** What learners of the demo have written down. */
export async function loadDemoNotes({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const lessons = loaded.get(demoLessons);
  for (const note of demo.notes) {
    const courseSubsectionId = note.lesson === undefined ? null : lessons.get(note.course)?.[note.lesson - 1];
    if (courseSubsectionId === undefined) throw new Error(`the demo's ${note.course} has no lesson ${note.lesson}`);
    await insertNote(tx, {
      userId: loaded.get(demoMembers).get(note.member)!,
      courseId: loaded.get(demoCourses).get(note.course)!,
      courseSubsectionId,
      positionSeconds: note.at ?? null,
      requestKey: randomUUID(),
      ...prepareNote(note.text),
      now: daysAgo(context.clock.now(), note.daysAgo),
    });
  }
}
