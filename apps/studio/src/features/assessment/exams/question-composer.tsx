import type { Language, Localized } from '@sullam/domain/localized.ts';
import { checkQuestion } from '@sullam/domain/questions/check-question.ts';
import {
  QUESTION_TYPES,
  type QuestionContent,
  type QuestionKey,
  type QuestionType,
} from '@sullam/domain/questions/question.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Lightbulb, X } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useLanguage, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { plainHtml } from '@sullam/web-kit/question-view/plain-html.ts';
import type { RichTextHandle } from '@sullam/web-kit/rich-text/rich-text.tsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { useNotifyError } from '../../../parts/use-notify-error.ts';
import type { MediaRef } from '../../organization/media/media.public.ts';
import { LocalizedText } from '../../organization/rich-text/rich-text.public.ts';
import {
  AnswerEditor,
  asType,
  DIFFICULTIES,
  emptyDraft,
  isQuestionType,
  PairCells,
  PairHead,
  PairScopeProvider,
  PairSwitch,
  pairOrder,
  type QuestionDraft,
  TYPE_ICONS,
  useCreateQuestion,
} from '../questions/questions.public.ts';
import { MarksField } from './marks-field.tsx';

/** The kinds whose answers are the rows of the table. */
const AS_TABLE: ReadonlySet<QuestionType> = new Set(['SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'TRUE_FALSE']);
/** The kinds whose gaps stand in what is asked. */
const IN_PROMPT: ReadonlySet<QuestionType> = new Set(['FILL_BLANKS', 'DROPDOWN_CLOZE']);

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

  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const begin = (next: QuestionType) => {
    setDraft(emptyDraft(next));
    setPicture(null);
    setRound((before) => before + 1);
  };
  const setPrompt = (prompt: Localized) =>
    setDraft((before) => ({ ...before, content: { ...before.content, prompt } as QuestionContent }));
  /** Another kind keeps what is asked, and the choices where it has such. */
  const change = (next: QuestionType) => setDraft((before) => asType(before, next));
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
  // of this frame: it stands in the list of the parts of an exam
  const firstAnswer = (language: Language) =>
    frame.current?.querySelector<HTMLElement>(
      `:scope ol [data-cell$="-${language}"], :scope [role="radiogroup"] input`,
    );
  const isTable = AS_TABLE.has(type);
  const [first, second] = pairOrder(own);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of its fields
    <div
      ref={frame}
      onKeyDown={onKeyDown}
      className="overflow-clip rounded-lg border-2 border-focus bg-surface shadow-1"
    >
      <PairScopeProvider isFlush={isTable}>
        <FormArea>
          <div className="flex flex-wrap items-center gap-2 border-b border-line p-2.5">
            <Icon of={TYPE_ICONS[type]} size={20} className="ms-1.5 text-primary-text max-sm:hidden" />
            <NativeSelect
              hideLabel
              className="min-w-36 flex-1 sm:max-w-56"
              label={t('questions.list.type')}
              value={type}
              options={QUESTION_TYPES.map((each) => ({ value: each, label: t(`questions.types.${each}`) }))}
              onChange={(next) => isQuestionType(next) && change(next)}
            />
            <NativeSelect
              hideLabel
              className="min-w-36 flex-1 max-sm:order-1 max-sm:basis-full sm:max-w-44"
              label={t('questions.editor.difficulty')}
              value={draft.difficulty === null ? '' : String(draft.difficulty)}
              placeholder={t('questions.editor.difficulty')}
              options={DIFFICULTIES.map((level) => ({
                value: String(level),
                label: t(`questions.difficulties.${level}`),
              }))}
              onChange={(level) =>
                setDraft((before) => ({ ...before, difficulty: level === '' ? null : Number(level) }))
              }
            />
            <PairSwitch className="max-sm:order-last max-sm:w-full" />
            <span className="ms-auto flex items-center gap-1">
              <MarksField
                label={t('exam-authoring.fields.marks')}
                value={draft.marks}
                placeholder="1"
                onChange={(marks) => setDraft((before) => ({ ...before, marks }))}
              />
              <span className="text-sm text-muted max-sm:hidden" aria-hidden="true">
                {t('exam-authoring.fields.marks')}
              </span>
              <IconButton icon={X} label={t('common.actions.cancel')} className="text-muted" onClick={onClose} />
            </span>
          </div>
          {IN_PROMPT.has(type) ? (
            <div className="p-4 pb-0">
              <LocalizedText
                key={round}
                label={t('questions.editor.prompt')}
                editors={{ en, ar }}
                value={content.prompt}
                onChange={setPrompt}
              />
            </div>
          ) : (
            <>
              <PairHead />
              <PairCells
                key={round}
                autoFocus
                label={t('questions.editor.prompt')}
                placeholder={t('questions.editor.prompt')}
                value={content.prompt}
                onChange={setPrompt}
                name="prompt"
                className="text-lg"
                onKeyDown={(event, language) => {
                  if (event.ctrlKey || event.metaKey) return;
                  const isNext = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey);
                  const next =
                    event.key === 'Tab' && language === first
                      ? frame.current?.querySelector<HTMLElement>(`[data-cell="prompt-${second}"]`)
                      : firstAnswer(event.key === 'Tab' ? first : language);
                  if (!isNext || !next) return;
                  event.preventDefault();
                  next.focus();
                }}
              />
            </>
          )}
          <div className={isTable ? '' : 'border-t border-line p-4'}>
            <AnswerEditor
              key={`${round} ${type}`}
              content={content}
              answerKey={key}
              onChange={({ content: nextContent, key: nextKey }) =>
                setDraft((before) => ({
                  ...before,
                  // what is asked and why an answer is right are written beside it, and may be newer
                  ...(nextContent
                    ? { content: { ...nextContent, prompt: before.content.prompt } as QuestionContent }
                    : {}),
                  ...(nextKey ? { key: { ...nextKey, explanation: before.key.explanation } as QuestionKey } : {}),
                }))
              }
              picture={picture}
              onPicture={setPicture}
              insertInPrompt={(inserted) => {
                en.current?.insert(inserted, own === 'en');
                ar.current?.insert(inserted, own === 'ar');
              }}
            />
          </div>
          <PairCells
            key={`why ${round}`}
            label={t('questions.editor.explanation')}
            placeholder={t('questions.editor.explanation')}
            value={key.explanation}
            onChange={(explanation) =>
              setDraft((before) => ({ ...before, key: { ...before.key, explanation } as QuestionKey }))
            }
            before={<Icon of={Lightbulb} size={18} className="ms-3 mt-2.5 shrink-0 text-muted" />}
            className="mt-4 border-t border-line text-sm"
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-subtle px-3 py-2.5">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted max-md:hidden touch:hidden">
              {isTable && (
                <>
                  <span className="flex items-center gap-1.5">
                    <KeyHint of="Tab" className="border-line bg-surface" />
                    {t('exam-authoring.keys.otherLanguage')}
                  </span>
                  <span className="flex items-center gap-1.5">
                    <KeyHint of="Ctrl D" className="border-line bg-surface" />
                    {t('exam-authoring.keys.right')}
                  </span>
                </>
              )}
              <span>{t('exam-authoring.hints.composed')}</span>
            </p>
            <span className="ms-auto flex flex-wrap items-center gap-2">
              <Button variant="outline" disabled={create.isPending} onClick={() => void save(false)}>
                {t('exam-authoring.actions.saveAndClose')}
              </Button>
              <Button pending={create.isPending} onClick={() => void save(true)}>
                {t('exam-authoring.actions.saveQuestion')}
                <KeyHint of={SHORTCUT} className="border-current" />
              </Button>
            </span>
          </div>
        </FormArea>
      </PairScopeProvider>
    </div>
  );
}
