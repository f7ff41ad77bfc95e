import type { QuestionCategory } from './questions.api.ts';

/** A category with those in it, in the order of their names. */
export interface CategoryNode {
  category: QuestionCategory;
  children: readonly CategoryNode[];
}

/** The tree of categories; numbers in names count as numbers. */
export function categoryTree(
  categories: readonly QuestionCategory[],
  nameOf: (category: QuestionCategory) => string,
  language: string,
): CategoryNode[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const below = (parent: number | null): CategoryNode[] =>
    categories
      .filter(({ parentCategoryId }) => parentCategoryId === parent)
      .sort((a, b) => compare(nameOf(a), nameOf(b)))
      .map((category) => ({ category, children: below(category.questionCategoryId) }));
  return below(null);
}

/** The tree from top to bottom, each with how deep it lies. */
export const flatTree = (nodes: readonly CategoryNode[], depth = 0): { category: QuestionCategory; depth: number }[] =>
  nodes.flatMap(({ category, children }) => [{ category, depth }, ...flatTree(children, depth + 1)]);

/** How many questions are in a category and in those below it. */
export const countWithin = ({ category, children }: CategoryNode): number =>
  children.reduce((sum, child) => sum + countWithin(child), category.questionCount);

/** The ids of a category and of all in it: none of them can become its parent. */
export function idsWithin(categories: readonly QuestionCategory[], id: number): ReadonlySet<number> {
  const found = new Set([id]);
  const add = (parent: number) => {
    for (const { questionCategoryId, parentCategoryId } of categories)
      if (parentCategoryId === parent && !found.has(questionCategoryId)) {
        found.add(questionCategoryId);
        add(questionCategoryId);
      }
  };
  add(id);
  return found;
}
