export { type CategoryContents, categoryContents } from './category-contents.ts';
export {
  categoriesBelow,
  deleteQuestionCategory,
  insertQuestionCategory,
  isCategoryFilled,
  knownCategories,
  listQuestionCategories,
  lockQuestionCategories,
} from './question-categories.repository.ts';
export { QuestionCategory } from './question-categories.schemas.ts';
export { categoryAt, checkCategory } from './question-categories.service.ts';
