import type { Localized } from '@sullam/domain/localized.ts';
import type { Question } from '@sullam/domain/questions/question.ts';
import { type Draft, whole } from './draft.ts';

export const essayQuestion = (
  draft: Draft,
  words: { least: number; most: number | null },
  guide: Localized,
): Question =>
  whole(draft, { type: 'ESSAY', leastWords: words.least, mostWords: words.most }, { type: 'ESSAY', guide });

export const fileUploadQuestion = (
  draft: Draft,
  limits: { mostFiles: number; mostBytes: number; extensions: string[] },
  guide: Localized,
): Question => whole(draft, { type: 'FILE_UPLOAD', ...limits }, { type: 'FILE_UPLOAD', guide });
