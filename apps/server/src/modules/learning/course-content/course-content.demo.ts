import type { LessonActivity } from '@sullam/domain/lesson-kinds.gen.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { DemoCourse, DemoSubsection } from '../../../demo/content/types.ts';
import { morningOf } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { demoMedia, prepareText } from '../../organization/media/media.public.ts';
import { demoCourses } from '../courses/courses.public.ts';
import { countLessons } from './subsections.repository.ts';

/** The required lessons of each course's key, in their order. */
export const demoLessons = demoKey<ReadonlyMap<string, readonly number[]>>('lessons');

/** Sections and lessons of the courses. */
export async function loadDemoLessons(load: DemoLoad): Promise<void> {
  const courses = load.loaded.get(demoCourses);
  const lessons = new Map<string, readonly number[]>();
  for (const course of load.demo.courses) {
    lessons.set(course.key, await loadSections(load, course, courses.get(course.key)!));
    load.step();
  }
  load.loaded.put(demoLessons, lessons);
}

async function loadSections(load: DemoLoad, course: DemoCourse, courseId: number): Promise<number[]> {
  const { tx } = load;
  const required: number[] = [];
  const byKey = new Map<string, number>();
  for (const [position, section] of course.sections.entries()) {
    const inserted = await tx.one(
      db
        .insertInto('course_sections')
        .values({
          course_id: courseId,
          title: json(section.title),
          position,
        })
        .returning('course_section_id'),
    );
    for (const [place, subsection] of section.subsections.entries()) {
      const where = { courseId, sectionId: inserted!.course_section_id, place };
      const id = await loadSubsection(load, where, subsection, byKey);
      byKey.set(subsection.key, id);
      if (!subsection.isOptional) required.push(id);
    }
  }
  await countLessons(tx, courseId);
  return required;
}

const KINDS = { article: 'ARTICLE', video: 'VIDEO', audio: 'AUDIO', document: 'DOCUMENT', embed: 'EMBED' } as const;

async function loadSubsection(
  { context, tx, loaded }: DemoLoad,
  where: { courseId: number; sectionId: number; place: number },
  subsection: DemoSubsection,
  byKey: ReadonlyMap<string, number>,
): Promise<number> {
  const media = loaded.get(demoMedia);

  const row = await tx.one(
    db
      .insertInto('course_subsections')
      .values({
        course_id: where.courseId,
        course_section_id: where.sectionId,
        kind: KINDS[subsection.kind],
        title: json(subsection.title),
        position: where.place,
        is_required: !subsection.isOptional,
        duration_minutes: subsection.minutes,
        media_id: subsection.kind === 'article' ? null : media.idOf(subsection.asset),
        poster_media_id: subsection.kind === 'video' ? media.idOf(subsection.poster) : null,
        captions: json(
          subsection.kind === 'video'
            ? (['en', 'ar'] as const).map((language) => ({
                language,
                mediaId: media.idOf(subsection.captions[language]),
              }))
            : [],
        ),
        release_at:
          subsection.opensInDays === undefined ? null : morningOf(context.clock.now(), subsection.opensInDays),
        prerequisite_subsection_id: subsection.prerequisite ? (byKey.get(subsection.prerequisite) ?? null) : null,
      })
      .returning('course_subsection_id'),
  );
  const id = row!.course_subsection_id;
  for (const language of ['en', 'ar'] as const) {
    const source = textOf(subsection)[language];
    if (!source) continue;
    const text = prepareText(media.withAddresses(source));
    await tx.run(
      db.insertInto('subsection_texts').values({
        course_subsection_id: id,
        course_id: where.courseId,
        language,
        html: text.html,
        search_text: text.searchText,
        media_ids: text.mediaIds,
      }),
    );
  }
  return id;
}

function textOf(subsection: DemoSubsection): { en?: string; ar?: string } {
  if (subsection.kind === 'article') return subsection.html;
  return subsection.kind === 'audio' ? subsection.transcript : subsection.description;
}

interface DemoActivity {
  courseId: number;
  courseSectionId: number;
  kind: LessonActivity;
  title: Localized;
  position: number;
  minutes: number;
}

/** The lesson that holds an activity. It isn't required: a course that somebody has completed stays complete. */
export async function insertDemoActivity(tx: Tx, activity: DemoActivity): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('course_subsections')
      .values({
        course_id: activity.courseId,
        course_section_id: activity.courseSectionId,
        kind: activity.kind,
        title: json(activity.title),
        position: activity.position,
        is_required: false,
        duration_minutes: activity.minutes,
      })
      .returning('course_subsection_id'),
  );
  await countLessons(tx, activity.courseId);
  return row!.course_subsection_id;
}
