import { decodedAddress } from '../media-files.ts';
import { type MarkupElement, parseMarkup, textOf } from './markup-tree.ts';
import { texOfMathMl } from './mathml.ts';

export interface DrawnFormula {
  tex: string;
  isBlock: boolean;
}

/** Canvas draws TeX as a picture and says in it what is drawn; its address holds it too, encoded twice. */
function canvasTex({ attributes }: MarkupElement): string | null {
  const address = /\/equation_images\/([^?#]+)/.exec(attributes.src ?? '')?.[1];
  const isEquation = /(?:^|\s)equation_image(?:\s|$)/.test(attributes.class ?? '') || address !== undefined;
  if (!isEquation && attributes['data-equation-content'] === undefined) return null;
  const fromAddress = address === undefined ? '' : decodedAddress(decodedAddress(address));
  const said = [attributes['data-equation-content'], attributes.title, (attributes.alt ?? '').replace(/^LaTeX:/, '')];
  return [...said, fromAddress].map((text) => (text ?? '').trim()).find((text) => text !== '') ?? null;
}

/** MathType and WIRIS keep MathML in an attribute, with other signs where XML has its own. */
function wirisTex({ attributes }: MarkupElement): string | null {
  const written = attributes['data-mathml'];
  if (written === undefined) return null;
  const signs: Record<string, string> = { '«': '<', '»': '>', '¨': '"', '§': '&', '`': "'" };
  const markup = written.replace(/[«»¨§`]/g, (sign) => signs[sign] ?? sign);
  return texOfMathMl(parseMarkup(markup, 'xml').root) || null;
}

/** The formula that a picture draws; null for any other picture. */
export function formulaOfImage(image: MarkupElement): DrawnFormula | null {
  const isRendered = /(?:^|\s)(?:texrender|latexrender)(?:\s|$)/.test(image.attributes.class ?? '');
  const own = isRendered ? (image.attributes.title ?? image.attributes.alt ?? '').trim() : '';
  const tex = canvasTex(image) ?? wirisTex(image) ?? own;
  return tex === '' ? null : { tex, isBlock: false };
}

/** What MathJax finds in a script element. */
export function formulaOfScript(script: MarkupElement): DrawnFormula | null {
  const type = (script.attributes.type ?? '').toLowerCase();
  const isBlock = /mode\s*=\s*display/.test(type);
  const source = textOf(script);
  if (type.startsWith('math/tex')) return source.trim() === '' ? null : { tex: source.trim(), isBlock };
  const tex = type.startsWith('math/mml') ? texOfMathMl(parseMarkup(source, 'xml').root) : '';
  return tex === '' ? null : { tex, isBlock };
}
