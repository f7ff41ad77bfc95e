import type { SystemContext } from '../kernel/context.ts';
import { db, type Tx } from '../kernel/database/database.ts';
import { json } from '../kernel/database/json.ts';
import { formattedText } from '../kernel/html.ts';
import type { DemoMedia } from '../modules/media/media.public.ts';
import { prepareText } from '../modules/media/media.public.ts';
import type {
  DemoCategory,
  DemoCourse,
  DemoOrganization,
  DemoSpecialization,
  DemoSubsection,
} from './content/types.ts';
import { daysAgo } from './days.ts';

export interface LoadedCourse {
  courseId: number;
  instructorUserId: number;
  /** Ids of its required subsections in their order, and of the optional ones. */
  required: number[];
  optional: number[];
}

export async function loadCategories(
  context: SystemContext,
  tx: Tx,
  categories: readonly DemoCategory[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, category] of categories.entries()) {
    const row = await tx.one(
      db
        .insertInto('course_categories')
        .values({
          organization_id: context.organizationId,
          name: json(category.name),
          icon: category.icon,
          hue: category.hue,
          position,
        })
        .returning('course_category_id'),
    );
    ids.set(category.key, row!.course_category_id);
  }
  return ids;
}

interface Parts {
  categories: ReadonlyMap<string, number>;
  members: ReadonlyMap<string, number>;
  media: DemoMedia;
  onCourse(): void;
}

export async function loadCourses(
  context: SystemContext,
  tx: Tx,
  demo: DemoOrganization,
  parts: Parts,
): Promise<Map<string, LoadedCourse>> {
  const loaded = new Map<string, LoadedCourse>();
  for (const course of demo.courses) {
    loaded.set(course.key, await loadCourse(context, tx, course, parts));
    parts.onCourse();
  }
  return loaded;
}

async function loadCourse(
  context: SystemContext,
  tx: Tx,
  course: DemoCourse,
  { categories, members, media }: Parts,
): Promise<LoadedCourse> {
  const organization_id = context.organizationId;
  const now = context.clock.now();
  const instructors = course.instructors.map((key) => members.get(key) as number);
  const row = await tx.one(
    db
      .insertInto('courses')
      .values({
        organization_id,
        title: json(course.title),
        subtitle: json(course.subtitle),
        description: json(formattedText('description', course.description)),
        outcomes: json(course.outcomes),
        requirements: json(course.requirements),
        audience: json(course.audience),
        course_category_id: categories.get(course.category) ?? null,
        languages: course.languages,
        learning_type: course.learningType,
        level: course.level,
        cover_media_id: media.idOf(course.cover),
        price_minor: course.price,
        currency: course.currency,
        duration_minutes: course.minutes,
        status: course.status,
        is_certificate_issued_manually: course.isCertificateIssuedManually,
        published_at: course.status === 'PUBLISHED' ? daysAgo(now, course.publishedDaysAgo) : null,
        created_by: instructors[0] as number,
        created_at: daysAgo(now, course.publishedDaysAgo + 20),
        updated_at: daysAgo(now, Math.min(course.publishedDaysAgo, 3)),
      })
      .returning('course_id'),
  );
  const courseId = row!.course_id;
  await tx.run(
    db
      .insertInto('course_instructors')
      .values(instructors.map((user_id, position) => ({ organization_id, course_id: courseId, user_id, position }))),
  );
  const loaded: LoadedCourse = { courseId, instructorUserId: instructors[0] as number, required: [], optional: [] };
  const byKey = new Map<string, number>();
  for (const [position, section] of course.sections.entries()) {
    const inserted = await tx.one(
      db
        .insertInto('course_sections')
        .values({ organization_id, course_id: courseId, title: json(section.title), position })
        .returning('course_section_id'),
    );
    for (const [place, subsection] of section.subsections.entries()) {
      const id = await loadSubsection(
        context,
        tx,
        { courseId, sectionId: inserted!.course_section_id, place },
        subsection,
        byKey,
        media,
      );
      byKey.set(subsection.key, id);
      (subsection.isOptional ? loaded.optional : loaded.required).push(id);
    }
  }
  return loaded;
}

const KINDS = { article: 'ARTICLE', video: 'VIDEO', audio: 'AUDIO', document: 'DOCUMENT', embed: 'EMBED' } as const;

async function loadSubsection(
  context: SystemContext,
  tx: Tx,
  where: { courseId: number; sectionId: number; place: number },
  subsection: DemoSubsection,
  byKey: ReadonlyMap<string, number>,
  media: DemoMedia,
): Promise<number> {
  const organization_id = context.organizationId;
  const row = await tx.one(
    db
      .insertInto('course_subsections')
      .values({
        organization_id,
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
        release_at: subsection.opensInDays === undefined ? null : daysAgo(context.clock.now(), -subsection.opensInDays),
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
        organization_id,
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

export async function loadSpecializations(
  context: SystemContext,
  tx: Tx,
  specializations: readonly DemoSpecialization[],
  courses: ReadonlyMap<string, LoadedCourse>,
  media: DemoMedia,
): Promise<void> {
  const organization_id = context.organizationId;
  for (const specialization of specializations) {
    const row = await tx.one(
      db
        .insertInto('specializations')
        .values({
          organization_id,
          title: json(specialization.title),
          description: json(formattedText('description', specialization.description)),
          cover_media_id: media.idOf(specialization.cover),
          is_published: true,
        })
        .returning('specialization_id'),
    );
    await tx.run(
      db.insertInto('specialization_courses').values(
        specialization.courses.map((key, position) => ({
          organization_id,
          specialization_id: row!.specialization_id,
          course_id: courses.get(key)!.courseId,
          position,
        })),
      ),
    );
  }
}
