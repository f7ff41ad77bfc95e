import { field } from '../markup/html-fields.ts';
import { linksInto } from '../media-files.ts';
import type { Importing } from '../report.ts';
import type { Steps } from '../steps.ts';
import { clozeOf } from './import-cloze.ts';

/** A file of Moodle's embedded answers: the whole text is one question, its gaps written in it. */
export function* importClozeText(text: string, importing: Importing): Steps {
  yield;
  const source = { file: null, line: 1, id: null };
  importing.item('', source, [], (notes) => {
    const context = { language: importing.options.language, links: linksInto(importing.media, () => null), notes };
    return clozeOf(text, {
      notes,
      marks: null,
      read: (html) => field(html, 'moodle', context),
      draft: (prompt) => ({ name: '', prompt }),
    });
  });
}
