export { ArticleEditor } from './article-editor.tsx';
export {
  addLesson,
  addSection,
  type LessonKind,
  lessonQuery,
  type OutlineLesson,
  type OutlineSection,
} from './builder.api.ts';
export { TitleInPlace } from './title-in-place.tsx';
export { typedLines } from './typed-lines.ts';
export { useAutosave } from './use-autosave.ts';
export { useRowFocus } from './use-row-focus.ts';
