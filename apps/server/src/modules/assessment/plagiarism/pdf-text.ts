import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { MINUTE } from '@sullam/domain/limits.ts';
import type { FileText } from './file-text.ts';
import { inReadingDirection } from './reading-direction.ts';

const LONGEST = MINUTE / 2;
const MOST_PAGES = 500;
const MEMORY = 512;

interface Answer {
  text?: string;
  isLocked?: boolean;
}

/** The words of a PDF, page after page. One that takes too long or too much memory counts as damaged. */
export async function pdfText(bytes: Buffer): Promise<FileText> {
  const worker = new Worker(path.join(import.meta.dirname, 'pdf-text.worker.mjs'), {
    workerData: { bytes: new Uint8Array(bytes), mostPages: MOST_PAGES },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    stdout: true,
    stderr: true, // the library warns about fonts that it doesn't need here
  });
  const answer = await new Promise<Answer>((resolve) => {
    const timer = setTimeout(() => resolve({}), LONGEST);
    const settle = (given: Answer) => {
      clearTimeout(timer);
      resolve(given);
    };
    worker.once('message', settle);
    worker.once('error', () => settle({}));
    worker.once('exit', () => settle({}));
  });
  await worker.terminate();
  if (answer.text === undefined) return { problem: answer.isLocked ? 'LOCKED' : 'DAMAGED' };
  return answer.text.trim() === '' ? { problem: 'NO_TEXT' } : { text: inReadingDirection(answer.text) };
}
