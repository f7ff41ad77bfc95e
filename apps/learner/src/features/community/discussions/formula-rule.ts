import { Formula } from '@sullam/web-kit/rich-text/formula.ts';
import { InputRule } from '@tiptap/core';

/** `$x^2$`, as it is typed, becomes a formula. Prices keep their sign: it stands before a digit and isn't closed. */
export const TypedFormula = Formula.extend({
  addInputRules() {
    return [
      new InputRule({
        find: /(^|[\s(])\$([^\s$](?:[^$\n]*[^\s$])?)\$$/,
        handler: ({ range, match, chain }) => {
          const from = range.from + (match[1]?.length ?? 0);
          chain()
            .deleteRange({ from, to: range.to })
            .insertContentAt(from, { type: this.name, attrs: { latex: match[2] } })
            .run();
        },
      }),
    ];
  },
});
