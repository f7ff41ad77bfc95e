import { SECOND } from '@sullam/domain/limits.ts';
import type { ThreadTask } from '../../../kernel/threads/thread-task.ts';
import { decodePage, type PageFacts, readPageFacts } from './page-facts.ts';

/** Reads what a page from elsewhere says of itself: its markup is anybody's. */
export const pageFactsTask: ThreadTask<{ bytes: Uint8Array; contentType: string; url: string }, PageFacts | null> = {
  name: 'link-previews.page-facts',
  lane: 'quick',
  deadline: 2 * SECOND,
  run: ({ bytes, contentType, url }) => readPageFacts(decodePage(Buffer.from(bytes), contentType), url),
};
