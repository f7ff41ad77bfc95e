import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import type { Paper } from '../exams/exams.public.ts';
import type { ReviewedQuestion } from './exam-marks.schemas.ts';

/** What markers said of answers besides the mark, by position. */
export interface MarkersWords {
  comments: (position: number) => ReviewedQuestion['comments'];
  rubric: (position: number) => ReviewedQuestion['rubric'];
}

/** As long as the score isn't released. */
export const NOTHING_SAID: MarkersWords = { comments: () => [], rubric: () => null };

/** Who keeps what markers say brings how it is read; asked only for what the release rules allow. */
export const markersWords = extensionPoint<(tx: Tx, paper: Paper) => Promise<MarkersWords>>('markers-words');

export async function readMarkersWords(context: MemberContext, tx: Tx, paper: Paper): Promise<MarkersWords> {
  const [read] = context.extensions.of(markersWords);
  return read ? read(tx, paper) : NOTHING_SAID;
}
