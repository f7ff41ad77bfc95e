import { SECOND } from '@sullam/domain/limits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { AREAS } from '@sullam/strings/all-areas.ts';
import type { RuntimeMessage } from '@sullam/strings/define.ts';
import { loadAreas } from '@sullam/strings/load.ts';
import type { ThreadTask } from '../../../kernel/threads/thread-task.ts';
import { type ContentReport, readContentMessages } from './content-messages.ts';

type Page = [key: string, message: RuntimeMessage][];
const PAGE = 500;

/** Reads an answer of the content service. Checking all messages would keep the main thread at work for 0.2 s. */
export const readContentTask: ThreadTask<{ body: string; language: Language }, ContentReport, Page> = {
  name: 'content-service.read-content',
  lane: 'quick',
  deadline: 10 * SECOND,
  async run({ body, language }, exchange) {
    const taken: Page = [];
    const report = readContentMessages(body, await loadAreas(AREAS, language), (key, message) => {
      taken.push([key, message]);
    });
    for (let at = 0; at < taken.length; at += PAGE) await exchange(taken.slice(at, at + PAGE));
    return report;
  },
};
