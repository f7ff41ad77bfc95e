import type { EnglishMessages } from '../define.ts';

/** What the server itself writes into pages, for search engines and previews of links. */
export const messages = {
  'pages.meta.description': '{organization}: {courses} and learning paths in English and Arabic.',
} as const satisfies EnglishMessages;
