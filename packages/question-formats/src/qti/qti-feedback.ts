import { BLOCKS } from '../markup/html-languages.ts';
import {
  childNamed,
  childrenNamed,
  descendants,
  element,
  elementsOf,
  isElement,
  type MarkupElement,
  type MarkupNode,
  textOf,
} from '../markup/markup-tree.ts';
import { defaultOutcome } from './qti-declarations.ts';
import { scoreBranches } from './qti-scoring.ts';

export const INLINE_FEEDBACK = new Set(['feedbackInline', 'feedbackBlock']);

export const isShown = ({ attributes }: MarkupElement): boolean => attributes.showHide !== 'hide';

/** What remarks say, each apart from the others. */
export const apart = (remarks: readonly MarkupElement[]): MarkupNode[] =>
  remarks.length < 2
    ? remarks.flatMap(({ children }) => children)
    : remarks.flatMap(({ children }) =>
        children.some((child) => isElement(child) && BLOCKS.has(child.name)) ? children : [element('p', {}, children)],
      );

/** One text may stand there to be shown and once more to be hidden. */
export function differentTexts(remarks: readonly MarkupElement[]): MarkupElement[] {
  const texts = remarks.map((remark) => textOf(remark).trim());
  return remarks.filter((_, index) => texts[index] === '' || texts.indexOf(texts[index] ?? '') === index);
}

export const modalRemarks = (item: MarkupElement): MarkupElement[] => childrenNamed(item, 'modalFeedback');

/** Shown whatever was answered. */
export const isAlwaysShown = (item: MarkupElement, { attributes }: MarkupElement): boolean =>
  defaultOutcome(item, attributes.outcomeIdentifier ?? '') === attributes.identifier;

/** The remark that a branch of the rules shows. */
function remarkOf(item: MarkupElement, branch: MarkupElement | undefined): MarkupElement | undefined {
  return modalRemarks(item)
    .filter(isShown)
    .find(({ attributes }) =>
      (branch ? childrenNamed(branch, 'setOutcomeValue') : []).some(
        (set) =>
          set.attributes.identifier === attributes.outcomeIdentifier &&
          [...descendants(set)].some(
            (node) => node.name === 'baseValue' && textOf(node).trim() === attributes.identifier,
          ),
      ),
    );
}

/** The remarks for the right answer and for any other, where the rules show one or the other. */
export function remarksByRightness(
  item: MarkupElement,
  response: string,
): { right: MarkupElement; wrong: MarkupElement } | null {
  const conditions = [...descendants(item)].filter(({ name }) => name === 'responseCondition');
  for (const condition of conditions) {
    const branch = elementsOf(condition).find((node) => isAboutRight(item, node, response));
    const right = remarkOf(item, branch);
    const wrong = remarkOf(item, childNamed(condition, 'responseElse'));
    if (right && wrong && right !== wrong) return { right, wrong };
  }
  return null;
}

const isAboutRight = (item: MarkupElement, branch: MarkupElement, response: string): boolean =>
  scoreBranches(item, response).some(
    ({ condition, kind }) => kind === 'correct' && elementsOf(branch)[0] === condition,
  );
