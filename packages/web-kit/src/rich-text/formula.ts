import { type Editor, Node } from '@tiptap/core';
import katex from 'katex';

/** A formula drawn as the browser's own mathematics; what can't be read is shown as it was written. */
export const drawFormula = (latex: string, isBlock: boolean): string =>
  katex.renderToString(latex, {
    output: 'mathml',
    displayMode: isBlock,
    throwOnError: false,
    trust: false,
    strict: 'ignore',
  });

const formulaNode = (name: 'formula' | 'formulaBlock', tag: 'span' | 'div') =>
  Node.create({
    name,
    group: tag === 'span' ? 'inline' : 'block',
    inline: tag === 'span',
    atom: true,
    selectable: true,
    addAttributes: () => ({
      latex: {
        default: '',
        parseHTML: (element: HTMLElement) => element.getAttribute('data-formula') ?? '',
        renderHTML: ({ latex }: { latex?: string }) => ({ 'data-formula': latex ?? '' }),
      },
    }),
    parseHTML: () => [{ tag: `${tag}[data-formula]`, priority: 100 }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement(tag);
        dom.className = 'formula';
        dom.dir = 'ltr';
        dom.innerHTML = drawFormula(String(node.attrs.latex), tag === 'div');
        return { dom };
      },
  });

/** A formula in a line of text. */
export const Formula = formulaNode('formula', 'span');
/** A formula on a line of its own. */
export const FormulaBlock = formulaNode('formulaBlock', 'div');

export interface FormulaText {
  latex: string;
  isBlock: boolean;
}

/** The formula that is selected, if one is. */
export function selectedFormula(editor: Editor): FormulaText | null {
  for (const name of ['formula', 'formulaBlock'] as const)
    if (editor.isActive(name))
      return { latex: String(editor.getAttributes(name).latex ?? ''), isBlock: name === 'formulaBlock' };
  return null;
}

/** Puts a formula where the cursor is, which goes on behind it; a selected one is replaced. */
export function insertFormula(editor: Editor, { latex, isBlock }: FormulaText): void {
  const formula = { type: isBlock ? 'formulaBlock' : 'formula', attrs: { latex } };
  editor
    .chain()
    .focus()
    .insertContent(isBlock ? [formula, { type: 'paragraph' }] : formula)
    .run();
  editor.commands.setTextSelection(editor.state.selection.to);
}
