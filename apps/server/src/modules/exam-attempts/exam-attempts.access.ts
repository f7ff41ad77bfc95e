import type { MemberContext } from '../../kernel/context.ts';
import { reading, type Tx } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Paper } from '../exam-papers/exam-papers.public.ts';
import { loadPaper, peekPaper } from './attempt-papers.reads.ts';

/** The only way to one's own attempt; others' are not there. */
export async function accessOwnAttempt(context: MemberContext, tx: Tx, examAttemptId: number): Promise<Paper> {
  const paper = await loadPaper(context, tx, examAttemptId);
  if (paper?.userId !== context.caller.userId) throw notFound();
  return paper;
}

/** The same before there is a transaction: mostly without asking the database. */
export async function ownPaper(context: MemberContext, examAttemptId: number): Promise<Paper> {
  const kept = peekPaper(context, examAttemptId);
  if (kept?.userId === context.caller.userId) return kept;
  return reading(context, (tx) => accessOwnAttempt(context, tx, examAttemptId));
}
