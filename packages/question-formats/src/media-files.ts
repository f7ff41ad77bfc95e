import type { Question } from '@sullam/domain/questions/question.ts';
import type { MediaFile } from './formats.ts';
import type { MediaLinks } from './markup/html-cleaning.ts';
import type { MediaShelf } from './report.ts';

/** A file that an address means; `key` distinguishes it from others of the same name. */
export interface FoundFile {
  key: string;
  name: string;
  bytes: () => Uint8Array | null;
}

const ENDINGS: Record<string, string> = { jpeg: 'jpg', 'svg+xml': 'svg', mpeg: 'mp3', 'x-icon': 'ico' };
const DATA = /^data:(image|audio|video)\/([a-z0-9.+-]{1,40});base64,/i;

/** The bytes of base64 text; null when it is none. */
export function bytesOfBase64(text: string): Uint8Array | null {
  const clean = text.replace(/\s+/g, '');
  if (clean === '' || !/^[A-Za-z0-9+/]*={0,2}$/.test(clean) || clean.length % 4 === 1) return null;
  const binary = atob(clean);
  return Uint8Array.from({ length: binary.length }, (_, index) => binary.charCodeAt(index));
}

export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

function dataFile(address: string): FoundFile | null {
  const match = DATA.exec(address);
  if (!match) return null;
  const [prefix, kind = '', type = ''] = match;
  const name = `${kind}.${ENDINGS[type.toLowerCase()] ?? type.toLowerCase()}`;
  return { key: address, name, bytes: () => bytesOfBase64(address.slice(prefix.length)) };
}

/** An address as it is written in a path. */
export const decodedAddress = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address; // a per cent sign that encodes nothing
  }
};

/** Links into the files that came along; `find` knows them, pictures inside of addresses are known anyway. */
export function linksInto(shelf: MediaShelf, find: (address: string) => FoundFile | null): MediaLinks {
  return {
    resolve: (address) => {
      const file = dataFile(address) ?? find(address);
      if (!file) return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address) ? 'elsewhere' : 'missing';
      const known = shelf.idOf(file.key);
      if (known) return known;
      const bytes = file.bytes();
      return bytes ? shelf.put(file.key, file.name, bytes) : 'missing';
    },
  };
}

const MEDIA = /(\sdata-media-id=")(\d{1,16})(")/g;

/** A question with the files it shows named by other ids: those of an import by those under which they were stored. */
export function withMediaIds(question: Question, idOf: (id: number) => number): Question {
  const inHtml = (html: string): string =>
    html.replace(MEDIA, (_, before: string, id: string, after: string) => `${before}${idOf(Number(id))}${after}`);
  const renamed = (value: unknown): unknown => {
    if (typeof value === 'string') return inHtml(value);
    if (Array.isArray(value)) return value.map(renamed);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner)]));
  };
  const content = renamed(question.content) as Question['content'];
  if (content.type === 'HOTSPOT') content.pictureMediaId = idOf(content.pictureMediaId);
  return { ...question, content, key: renamed(question.key) as Question['key'] };
}

/** Gives each stored file that leaves a name of its own. */
export class LeavingFiles {
  readonly files = new Map<number, MediaFile>();
  readonly #mediaOf: (id: number) => MediaFile | null;
  readonly #names = new Map<string, number>();

  constructor(mediaOf: (id: number) => MediaFile | null) {
    this.#mediaOf = mediaOf;
  }

  get(id: number): MediaFile | null {
    const known = this.files.get(id);
    if (known) return known;
    const stored = Number.isSafeInteger(id) && id > 0 ? this.#mediaOf(id) : null;
    if (!stored) return null;
    const safe = stored.name.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[-.]+/, '') || 'file';
    const isTaken = this.#names.has(safe);
    this.#names.set(safe, id);
    const file = { name: isTaken ? `${id}-${safe}` : safe, bytes: stored.bytes };
    this.files.set(id, file);
    return file;
  }
}
