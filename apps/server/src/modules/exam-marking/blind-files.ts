import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import type { Platform } from '../../kernel/context.ts';
import { type MediaRef, withoutName } from '../media/media.public.ts';

/** Files of an answer; where names are hidden they are numbered. */
export function filesForMarker(
  platform: Platform,
  answer: QuestionAnswer,
  refs: ReadonlyMap<number, MediaRef>,
  isBlind: boolean,
): MediaRef[] {
  if (answer?.type !== 'FILE_UPLOAD') return [];
  return answer.mediaIds.flatMap((id, index) => {
    const ref = refs.get(id);
    if (!ref) return [];
    return [isBlind ? withoutName(platform, ref, index) : ref];
  });
}
