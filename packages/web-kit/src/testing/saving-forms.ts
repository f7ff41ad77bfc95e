import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that wait before they call something by one of the names below, and save nothing: by file, why. */
type NotSaving = Readonly<Record<string, string>>;

const WAITS = /\bsetTimeout\(/;
const SAVES = /\b(?:save|send|flush|commit|write)\b/;
const TAKES_PART = /\buseWritingUnderWay\(\{/;
const IMPORTS = /^import (?!type\b)([^;]+?) from '(\.[^']+)';/gm;
const PASSES_ON = /^export \{([^}]+)\} from '(\.[^']+)';/gm;
/** Names a type alone. */
const ONLY_TYPES = /^\{\s*(?:type \w+,?\s*)+\}$/;
const PUBLIC_FILE = /\.public\.ts$/;

/** The names in braces that exist when the program runs. */
const valuesIn = (names: string): string[] =>
  [...names.matchAll(/(?<!\w)(type )?(\w+)(?: as \w+)?(?=\s*[,}]|\s*$)/g)].flatMap(([, type, name]) =>
    type || !name ? [] : [name],
  );

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    const file = path.join(folder, name);
    if (entry.isDirectory()) return name === 'test' || name === 'test-support' ? [] : sourcesIn(file);
    return /\.tsx?$/.test(name) ? [file] : [];
  });
}

/**
 * The files below a folder of sources that use something that saves by itself: a module that saves after a pause, or that takes
 * part in `flushWriting`. A module that merely waits has to be named in `notSaving`, so that a new one is looked at.
 */
export function savingForms(folder: string, notSaving: NotSaving): string[] {
  const texts = new Map(sourcesIn(folder).map((file) => [file, readFileSync(file, 'utf8')]));
  const nameOf = (file: string) => path.relative(folder, file).replaceAll(path.sep, '/');
  const savers = new Set(
    [...texts]
      .filter(([, text]) => TAKES_PART.test(text) || (WAITS.test(text) && SAVES.test(text)))
      .map(([file]) => file)
      .filter((file) => !(nameOf(file) in notSaving)),
  );
  /** The file that is imported; of a feature's public file, those that it passes the names on from. */
  const originsOf = (file: string, names: string): string[] => {
    if (!PUBLIC_FILE.test(file)) return [file];
    const taken = new Set(valuesIn(names));
    return [...(texts.get(file) ?? '').matchAll(PASSES_ON)].flatMap(([, passed = '', from = '']) =>
      valuesIn(passed).some((name) => taken.has(name)) ? path.resolve(path.dirname(file), from) : [],
    );
  };
  const importsSaver = (file: string, text: string): boolean =>
    [...text.matchAll(IMPORTS)].some(
      ([, names = '', target = '']) =>
        !ONLY_TYPES.test(names) &&
        originsOf(path.resolve(path.dirname(file), target), names).some((origin) => savers.has(origin)),
    );
  return [...texts]
    .filter(([file, text]) => !savers.has(file) && importsSaver(file, text))
    .map(([file]) => nameOf(file))
    .sort();
}
