import { AREAS } from '@sullam/strings/all-areas.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { loadAreas } from '@sullam/strings/load.ts';

const CATALOGUES = { en: await loadAreas(AREAS, 'en'), ar: await loadAreas(AREAS, 'ar') };

/** How a sentence of the interface looks in a language, whatever stands in its places: to find things by their names. */
export const wordsIn =
  (language: 'en' | 'ar') =>
  (key: MessageKey): RegExp => {
    const text = CATALOGUES[language][key];
    if (typeof text !== 'string') throw new Error(`${key} has several forms: name it in another way`);
    const plain = text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+');
    return new RegExp(`^\\s*${plain}\\s*$`, 'u');
  };
