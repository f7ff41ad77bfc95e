import { isDeepStrictEqual } from 'node:util';
import type { QuestionContent, QuestionKey } from '@sullam/domain/questions/question.ts';

/** What a version of a question holds. */
export interface VersionValues {
  name: string;
  content: QuestionContent;
  key: QuestionKey;
  marks: string;
  negativeMarks: string;
  difficulty: number | null;
}

/** Names the parts in which two versions differ; none: they are the same. */
export function differenceOf(before: VersionValues, after: VersionValues): string[] {
  const partsOf = ({ content: { prompt, hints, ...content }, ...rest }: VersionValues) => ({
    ...rest,
    prompt,
    hints,
    content,
  });
  const [old, now] = [partsOf(before), partsOf(after)];
  return (['name', 'prompt', 'hints', 'content', 'key', 'marks', 'negativeMarks', 'difficulty'] as const).filter(
    (part) => !isDeepStrictEqual(old[part], now[part]),
  );
}
