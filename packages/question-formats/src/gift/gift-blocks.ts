import { indexOfFree } from './gift-text.ts';

/** Lines that belong together: a question, a description or a category, without its comments. */
export interface GiftBlock {
  line: number;
  text: string;
  category: string | null;
  id: string | null;
  tags: string[] | null;
  /** Blank lines inside of the answers were passed over. */
  isJoined: boolean;
}

const CATEGORY = /^\s*\$CATEGORY:(.*)$/;
const ID = /\[id:((?:[^\]\\]|\\.){1,200})\]/;
const TAG = /\[tag:((?:[^\]\\]|\\.){1,200})\]/g;

const plain = (written: string): string => written.replace(/\\([\]\\])/g, '$1').trim();

class Collector {
  readonly blocks: GiftBlock[] = [];
  #lines: string[] = [];
  #line = 0;
  #id: string | null = null;
  #tags: string[] = [];

  comment(text: string): void {
    const id = ID.exec(text)?.[1];
    if (id !== undefined) this.#id ??= plain(id);
    this.#tags.push(...[...text.matchAll(TAG)].map((tag) => plain(tag[1] ?? '')));
  }

  category(title: string, line: number): void {
    this.end();
    this.blocks.push({ line, text: '', category: title.trim(), id: null, tags: null, isJoined: false });
  }

  add(text: string, line: number): void {
    if (this.#lines.length === 0) this.#line = line;
    this.#lines.push(text);
  }

  end(): void {
    if (this.#lines.length > 0)
      this.blocks.push({
        line: this.#line,
        text: this.#lines.join('\n'),
        category: null,
        id: this.#id,
        tags: this.#tags.length > 0 ? this.#tags : null,
        isJoined: false,
      });
    this.#lines = [];
    this.#id = null;
    this.#tags = [];
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
    const text = blocks.slice(index, last + 1).map((part) => part.text);
    joined.push(last === index ? block : { ...block, text: text.join('\n'), isJoined: true });
    index = last;
  }
  return joined;
}

const isMiddle = ({ category, text }: GiftBlock): boolean =>
  category === null && /^\s*[=~#]/.test(text) && indexOfFree(text, '{}') === -1;

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
  return joinAnswers(found.blocks);
}
