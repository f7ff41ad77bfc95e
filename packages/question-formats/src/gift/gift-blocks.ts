import { indexOfFree } from './gift-text.ts';

/** Lines that belong together: a question, a description or a category, without its comments. */
export interface GiftBlock {
  line: number;
  text: string;
  /** Where each line of the text stands in the file. */
  lines: number[];
  category: string | null;
  id: string | null;
  tags: string[] | null;
  /** How its parts count, where we wrote it ourselves. */
  rule: string | null;
  /** Blank lines inside of the answers were passed over. */
  isJoined: boolean;
}

const CATEGORY = /^\s*\$CATEGORY\s*:(.*)$/i;
const ID = /\[id:((?:[^\]\\]|\\.){1,200})\]/;
const TAG = /\[tag:((?:[^\]\\]|\\.){1,200})\]/g;

const RULE = /\[rule:([^\]\\]{1,40})\]/;

const plain = (written: string): string => written.replace(/\\([\]\\])/g, '$1').trim();

const NOTHING_SAID = { id: null, tags: null, rule: null, isJoined: false };

class Collector {
  readonly blocks: GiftBlock[] = [];
  #lines: { text: string; line: number }[] = [];
  #id: string | null = null;
  #tags: string[] = [];
  #rule: string | null = null;

  comment(text: string): void {
    const id = ID.exec(text)?.[1];
    // what a comment names belongs to the question behind it
    if (
      (id !== undefined || text.includes('[tag:') || text.includes('[rule:')) &&
      this.#lines.at(-1)?.text.trimEnd().endsWith('}')
    )
      this.end();
    if (id !== undefined) this.#id ??= plain(id);
    this.#rule ??= RULE.exec(text)?.[1] ?? null;
    this.#tags.push(...[...text.matchAll(TAG)].map((tag) => plain(tag[1] ?? '')));
  }

  category(title: string, line: number): void {
    this.end();
    this.blocks.push({ line, text: '', lines: [], category: title.trim(), ...NOTHING_SAID });
  }

  add(text: string, line: number): void {
    this.#lines.push({ text, line });
  }

  end(): void {
    const [first] = this.#lines;
    if (first)
      this.blocks.push({
        line: first.line,
        text: this.#lines.map(({ text }) => text).join('\n'),
        lines: this.#lines.map(({ line }) => line),
        category: null,
        ...NOTHING_SAID,
        id: this.#id,
        tags: this.#tags.length > 0 ? this.#tags : null,
        rule: this.#rule,
      });
    this.#lines = [];
    this.#id = null;
    this.#tags = [];
    this.#rule = null;
  }
}

const isOpen = ({ category, text }: GiftBlock): boolean => {
  if (category !== null) return false;
  const opens = indexOfFree(text, '{}');
  return opens !== -1 && text[opens] === '{' && indexOfFree(text, '{}', opens + 1) === -1;
};

/** Whether a block goes on with the answers of the one before it: it closes a brace before it opens one. */
const continues = ({ category, text }: GiftBlock): boolean => {
  if (category !== null || text.trimStart().startsWith('::')) return false;
  const brace = indexOfFree(text, '{}');
  return brace !== -1 && text[brace] === '}';
};

/** Blank lines between the choices of one question don't end it, though the format says so. */
function joinAnswers(blocks: readonly GiftBlock[]): GiftBlock[] {
  const joined: GiftBlock[] = [];
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index] as GiftBlock;
    let last = index;
    if (isOpen(block)) {
      let next = index + 1;
      while (next < blocks.length && next - index < 60 && isMiddle(blocks[next] as GiftBlock)) next += 1;
      const closing = blocks[next];
      if (closing && continues(closing)) last = next;
    }
    const parts = blocks.slice(index, last + 1);
    const text = parts.map((part) => part.text).join('\n');
    joined.push(
      last === index ? block : { ...block, text, lines: parts.flatMap(({ lines }) => lines), isJoined: true },
    );
    index = last;
  }
  return joined;
}

/** Paragraphs of a long remark, or choices: what neither begins nor ends a question. */
const isMiddle = ({ category, text }: GiftBlock): boolean =>
  category === null && !text.trimStart().startsWith('::') && indexOfFree(text, '{}') === -1;

/** Whether a line begins a question of its own behind the answers that end before it. */
const beginsAnew = (text: string): boolean => text.trimStart().startsWith('::') || indexOfFree(text, '{}') !== -1;

/** A question that follows without a blank line begins on the line behind the brace that closed the one before. */
function splitQuestions(block: GiftBlock): GiftBlock[] {
  const lines = block.text.split('\n');
  const starts = [0];
  let depth = 0;
  lines.forEach((text, index) => {
    const isBehind = index > 0 && depth === 0 && /(?:^|[^\\])\}\s*$/.test(lines[index - 1] ?? '');
    if (isBehind && lines.slice(index).some(beginsAnew)) starts.push(index);
    for (let at = indexOfFree(text, '{}'); at !== -1; at = indexOfFree(text, '{}', at + 1))
      depth += text[at] === '{' ? 1 : -1;
  });
  if (starts.length === 1) return [block];
  return starts.map((start, index) => {
    const end = starts[index + 1];
    const own = { lines: block.lines.slice(start, end), text: lines.slice(start, end).join('\n') };
    // id and tags stand before the first
    return {
      ...block,
      ...own,
      line: own.lines[0] ?? block.line,
      ...(index === 0 ? {} : { id: null, tags: null, rule: null }),
    };
  });
}

/** Splits a GIFT file at blank lines; comments are taken out and asked for the id and the tags that they may name. */
export function giftBlocks(file: string): GiftBlock[] {
  const found = new Collector();
  file.split('\n').forEach((text, index) => {
    const category = CATEGORY.exec(text)?.[1];
    if (/^\s*\/\//.test(text)) found.comment(text);
    else if (category !== undefined) found.category(category, index + 1);
    else if (text.trim() === '') found.end();
    else found.add(text, index + 1);
  });
  found.end();
  return joinAnswers(found.blocks).flatMap(splitQuestions);
}
