import type { ByteRange } from './file-store.ts';

/**
 * The part of a file that a Range header asks for: null for the whole file (no header, or a form that may be ignored),
 * 'unsatisfiable' where the response has to be 416.
 */
export function requestedRange(header: string | undefined, byteSize: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first = '', last = ''] = match;
  if (first === '') {
    const length = Math.min(Number(last), byteSize);
    return length === 0 ? 'unsatisfiable' : { start: byteSize - length, end: byteSize - 1 };
  }
  const start = Number(first);
  const end = last === '' ? byteSize - 1 : Math.min(Number(last), byteSize - 1);
  if (start >= byteSize) return 'unsatisfiable';
  return end < start ? null : { start, end };
}
