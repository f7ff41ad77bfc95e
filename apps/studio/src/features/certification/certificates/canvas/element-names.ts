import { kindOf, type LayoutElement } from '@sullam/domain/certificates/layout.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';

const MOST_LETTERS = 40;

const shortened = (text: string): string => {
  const letters = [...text.replace(/\s+/gu, ' ').trim()];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : letters.join('');
};

/** What an element is called: by its words where it has some. */
export function useElementName(): (element: LayoutElement) => string {
  const t = useT();
  const language = useLanguage();
  return (element) => {
    const { text, picture, signature, shape, drawing } = element;
    if (text && text.says !== 'OWN') return t(`certificate-canvas.fields.${text.says}`);
    const words = chooseText(text?.words ?? signature?.name, language)?.text;
    if (words) return shortened(words);
    if (picture) return t(`certificate-canvas.sources.${picture.source}`);
    if (shape) return t(`certificate-canvas.shapes.${shape.shape}`);
    if (drawing) return t(`certificate-canvas.drawings.${drawing.drawing}`);
    return t(`certificate-canvas.kinds.${kindOf(element) ?? 'text'}`);
  };
}

/** Tenths of a millimetre as they are read. */
export function useMillimetres(): (tenths: number) => string {
  const format = useFormat();
  return (tenths) => format.number(tenths / 10);
}

/** Where an element stands, in words: for those who hear the sheet. */
export function usePlaceInWords(): (element: LayoutElement) => string {
  const t = useT();
  const millimetres = useMillimetres();
  return ({ x, y, width, height }) =>
    t('certificate-canvas.place', {
      x: { raw: millimetres(x) },
      y: { raw: millimetres(y) },
      width: { raw: millimetres(width) },
      height: { raw: millimetres(height) },
    });
}
