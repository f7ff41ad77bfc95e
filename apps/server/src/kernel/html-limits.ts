import { HTML_LIMITS, type HtmlLimit } from '@sullam/domain/author-html.ts';
import { Parser } from 'htmlparser2';

class LimitMet extends Error {
  readonly limit: HtmlLimit;
  constructor(limit: HtmlLimit) {
    super(limit);
    this.limit = limit;
  }
}

/**
 * The limit that a text's markup is beyond, or null. One pass that ends at the first limit: its time grows with the length of
 * the text and with nothing else.
 */
export function htmlLimitMet(html: string): HtmlLimit | null {
  let depth = 0;
  let elements = 0;
  let attributes = 0;
  let formulas = 0;
  const parser = new Parser({
    onopentagname() {
      attributes = 0;
      elements += 1;
      if (elements > HTML_LIMITS.elements) throw new LimitMet('elements');
    },
    onattribute(name) {
      if (name === 'data-formula') formulas += 1;
      if (formulas > HTML_LIMITS.formulas) throw new LimitMet('formulas');
      attributes += 1;
      if (attributes > HTML_LIMITS.attributes) throw new LimitMet('attributes');
    },
    onopentag() {
      depth += 1;
      if (depth > HTML_LIMITS.depth) throw new LimitMet('depth');
    },
    onclosetag() {
      depth -= 1;
    },
  });
  try {
    parser.end(html);
    return null;
  } catch (error) {
    if (error instanceof LimitMet) return error.limit;
    throw error;
  }
}
