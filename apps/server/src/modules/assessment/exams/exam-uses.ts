import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** A lesson in which an exam is used. */
export interface ExamPlace {
  examId: number;
  subsectionExamId: number;
  title: Localized;
  isPublished: boolean;
}

export type ReadExamPlaces = (tx: Tx, examIds: readonly number[]) => Promise<ExamPlace[]>;

/** Whoever holds exams brings where it does, in the order of the lessons. */
export const examUses = extensionPoint<ReadExamPlaces>('exam-uses');

/** Where these exams are used. */
export async function findExamPlaces(context: MemberContext, tx: Tx, examIds: readonly number[]): Promise<ExamPlace[]> {
  const places: ExamPlace[] = [];
  for (const read of context.extensions.of(examUses)) places.push(...(await read(tx, examIds)));
  return places;
}
