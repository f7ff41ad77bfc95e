import type { QuestionType } from '@sullam/domain/questions/question.ts';
import type { ComponentType } from 'react';
import type { AnswerEditorProps } from './answer-editor-props.ts';
import { MatchingEditor, OrderingEditor } from './arranging-editors.tsx';
import { MultipleChoiceEditor, SingleChoiceEditor } from './choices-editor.tsx';
import { DropdownClozeEditor, FillBlanksEditor } from './cloze-editors.tsx';
import { HotspotEditor } from './hotspot-editor.tsx';
import { EssayEditor, FileUploadEditor, NumericEditor, ShortTextEditor, TrueFalseEditor } from './simple-editors.tsx';

const EDITORS: { readonly [Type in QuestionType]: ComponentType<AnswerEditorProps<Type>> } = {
  SINGLE_CHOICE: SingleChoiceEditor,
  MULTIPLE_CHOICE: MultipleChoiceEditor,
  TRUE_FALSE: TrueFalseEditor,
  SHORT_TEXT: ShortTextEditor,
  NUMERIC: NumericEditor,
  MATCHING: MatchingEditor,
  ORDERING: OrderingEditor,
  FILL_BLANKS: FillBlanksEditor,
  DROPDOWN_CLOZE: DropdownClozeEditor,
  HOTSPOT: HotspotEditor,
  FILE_UPLOAD: FileUploadEditor,
  ESSAY: EssayEditor,
};

/** What is right, by the type of the question. */
export function AnswerEditor(props: AnswerEditorProps<QuestionType>) {
  // content and key are of one type, which a type can't say
  const Editor = EDITORS[props.content.type] as ComponentType<AnswerEditorProps<QuestionType>>;
  return <Editor {...props} />;
}
