import { chooseText, LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import { type SheetLayout, SIZES } from './sheet-parts.ts';
import type { Paper, SheetTexts } from './sheet-texts.ts';
import { layOutShelf } from './shelf-sheet.ts';
import { layOutStars } from './stars-sheet.ts';

/** Without the words of a language in which the sheet says nothing else, where they are there in the other too. */
function inItsLanguages(texts: SheetTexts): SheetTexts {
  const [only, ...others] = LANGUAGES.filter((language) => texts.halves[language]);
  if (!only || others.length > 0) return texts;
  const inOne = (text: Localized): Localized => {
    const said = chooseText(text, only);
    return said ? { [said.language]: said.text } : {};
  };
  return {
    ...texts,
    heading: inOne(texts.heading),
    issuer: inOne(texts.issuer),
    signatures: texts.signatures.map(({ name, title, ...rest }) => ({
      ...rest,
      name: inOne(name),
      title: inOne(title),
    })),
  };
}

/** Where everything stands on a certificate of the organisation's family. */
export function layOut(source: SheetTexts, paper: Paper): SheetLayout {
  const { width, height } = SIZES[paper];
  const texts = inItsLanguages(source);
  return texts.family === 'shelf' ? layOutShelf(texts, width, height) : layOutStars(texts, width, height);
}
