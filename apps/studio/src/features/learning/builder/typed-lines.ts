/** What pasted lines become: a lesson, or a module with what follows it. */
export interface TypedLine {
  readonly level: 'lesson' | 'module';
  readonly title: string;
}

const MOST_LINES = 200;
/** Marks before a line of a list: "1.", "-", "•", "٣)". */
const LIST_MARK = /^(?:[-*•–]|[\d٠-٩]{1,3}[.)-])\s+/u;

/** Lines as they were pasted: each becomes a lesson; the first after a blank line becomes a module. */
export function typedLines(pasted: string, longest: number): TypedLine[] {
  const lines: TypedLine[] = [];
  let isAfterBlank = false;
  for (const line of pasted.split(/\r?\n/)) {
    const title = line.trim().replace(LIST_MARK, '').trim().slice(0, longest);
    if (title === '') isAfterBlank = lines.length > 0;
    else {
      lines.push({ level: isAfterBlank ? 'module' : 'lesson', title });
      isAfterBlank = false;
    }
  }
  return lines.slice(0, MOST_LINES);
}
