import { DAY } from '@sullam/domain/limits.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { CaseRecord } from './moderation.repository.ts';

/** So long whoever decided may take it back; who finds later that it was wrong decides anew. */
const UNDONE_WITHIN = DAY;

/** The caller's own decision, with nothing said about it since. */
export const canTakeBack = (
  { caller, clock }: MemberContext,
  { before, decidedBy, decidedAt, status }: Pick<CaseRecord, 'before' | 'decidedBy' | 'decidedAt' | 'status'>,
): boolean =>
  before !== null &&
  decidedBy === caller.userId &&
  decidedAt !== null &&
  decidedAt.getTime() > clock.now().getTime() - UNDONE_WITHIN &&
  (status === 'KEPT' || status === 'HIDDEN');
