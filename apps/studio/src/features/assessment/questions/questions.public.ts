export { AnswerEditor } from './answers/answer-editor.tsx';
export { CategorySelect } from './category-select.tsx';
export { HtmlCell } from './html-cell.tsx';
export { ImportDialog } from './import-dialog.tsx';
export { PairCells, PairHead, PairScopeProvider, PairSwitch, pairOrder } from './language-pair.tsx';
export { asType, draftOf, emptyDraft, newId, type QuestionDraft } from './question-draft.ts';
export { QuestionTrial } from './question-trial.tsx';
export { DIFFICULTIES, isQuestionType, TYPE_ICONS } from './question-types.ts';
export {
  type QuestionFilter,
  type QuestionRow,
  questionCategoriesQuery,
  questionQuery,
  questionsQuery,
  questionTagsQuery,
  readQuestions,
  useCreateQuestion,
} from './questions.api.ts';
export { TagField } from './tag-field.tsx';
