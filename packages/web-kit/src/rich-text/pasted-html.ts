import { pictureIn } from './clipboard.ts';

export interface PasteOptions {
  /** The text may hold tables; else rows become lines. */
  readonly tables: boolean;
  /** The text may hold pictures of ours. */
  readonly pictures: boolean;
}

/** A picture inside of pasted HTML that has to be sent first. It stands in the HTML under its number. */
export interface PastedPicture {
  number: number;
  file: File;
  alt: string;
}

export interface Pasted {
  html: string;
  pictures: PastedPicture[];
  /** Pictures that can't be taken along. */
  leftOut: number;
}

/** Attribute under which a picture waits in the HTML until it has been sent. */
export const WAITING = 'data-waiting-picture';

const BLOCKS = 'p, div, li, td, th, h1, h2, h3, h4, h5, h6, blockquote, pre, body';

function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  for (const { name, value } of [...element.attributes]) other.setAttribute(name, value);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Pages have one first heading, their title: what comes from elsewhere begins with the second. */
function tidyHeadings(page: Document): void {
  for (const heading of page.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of page.querySelectorAll('h5, h6')) rename(heading, 'h4');
}

/** Directions as the editor reads them, and none of the elements that only office programs know. */
function tidyOffice(page: Document): void {
  for (const element of page.querySelectorAll('style, script, meta, link, xml, title')) element.remove();
  for (const element of [...page.querySelectorAll('*')]) {
    const styled = /(?:^|;)\s*direction\s*:\s*(rtl|ltr)/i.exec(element.getAttribute('style') ?? '')?.[1];
    const direction = element.getAttribute('dir') ?? styled;
    if (direction) element.setAttribute('dir', direction.toLowerCase());
    if (element.nodeName.includes(':')) {
      if (element.textContent?.trim() === '' && !element.querySelector('img')) element.remove();
      else element.replaceWith(...element.childNodes);
    }
  }
}

interface Item {
  paragraph: Element;
  level: number;
  /** Which list of the document it belongs to. */
  list: string;
  isOrdered: boolean;
  number: number;
}

const MARKER = /^[([]?(?:(\d+)|[a-z]{1,5}|[\u0621-\u064A])[.)\]:-]/iu;
const EASTERN = /[\u0660-\u0669]/g;

/** A paragraph that Word shows as an item of a list: it says so by its style, and writes the mark as text. */
function itemOf(paragraph: Element): Item | null {
  const style = paragraph.getAttribute('style') ?? '';
  const found = /mso-list\s*:\s*l(\d+)\s+level(\d+)(?:\s+lfo(\d+))?/i.exec(style);
  if (!found) return null;
  const mark = [...paragraph.querySelectorAll('[style]')].find((element) =>
    /mso-list\s*:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  );
  const written = (mark?.textContent ?? '').trim().replaceAll(EASTERN, (digit) => String(digit.charCodeAt(0) - 0x660));
  mark?.remove();
  const marker = MARKER.exec(written);
  return {
    paragraph,
    level: Number(found[2]),
    list: `${found[1]}.${found[3] ?? ''}`,
    isOrdered: marker !== null,
    number: Number(marker?.[1] ?? 1),
  };
}

interface OpenList {
  element: Element;
  item: Item;
}

/** Paragraphs of Word that stand for lists become lists, nested as they are there. */
function makeLists(page: Document): void {
  let open: OpenList[] = [];
  let last: Element | null = null;
  for (const paragraph of [...page.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const item = itemOf(paragraph);
    if (!item) continue;
    // what stands between two items ends the list
    if (!last || paragraph.previousElementSibling !== last) open = [];
    open = open.filter(({ item: above }) => above.level <= item.level);
    const same = open.at(-1);
    if (same?.item.level === item.level && (same.item.list !== item.list || same.item.isOrdered !== item.isOrdered))
      open.pop();
    let list = open.at(-1);
    if (list?.item.level !== item.level) {
      const element = page.createElement(item.isOrdered ? 'ol' : 'ul');
      if (item.isOrdered && item.number > 1) element.setAttribute('start', String(item.number));
      const parent = list?.element.lastElementChild;
      if (parent) parent.append(element);
      else paragraph.before(element);
      list = { element, item };
      open.push(list);
    }
    const line = page.createElement('li');
    const words = page.createElement('p');
    const direction = paragraph.getAttribute('dir');
    if (direction) {
      words.setAttribute('dir', direction);
      list.element.setAttribute('dir', direction);
    }
    words.append(...paragraph.childNodes);
    line.append(words);
    list.element.append(line);
    last = open[0]?.element ?? null;
    paragraph.remove();
  }
}

/** A table of one cell is its content; where a text can't hold tables, each row is a line. */
function tidyTables(page: Document, keepsTables: boolean): void {
  for (const table of [...page.querySelectorAll('table')].reverse()) {
    const cells = table.querySelectorAll('td, th');
    if (cells.length === 1 && cells[0]) {
      const block = page.createElement('div');
      block.append(...cells[0].childNodes);
      table.replaceWith(block);
    } else if (!keepsTables) {
      const direction = table.getAttribute('dir');
      const lines = [...table.querySelectorAll('tr')].map((row) => {
        const line = page.createElement('p');
        if (direction) line.setAttribute('dir', direction);
        line.textContent = [...row.querySelectorAll('td, th')]
          .map((cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
          .join(' | ');
        return line;
      });
      table.replaceWith(...lines);
    }
  }
}

/** Takes a picture out, and leaves the words on both sides of it apart. */
function leaveOut(picture: Element): void {
  const page = picture.ownerDocument;
  const block = picture.closest(BLOCKS) ?? page.body;
  const sides = new Set<number>();
  const texts = page.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (texts.currentNode.textContent?.trim()) sides.add(picture.compareDocumentPosition(texts.currentNode));
  const isBetween = sides.has(Node.DOCUMENT_POSITION_PRECEDING) && sides.has(Node.DOCUMENT_POSITION_FOLLOWING);
  if (isBetween) picture.replaceWith(page.createElement('br'));
  else picture.remove();
}

const isDot = (picture: Element): boolean =>
  ['width', 'height'].some((name) => Number(picture.getAttribute(name) ?? Number.NaN) <= 1);

function takePictures(page: Document, keepsPictures: boolean): Pick<Pasted, 'pictures' | 'leftOut'> {
  const pictures: PastedPicture[] = [];
  let leftOut = 0;
  for (const picture of [...page.querySelectorAll('img')]) {
    if (keepsPictures && picture.hasAttribute('data-media-id')) continue;
    const file = keepsPictures ? pictureIn(picture.getAttribute('src') ?? '') : null;
    if (file) {
      picture.setAttribute(WAITING, String(pictures.length));
      picture.removeAttribute('src');
      pictures.push({ number: pictures.length, file, alt: picture.getAttribute('alt') ?? '' });
      continue;
    }
    if (!isDot(picture)) leftOut += 1;
    leaveOut(picture);
  }
  return { pictures, leftOut };
}

/** What was pasted as the editor can take it: lists and tables of office programs as such, and a word on every picture. */
export function tidyPasted(html: string, { tables, pictures }: PasteOptions): Pasted {
  const page = new DOMParser().parseFromString(html, 'text/html');
  // what was copied in an editor of ours is as it should be
  if (!page.querySelector('[data-pm-slice]')) {
    tidyOffice(page);
    makeLists(page);
    tidyHeadings(page);
  }
  if (!tables || !page.querySelector('[data-pm-slice]')) tidyTables(page, tables);
  const taken = takePictures(page, pictures);
  return { html: page.body.innerHTML, ...taken };
}

/** The HTML with pictures that were sent; those that failed are taken out. */
export function withPictures(html: string, sent: ReadonlyMap<number, { mediaId: number; url: string }>): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of [...page.querySelectorAll(`img[${WAITING}]`)]) {
    const media = sent.get(Number(picture.getAttribute(WAITING)));
    picture.removeAttribute(WAITING);
    if (!media) leaveOut(picture);
    else {
      picture.setAttribute('data-media-id', String(media.mediaId));
      picture.setAttribute('src', media.url);
    }
  }
  return page.body.innerHTML;
}
