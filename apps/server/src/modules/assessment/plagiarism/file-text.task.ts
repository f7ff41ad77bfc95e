import { MINUTE } from '@sullam/domain/limits.ts';
import { Problem } from '../../../kernel/problem.ts';
import { inThread } from '../../../kernel/threads/thread-pool.ts';
import type { ThreadTask } from '../../../kernel/threads/thread-task.ts';
import { type FileText, fileText } from './file-text.ts';

interface Asked {
  ending: string;
  bytes: Uint8Array;
  /** Characters of the text that are wanted. */
  most: number;
}

/** Reads the words of a file: a document of 50 MB takes seconds. */
export const fileTextTask: ThreadTask<Asked, FileText> = {
  name: 'plagiarism.file-text',
  lane: 'long',
  deadline: MINUTE,
  async run({ ending, bytes, most }) {
    const read = await fileText(ending, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return 'text' in read ? { text: read.text.slice(0, most) } : read;
  },
};

/** The words of a file, read in a thread; one that takes too long counts as too large. */
export async function fileTextInThread(ending: string, bytes: Buffer, most: number): Promise<FileText> {
  try {
    return await inThread(fileTextTask, { ending, bytes, most });
  } catch (error) {
    if (error instanceof Problem && error.code === 'too-complex') return { problem: 'TOO_LARGE' };
    throw error;
  }
}
