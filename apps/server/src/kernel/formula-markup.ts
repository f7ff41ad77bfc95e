import { FORMULA_MAX_LENGTH } from '@sullam/domain/author-html.ts';
import katex from 'katex';

/** A formula as cleaned HTML holds it: the element, and its TeX as an attribute's value. */
export interface Formula {
  tag: string;
  encoded: string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * A formula drawn as MathML, which browsers show without a script or a font of ours. KaTeX makes it from our own input alone
 * (`trust: false`: no links, no pictures, no HTML) and escapes what it doesn't understand.
 */
export function formulaMarkup({ tag, encoded }: Formula): string {
  if (encoded.length > FORMULA_MAX_LENGTH) return `<${tag} data-formula="${encoded}" dir="ltr">${encoded}</${tag}>`;
  const tex = encoded.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
  const markup = katex.renderToString(tex, {
    output: 'mathml',
    displayMode: tag === 'div',
    throwOnError: false,
    trust: false,
    strict: 'ignore',
    maxExpand: 200,
    maxSize: 20,
  });
  return `<${tag} data-formula="${encoded}" dir="ltr">${markup}</${tag}>`;
}
