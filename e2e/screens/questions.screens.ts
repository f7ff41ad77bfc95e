import { QUESTION_TYPES } from '@sullam/domain/questions/question.ts';
import type { Places } from '../places.gen.ts';
import { instructor, openDialog, openTab, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  instructor('studio-questions', '/studio/questions'),
  instructor('studio-questions-empty', '/studio/questions?search=zzzzzz'),
  instructor('studio-questions-import', '/studio/questions', { prepare: openDialog(/^(Import|استيراد)$/) }),
  instructor('studio-question-new', '/studio/questions/new'),
  ...QUESTION_TYPES.flatMap((type) => {
    const name = `studio-question-${type.toLowerCase().replaceAll('_', '-')}`;
    const path = ({ questions }: Places) => `/studio/questions/${questions[type]}`;
    return [instructor(name, path), instructor(`${name}-try`, path, { prepare: openTab(1) })];
  }),
];
