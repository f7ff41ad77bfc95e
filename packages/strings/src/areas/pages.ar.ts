import type { ArabicOf } from '../define.ts';
import type { messages as english } from './pages.en.ts';

export const messages = {
  'pages.meta.description': '{organization}: {courses} ومسارات تعلّم بالعربية والإنجليزية.',
} as const satisfies ArabicOf<typeof english>;
