import { ApiError } from '@sullam/api-client/api-error.ts';
import type { Language } from '@sullam/domain/localized.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { PLURAL_CATEGORIES, type PluralCategory, type RuntimeMessage } from '@sullam/strings/define.ts';
import { MAXIMUM_OVERRIDE_LENGTH, type OverrideProblem, overrideProblem } from '@sullam/strings/overrides.ts';
import { messageValueNames } from '@sullam/strings/placeholders.ts';
import { RotateCcw } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import type { FoundMessage } from './message-search.ts';
import { useSaveMessage } from './organization.api.ts';

const PROBLEMS: Record<OverrideProblem, MessageKey> = {
  empty: 'organization-settings.wording.problemEmpty',
  'unknown-placeholder': 'organization-settings.wording.problemPlaceholder',
  'unbalanced-braces': 'organization-settings.wording.problemBraces',
  'unknown-form': 'organization-settings.wording.problemForm',
};
const FORM_LABELS: Record<PluralCategory, MessageKey> = {
  zero: 'organization-settings.wording.formZero',
  one: 'organization-settings.wording.formOne',
  two: 'organization-settings.wording.formTwo',
  few: 'organization-settings.wording.formFew',
  many: 'organization-settings.wording.formMany',
  other: 'organization-settings.wording.formOther',
};

const formsOf = (message: RuntimeMessage): Partial<Record<PluralCategory, string>> =>
  typeof message === 'string' ? { other: message } : message;

/** Texts up to this length are edited in one line. */
const ONE_LINE = 70;

interface MessageFieldProps {
  readonly isLong: boolean;
  readonly label: string;
  readonly hideLabel: boolean;
  readonly lang: Language;
  readonly dir: 'ltr' | 'rtl';
  readonly value: string;
  readonly onText: (text: string) => void;
}

function MessageField({ isLong, onText, ...rest }: MessageFieldProps) {
  const field = { ...rest, maxLength: MAXIMUM_OVERRIDE_LENGTH };
  return isLong ? (
    <TextArea {...field} rows={2} onChange={(event) => onText(event.currentTarget.value)} />
  ) : (
    <TextField {...field} onChange={(event) => onText(event.currentTarget.value)} />
  );
}

export interface MessageEditorProps {
  readonly message: FoundMessage;
  readonly language: Language;
}

/** One message: as it is without the organisation, and the organisation's own wording of it. Each is saved by itself. */
export function MessageEditor({ message, language }: MessageEditorProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const { key, shipped, content, own } = message;
  const isCounted = typeof shipped !== 'string';
  const categories = PLURAL_CATEGORIES.filter((category) => formsOf(shipped)[category] !== undefined);
  const [draft, setDraft] = useState<Partial<Record<PluralCategory, string>>>();
  const [refusal, setRefusal] = useState<string>();
  const save = useSaveMessage();
  const standing = { ...formsOf(shipped), ...(content === undefined ? {} : formsOf(content)) };
  const stored = own === undefined ? standing : formsOf(own);
  const edited = { ...formsOf(shipped), ...stored, ...draft };
  const problem = draft ? overrideProblem(shipped, isCounted ? edited : (edited.other ?? '')) : null;
  const names = [...messageValueNames(shipped)].map((name) => `{${name}}`);
  const send = (body: Parameters<typeof save.mutate>[0]['body']) =>
    save.mutate(
      { language, messageKey: key, body },
      {
        onSuccess: () => {
          setDraft(undefined);
          setRefusal(undefined);
          notify({ tone: 'success', text: t('common.states.saved') });
        },
        onError: (error) => setRefusal(error instanceof ApiError ? error.message : t('errors.network.generic')),
      },
    );
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 lg:grid-cols-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <code dir="ltr" className="text-xs break-all text-muted">
            {key}
          </code>
          {content !== undefined && <Badge>{t('organization-settings.wording.fromContentService')}</Badge>}
          {own !== undefined && <Badge tone="primary">{t('organization-settings.wording.changed')}</Badge>}
        </p>
        <div lang={language} dir={direction} className="mt-1 space-y-1">
          {categories.map((category) => (
            <p key={category}>{standing[category]}</p>
          ))}
        </div>
      </div>
      <div className="min-w-0 space-y-3">
        {categories.map((category) => (
          <MessageField
            key={category}
            isLong={(formsOf(shipped)[category]?.length ?? 0) > ONE_LINE}
            label={
              isCounted
                ? `${t('organization-settings.wording.own')}: ${t.dynamic(FORM_LABELS[category])}`
                : `${t('organization-settings.wording.own')}: ${key}`
            }
            hideLabel={!isCounted}
            lang={language}
            dir={direction}
            value={edited[category] ?? ''}
            onText={(text) => {
              setRefusal(undefined);
              setDraft({ ...draft, [category]: text });
            }}
          />
        ))}
        {names.length > 0 && (
          <p className="text-sm text-muted">
            {t('organization-settings.wording.placeholders', { names: format.list(names) })}
          </p>
        )}
        {(problem || refusal) && (
          <p role="alert" className="text-sm text-danger-text">
            {problem ? t.dynamic(PROBLEMS[problem]) : refusal}
          </p>
        )}
        {(draft || own !== undefined) && (
          <div className="flex flex-wrap gap-2">
            {draft && (
              <>
                <Button
                  size="sm"
                  disabled={problem !== null}
                  pending={save.isPending}
                  onClick={() =>
                    send(isCounted ? { forms: { ...edited, other: edited.other ?? '' } } : { text: edited.other ?? '' })
                  }
                >
                  {t('common.actions.save')}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => setDraft(undefined)}>
                  {t('common.actions.cancel')}
                </Button>
              </>
            )}
            {own !== undefined && (
              <Button size="sm" variant="ghost" icon={RotateCcw} pending={save.isPending} onClick={() => send(null)}>
                {t('organization-settings.wording.reset')}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
