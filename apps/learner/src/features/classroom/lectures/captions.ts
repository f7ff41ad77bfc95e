/** A line of what is said: when it begins, in seconds, and its words. */
export interface SpokenLine {
  readonly at: number;
  readonly text: string;
}

const secondsOf = (time: string): number => {
  const parts = time.split(':').map(Number);
  return parts.reduce((sum, part) => sum * 60 + part, 0);
};

/** Reads the lines of a WebVTT file: notes, settings and tags are left out. */
export function readCaptions(file: string): SpokenLine[] {
  return file
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const timing = lines.findIndex((line) => line.includes('-->'));
      if (timing === -1) return [];
      const text = lines
        .slice(timing + 1)
        .join(' ')
        .replaceAll(/<[^>]*>/g, '')
        .trim();
      const at = secondsOf(lines[timing]!.split('-->')[0]!.trim());
      return text === '' || Number.isNaN(at) ? [] : [{ at, text }];
    });
}
