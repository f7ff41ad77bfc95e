import type { Language } from '@sullam/domain/localized.ts';

/** Arabic headings have spaces and signs, which come from the file of the other script. */
const SAMPLES = { ar: 'ا ', en: 'a' } as const;

/** How long a change of language waits for the face of its headings, in ms. */
const PATIENCE = 1500;

/**
 * Makes the face of headings ready before the first one of a language is drawn: a preloaded file is only fetched, and a heading that
 * comes before it is read is drawn in another face, and stays so.
 */
export async function loadDisplayFace(
  page: Pick<Document, 'documentElement' | 'fonts'>,
  language: Language,
): Promise<void> {
  const { documentElement: root, fonts } = page;
  const face = getComputedStyle(root).getPropertyValue('--display-face').replace(/,\s*$/, '').trim();
  if (face === '') return;
  await Promise.race([
    // one that can't be had isn't missed: headings are drawn in the face of the text
    fonts.load(`600 1em ${face}`, SAMPLES[language]).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
}
