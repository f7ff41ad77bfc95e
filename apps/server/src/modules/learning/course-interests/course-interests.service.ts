import { messages as arabic } from '@sullam/strings/areas/course-interests.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/course-interests.en.gen.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { resultWords } from '../../../kernel/result-words.ts';
import { momentCell } from '../../../kernel/table-cells.ts';
import { type TableFile, type TableFormat, tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { notify } from '../../operations/notifications/notifications.public.ts';
import { readFeatures } from '../../organization/organizations/organizations.public.ts';
import { accessCourse, enrolmentState, findCourseTitle } from '../courses/courses.public.ts';
import { alreadyEnrolled, isOpen } from './course-interests.errors.ts';
import { readAllInterests } from './course-interests.reads.ts';
import { deleteInterest, findOpened, insertInterest, markTold } from './course-interests.repository.ts';

const COURSE_OPENED = 21;
const CHUNK = 500;
const WORDS = { en: english, ar: arabic };

/** Somebody wants to hear when a course opens that they can't enrol in yet; twice is once. */
export const addInterest = (context: MemberContext, courseId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { course } = await accessCourse(context, tx, courseId, 'see');
    if (course.isEnrolled) throw alreadyEnrolled();
    if (enrolmentState(context, course) === 'OPEN') throw isOpen();
    await insertInterest(tx, courseId, context.caller.userId, context.clock.now());
  });

/** What isn't there need not be taken back; what was hidden since still can be. */
export const withdrawInterest = (context: MemberContext, courseId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const wasThere = await deleteInterest(tx, courseId, context.caller.userId);
    if (!wasThere) await accessCourse(context, tx, courseId, 'see');
  });

/** Whom a course interests, as a table. That somebody took it along is recorded. */
export async function exportInterests(
  context: MemberContext,
  courseId: number,
  format: TableFormat | undefined,
): Promise<TableFile> {
  const [{ head }, t] = await Promise.all([resultWords(context), translatorOf(context, WORDS)]);
  return transaction(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    const rows = await readAllInterests(tx, courseId);
    await audit(context, tx, { action: 'course-interest.export', noun: 'course', nounId: courseId });
    const lines = [
      [...head('firstName', 'lastName'), t('course-interests.columns.askedAt'), ...head('state')],
      ...rows.map((row) => [
        row.firstName,
        row.lastName,
        momentCell(row.createdAt, context.configuration.time_zone),
        t(`course-interests.standing.${row.state}`),
      ]),
    ];
    const of = await findCourseTitle(tx, courseId);
    return tableFile(context, format, lines, { title: t('course-interests.menu.title'), of });
  });
}

/**
 * Tells those who wait for a course that takes learners now, each once. Dates pass and settings change without a word from
 * the course itself, therefore this is looked for every few minutes.
 */
export async function tellOpened(context: SystemContext): Promise<void> {
  const now = context.clock.now();
  const opened = await reading(context, async (tx) =>
    (await readFeatures(tx))['self-enrollment'] ? findOpened(tx, now) : [],
  );
  for (const courseId of opened) while ((await tellChunk(context, courseId, now)) === CHUNK);
}

/** Answers how many of them there were. */
const tellChunk = (context: SystemContext, courseId: number, now: Date): Promise<number> =>
  transaction(context, async (tx) => {
    const { all, toTell } = await markTold(tx, courseId, now, CHUNK);
    const courseTitle = await findCourseTitle(tx, courseId);
    if (courseTitle)
      await notify(context, tx, {
        templateId: COURSE_OPENED,
        parameters: { courseTitle, outcome: 'awaited' },
        data: { courseId },
        // who asks again after it has closed is told again
        dedupeKey: `course-awaited:${courseId}:${now.toISOString()}`,
        userIds: toTell,
      });
    return all;
  });
