import { checkQuestion } from '@sullam/domain/questions/check-question.ts';
import {
  QUESTION_TYPES,
  type QuestionContent,
  type QuestionKey,
  type QuestionType,
} from '@sullam/domain/questions/question.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useLanguage, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { plainHtml } from '@sullam/web-kit/question-view/plain-html.ts';
import type { RichTextHandle } from '@sullam/web-kit/rich-text/rich-text.tsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNotifyError } from '../../parts/use-notify-error.ts';
import type { MediaRef } from '../media/media.api.ts';
import { AnswerEditor } from '../questions/answers/answer-editor.tsx';
import { emptyDraft, type QuestionDraft } from '../questions/question-draft.ts';
import { isQuestionType } from '../questions/question-types.ts';
import { useCreateQuestion } from '../questions/questions.api.ts';
import { LocalizedText } from '../rich-text/localized-text.tsx';
import { MarksField } from './marks-field.tsx';

const NAME_MOST = 100;
const SHORTCUT = 'Ctrl ↵';

export interface QuestionComposerProps {
  readonly onAdded: (question: { questionId: number; name: string; type: string }) => void;
  readonly onClose: () => void;
}

/** A question written where it is asked; it goes into the bank as well. Ctrl Enter adds it and begins the next. */
export function QuestionComposer({ onAdded, onClose }: QuestionComposerProps) {
  const t = useT();
  const own = useLanguage();
  const text = useAuthorText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const create = useCreateQuestion();
  const [draft, setDraft] = useState<QuestionDraft>(() => emptyDraft('SINGLE_CHOICE'));
  const [picture, setPicture] = useState<MediaRef | null>(null);
  // the editors begin anew with the next question
  const [round, setRound] = useState(0);
  const [en, ar] = [useRef<RichTextHandle>(null), useRef<RichTextHandle>(null)];
  const frame = useRef<HTMLDivElement>(null);
  const { content, key } = draft;
  const { type } = content;
  const words = plainHtml(text(content.prompt)).trim();

  useEffect(() => frame.current?.scrollIntoView({ block: 'nearest' }), []);

  const begin = (next: QuestionType) => {
    setDraft(emptyDraft(next));
    setPicture(null);
    setRound((before) => before + 1);
  };
  /** Another kind keeps what is asked. */
  const change = (next: QuestionType) => {
    const { prompt } = content;
    const fresh = emptyDraft(next);
    setDraft({ ...fresh, marks: draft.marks, content: { ...fresh.content, prompt } as QuestionContent });
  };
  const save = async (goesOn: boolean) => {
    if (words === '') return notify({ tone: 'warning', text: t('exam-authoring.messages.promptMissing') });
    const name = words.slice(0, NAME_MOST);
    try {
      const { questionId } = await create.mutateAsync({ ...draft, name });
      const isDone = checkQuestion({ ...draft, name }).length === 0;
      notify({
        tone: isDone ? 'success' : 'info',
        text: t(isDone ? 'exam-authoring.messages.composed' : 'exam-authoring.hints.unfinished'),
      });
      onAdded({ questionId, name, type });
      if (goesOn) begin(type);
      else onClose();
    } catch (error) {
      notifyError(error);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save(true);
    }
    if (event.key === 'Escape' && words === '') onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of its fields
    <div ref={frame} onKeyDown={onKeyDown} className="rounded-lg border-2 border-focus bg-surface p-4">
      <FormArea className="space-y-4">
        <div className="flex flex-wrap items-end gap-3">
          <NativeSelect
            className="min-w-52 flex-1"
            label={t('questions.list.type')}
            value={type}
            options={QUESTION_TYPES.map((each) => ({ value: each, label: t(`questions.types.${each}`) }))}
            onChange={(next) => isQuestionType(next) && change(next)}
          />
          <MarksField
            label={t('exam-authoring.fields.marks')}
            value={draft.marks}
            placeholder="1"
            onChange={(marks) => setDraft((before) => ({ ...before, marks }))}
          />
        </div>
        <LocalizedText
          key={round}
          label={t('questions.editor.prompt')}
          editors={{ en, ar }}
          value={content.prompt}
          onChange={(prompt) =>
            setDraft((before) => ({ ...before, content: { ...before.content, prompt } as QuestionContent }))
          }
        />
        <AnswerEditor
          key={`${round} ${type}`}
          content={content}
          answerKey={key}
          onChange={({ content: nextContent, key: nextKey }) =>
            setDraft((before) => ({
              ...before,
              // what is asked is written beside it, and may be newer
              ...(nextContent ? { content: { ...nextContent, prompt: before.content.prompt } as QuestionContent } : {}),
              ...(nextKey ? { key: nextKey as QuestionKey } : {}),
            }))
          }
          picture={picture}
          onPicture={setPicture}
          insertInPrompt={(inserted) => {
            en.current?.insert(inserted, own === 'en');
            ar.current?.insert(inserted, own === 'ar');
          }}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button pending={create.isPending} onClick={() => void save(false)}>
            {t('exam-authoring.actions.saveAndClose')}
          </Button>
          <Button variant="outline" disabled={create.isPending} onClick={() => void save(true)}>
            {t('exam-authoring.actions.saveQuestion')}
            <kbd dir="ltr" className="font-sans text-xs text-muted touch:hidden">
              {SHORTCUT}
            </kbd>
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <span className="ms-auto text-sm text-muted">{t('exam-authoring.hints.composed')}</span>
        </div>
      </FormArea>
    </div>
  );
}
