import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx } from '../../../kernel/database/database.ts';
import { accessSubsectionExam, type ScheduledExam } from '../scheduled-exams/scheduled-exams.public.ts';

/** Reads something of an exam for those who edit its course. */
export const readingScheduledExam = <T>(
  context: MemberContext,
  id: number,
  read: (tx: Tx, exam: ScheduledExam) => Promise<T>,
): Promise<T> =>
  reading(context, async (tx) => {
    const { exam } = await accessSubsectionExam(context, tx, id, 'edit');
    return read(tx, exam);
  });
