import type { PostModerationCaseDetail } from '@sullam/api-client/schema.gen.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import type { ReactNode, Ref } from 'react';
import { useT } from '../kit-context.tsx';
import { wordOf } from './case-acts.ts';
import type { Act, Decision } from './moderation.api.ts';
import { ReasonField, type ReasonFieldHandle } from './reason-field.tsx';

/** So many days of a pause can be chosen. */
const DAYS = [1, 7, 30] as const;

export interface DecisionDraft {
  readonly act: Act | null;
  readonly days: number;
  readonly reason: string;
}

export const NEW_DECISION: DecisionDraft = { act: null, days: 7, reason: '' };

/** What is sent of a draft; null: it says too little. */
export function decisionOf({ act, days, reason }: DecisionDraft): Decision | null {
  if (act === null) return null;
  if (act === 'KEEP') return { act };
  return reason.trim() === '' ? null : { act, reason, ...(act === 'PAUSE' ? { days } : {}) };
}

export function PauseDays({ value, onChange }: { readonly value: number; readonly onChange: (days: number) => void }) {
  const t = useT();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('moderation-desk.fields.days')}</legend>
      <div className="flex flex-wrap gap-2">
        {DAYS.map((each) => (
          <FilterChip key={each} selected={each === value} onChange={() => onChange(each)}>
            {t('moderation-desk.counts.days', { count: each })}
          </FilterChip>
        ))}
      </div>
    </fieldset>
  );
}

export interface DecisionFieldsProps {
  readonly found: Pick<PostModerationCaseDetail, 'status' | 'commentId'>;
  readonly acts: readonly Act[];
  readonly draft: DecisionDraft;
  readonly onChange: (change: Partial<DecisionDraft>) => void;
  readonly isLocked?: boolean;
  /** Of whoever is told. */
  readonly language?: Language | undefined;
  /** The key of an act, by its place, and of the bank. */
  readonly hintOf?: (key: string) => ReactNode;
  readonly editHref?: string | undefined;
  readonly reasonRef?: Ref<ReasonFieldHandle>;
}

/** What is done about something that was said in a group, for how long, and what its author is told. */
export function DecisionFields({
  found,
  acts,
  draft,
  onChange,
  isLocked = false,
  language,
  hintOf,
  editHref,
  reasonRef,
}: DecisionFieldsProps) {
  const t = useT();
  const { act, days, reason } = draft;
  return (
    <>
      <RadioGroup
        cards
        label={t('moderation-desk.titles.decision')}
        value={act ?? undefined}
        onChange={(value) => onChange({ act: acts.find((each) => each === value) ?? null })}
        options={acts.map((each, at) => {
          const word = wordOf(each, found);
          return {
            value: each,
            disabled: isLocked,
            label: (
              <span className="flex items-center justify-between gap-3">
                {t(`moderation-desk.acts.${word}`)}
                {hintOf?.(String(at + 1))}
              </span>
            ),
            description: t(`moderation-desk.hints.${word}`),
          };
        })}
      />
      {act === 'PAUSE' && <PauseDays value={days} onChange={(next) => onChange({ days: next })} />}
      {act !== null && act !== 'KEEP' && (
        <ReasonField
          ref={reasonRef}
          label={language ? t(`moderation-desk.fields.reason-${language}`) : t('moderation-desk.fields.reason')}
          hint={t('moderation-desk.hints.reason')}
          language={language}
          value={reason}
          onChange={(next) => onChange({ reason: next })}
          keyHint={hintOf?.('/')}
          editHref={editHref}
        />
      )}
    </>
  );
}
