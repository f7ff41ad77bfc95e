/** Arabic headings have spaces and signs, which come from the file of the other script. */
const SAMPLES = { ar: 'ا ', en: 'a' } as const;

/**
 * Makes the face of headings ready before the first one is drawn: a preloaded file is only fetched, and a heading that comes
 * before it is read is drawn in another face first.
 */
export function loadDisplayFace(page: Pick<Document, 'documentElement' | 'fonts'>): void {
  const { documentElement: root, fonts } = page;
  const face = getComputedStyle(root).getPropertyValue('--display-face').replace(/,\s*$/, '').trim();
  if (face === '') return;
  // one that can't be had isn't missed: headings are drawn in the face of the text
  fonts.load(`600 1em ${face}`, SAMPLES[root.lang === 'ar' ? 'ar' : 'en']).catch(() => undefined);
}
