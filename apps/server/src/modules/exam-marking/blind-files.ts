import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import type { MediaRef } from '../media/media.public.ts';

const extensionOf = (name: string): string => /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';

/** Files of an answer. Learners write their names into those of files: where names are hidden they are numbered. */
export function filesForMarker(
  answer: QuestionAnswer,
  refs: ReadonlyMap<number, MediaRef>,
  isBlind: boolean,
): MediaRef[] {
  if (answer?.type !== 'FILE_UPLOAD') return [];
  return answer.mediaIds.flatMap((id, index) => {
    const ref = refs.get(id);
    if (!ref) return [];
    return [isBlind ? { ...ref, name: `${index + 1}${extensionOf(ref.name)}`, alt: {} } : ref];
  });
}
