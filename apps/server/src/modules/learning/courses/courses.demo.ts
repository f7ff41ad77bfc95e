import type { DemoCourse } from '../../../demo/content/types.ts';
import { daysAgo, morningOf } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import { db } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { formattedText } from '../../../kernel/html.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoPermissionSets } from '../../identity/permissions/permissions.public.ts';
import { coverDrawing, drawAhead } from '../../organization/covers/covers.public.ts';
import { demoCategories } from '../course-categories/course-categories.public.ts';
import { NO_PRICING, savePricing } from '../item-prices/item-prices.public.ts';
import { renewFoundBy } from './course-search-names.ts';

/** The course of each key. */
export const demoCourses = demoKey<ReadonlyMap<string, number>>('courses');

/** Courses with those who teach them. */
export async function loadDemoCourses(load: DemoLoad): Promise<void> {
  const categories = load.loaded.get(demoCategories);
  const courses = new Map<string, number>();
  for (const course of load.demo.courses) courses.set(course.key, await loadCourse(load, course, categories));
  load.loaded.put(demoCourses, courses);
}

/** With a minimum grade the lessons have to be named too: they are only required by themselves where nothing else is. */
const criteriaOf = ({ minimumGrade }: DemoCourse) =>
  minimumGrade === undefined ? {} : { requiredShare: 100, minimumGrade };

/** A course on sale, one with a price for a group, one with a price for many seats, and one whose price is on request. */
async function loadPrices({ context, tx, loaded }: DemoLoad, course: DemoCourse, itemId: number): Promise<void> {
  const { sale, volumePrice, instructorPrice, isPriceOnRequest = false } = course;
  if (!sale && !volumePrice && instructorPrice === undefined && !isPriceOnRequest) return;
  const now = context.clock.now();
  const { instructor } = loaded.get(demoPermissionSets);
  const pricing = {
    ...NO_PRICING,
    sale: sale
      ? { minor: sale.price, startsAt: morningOf(now, -sale.sinceDays), endsAt: morningOf(now, sale.forDays) }
      : null,
    volumePrice: volumePrice ? { fromCount: volumePrice.from, minor: volumePrice.price } : null,
    groupPrices: instructorPrice === undefined ? [] : [{ groupId: instructor, minor: instructorPrice }],
    isOnRequest: isPriceOnRequest,
  };
  await savePricing(tx, { itemType: 'course', itemId }, pricing, 0);
}

async function loadCourse(
  load: DemoLoad,
  course: DemoCourse,
  categories: ReadonlyMap<string, number>,
): Promise<number> {
  const { context, tx, demo, loaded } = load;
  const members = loaded.get(demoMembers);

  const now = context.clock.now();
  const instructors = course.instructors.map((key) => members.get(key) as number);
  const row = await tx.one(
    db
      .insertInto('courses')
      .values({
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
        price_minor: course.price,
        currency: course.currency,
        duration_minutes: course.minutes,
        status: course.status,
        is_certificate_issued_manually: course.isCertificateIssuedManually,
        passing_criteria: json(criteriaOf(course)),
        published_at: course.status === 'PUBLISHED' ? daysAgo(now, course.publishedDaysAgo) : null,
        enrolls_from: course.enrolsInDays === undefined ? null : morningOf(now, course.enrolsInDays),
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
      .values(instructors.map((user_id, position) => ({ course_id: courseId, user_id, position }))),
  );
  await renewFoundBy(tx, { courseId });
  await loadPrices(load, course, courseId);
  const hue = demo.categories.find(({ key }) => key === course.category)?.hue ?? null;
  const owner = { configuration: demo.look };
  await drawAhead(context, tx, coverDrawing(owner, 'course', courseId, hue));
  return courseId;
}
