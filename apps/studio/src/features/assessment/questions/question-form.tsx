import { LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import type { QuestionContent, QuestionKey } from '@sullam/domain/questions/question.ts';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { SortableRows } from '@sullam/ui/sortable/sortable-rows.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import type { RichTextHandle } from '@sullam/web-kit/rich-text/rich-text.tsx';
import { useRef, useState } from 'react';
import type { MediaRef } from '../../organization/media/media.public.ts';
import { LocalizedText } from '../../organization/rich-text/rich-text.public.ts';
import { AnswerEditor } from './answers/answer-editor.tsx';
import { Add, Remove } from './answers/parts.tsx';
import { PairLine, PairScopeProvider, PairSwitch } from './language-pair.tsx';
import type { QuestionDraft } from './question-draft.ts';

export interface QuestionFormProps {
  readonly draft: QuestionDraft;
  /** Changes what is written, from what is written by then: two editors may speak at once. */
  readonly onChange: (change: (draft: QuestionDraft) => QuestionDraft) => void;
  readonly picture: MediaRef | null;
}

/** What of a text in both languages is new. */
const changedLanguages = (before: Localized, after: Localized): Localized =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => (after[language] === before[language] ? [] : [[language, after[language]]])),
  );

/** The question itself: what is asked, what is right, what is said to it. */
export function QuestionForm({ draft, onChange, picture: savedPicture }: QuestionFormProps) {
  const t = useT();
  const own = useLanguage();
  const [picture, setPicture] = useState(savedPicture);
  const [en, ar] = [useRef<RichTextHandle>(null), useRef<RichTextHandle>(null)];
  const { content, key } = draft;
  const setContent = (change: Partial<QuestionContent>) =>
    onChange((now) => ({ ...now, content: { ...now.content, ...change } as QuestionContent }));
  const setPrompt = (prompt: Localized) => {
    const changed = changedLanguages(content.prompt, prompt);
    onChange((now) => ({ ...now, content: { ...now.content, prompt: { ...now.content.prompt, ...changed } } }));
  };
  const insertInPrompt = (text: string) => {
    for (const [language, editor] of Object.entries({ en, ar })) editor.current?.insert(text, language === own);
  };
  return (
    <PairScopeProvider>
      <div className="min-w-0 space-y-6">
        <Card>
          <LocalizedText
            label={t('questions.editor.prompt')}
            hint={t('questions.editor.promptHint')}
            isArticle
            editors={{ en, ar }}
            value={content.prompt}
            onChange={setPrompt}
          />
        </Card>
        <Card className="space-y-4">
          <CardHeading actions={<PairSwitch />}>{t('questions.editor.answers')}</CardHeading>
          <AnswerEditor
            content={content}
            answerKey={key}
            onChange={({ content: nextContent, key: nextKey }) =>
              onChange((now) => ({
                ...now,
                ...(nextContent ? { content: nextContent } : {}),
                ...(nextKey ? { key: nextKey as QuestionKey } : {}),
              }))
            }
            picture={picture}
            onPicture={setPicture}
            insertInPrompt={insertInPrompt}
          />
        </Card>
        <Card>
          <LocalizedText
            label={t('questions.editor.explanation')}
            hint={t('questions.editor.explanationHint')}
            isArticle
            value={key.explanation}
            onChange={(explanation) => {
              const changed = changedLanguages(key.explanation, explanation);
              onChange((now) => ({ ...now, key: { ...now.key, explanation: { ...now.key.explanation, ...changed } } }));
            }}
          />
        </Card>
        <Card className="space-y-3">
          <CardHeading description={t('questions.editor.hintsHint')}>{t('questions.editor.hints')}</CardHeading>
          <Hints value={content.hints} onChange={(hints) => setContent({ hints })} />
        </Card>
      </div>
    </PairScopeProvider>
  );
}

interface HintsProps {
  readonly value: readonly Localized[];
  readonly onChange: (hints: Localized[]) => void;
}

function Hints({ value, onChange }: HintsProps) {
  const t = useT();
  const format = useFormat();
  const rows = value.map((text, index) => ({ text, index }));
  const nameOf = ({ index }: (typeof rows)[number]) =>
    t('questions.editor.hintNumber', { number: format.number(index + 1) });
  return (
    <>
      <SortableRows
        label={t('questions.editor.hints')}
        items={rows}
        idOf={({ index }) => String(index)}
        nameOf={nameOf}
        onChange={(next) => onChange(next.map(({ text }) => text))}
        className="space-y-3"
      >
        {(row) => (
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <PairLine
                label={nameOf(row)}
                value={row.text}
                onChange={(text) => onChange(value.map((each, at) => (at === row.index ? text : each)))}
              />
            </div>
            <Remove name={nameOf(row)} onClick={() => onChange(value.filter((_, at) => at !== row.index))} />
          </div>
        )}
      </SortableRows>
      <Add label={t('questions.editor.addHint')} onClick={() => onChange([...value, {}])} />
    </>
  );
}
