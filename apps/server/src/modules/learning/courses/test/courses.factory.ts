import type { Localized } from '@sullam/domain/localized.ts';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { countCourses } from '../../../../../test/support/count-courses.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';

export interface CourseShape {
  title?: Localized;
  status?: string;
  learningType?: string;
  level?: string;
  minutes?: number;
  price?: number;
  /** Titles of the subsections of its one section. */
  subsections?: string[];
  instructorUserId?: number;
}

export interface GivenCourse {
  courseId: number;
  courseSectionId: number;
  subsectionIds: number[];
}

/** A course with one section and some articles, straight into the database. */
export async function givenPublishedCourse(
  server: TestServer,
  organizationId: number,
  shape: CourseShape = {},
): Promise<GivenCourse> {
  const { admin } = server;
  const creator = shape.instructorUserId ?? (await givenMember(server, organizationId, 'instructor')).userId;
  const status = shape.status ?? 'PUBLISHED';
  const [course] = await admin<{ course_id: number }[]>`
    insert into courses (organization_id, title, learning_type, level, duration_minutes, status, price_minor, created_by, published_at)
    values (${organizationId}, ${admin.json((shape.title ?? { en: 'A course', ar: 'دورة' }) as never)}, ${shape.learningType ?? 'SELF_PACED'}, ${shape.level ?? 'BEGINNER'}, ${shape.minutes ?? 0}, ${status}, ${shape.price ?? 0}, ${creator}, ${status === 'PUBLISHED' ? server.clock.now() : null})
    returning course_id`;
  const courseId = course!.course_id;
  await admin`insert into course_instructors (organization_id, course_id, user_id) values (${organizationId}, ${courseId}, ${creator})`;
  const [section] = await admin<{ course_section_id: number }[]>`
    insert into course_sections (organization_id, course_id, title, position) values (${organizationId}, ${courseId}, ${admin.json({ en: 'First' })}, 0) returning course_section_id`;
  const courseSectionId = section!.course_section_id;
  const subsectionIds: number[] = [];
  for (const [position, title] of (shape.subsections ?? ['One', 'Two']).entries()) {
    const [row] = await admin<{ course_subsection_id: number }[]>`
      insert into course_subsections (organization_id, course_id, course_section_id, kind, title, position)
      values (${organizationId}, ${courseId}, ${courseSectionId}, 'ARTICLE', ${admin.json({ en: title })}, ${position}) returning course_subsection_id`;
    subsectionIds.push(row!.course_subsection_id);
    await admin`insert into subsection_texts (organization_id, course_subsection_id, course_id, language, html, search_text)
      values (${organizationId}, ${row!.course_subsection_id}, ${courseId}, 'en', ${`<p>${title}</p>`}, fold_search(${title}))`;
  }
  await countCourses(admin, courseId);
  return { courseId, courseSectionId, subsectionIds };
}
