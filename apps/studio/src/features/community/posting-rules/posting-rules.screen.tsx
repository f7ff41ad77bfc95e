import '../../../app.css';
import type { Localized } from '@sullam/domain/localized.ts';
import { POSTING_RULE_LIMITS } from '@sullam/domain/posting-rules.ts';
import { WORD_ACTIONS, WORD_LIST_LIMITS, type WordAction } from '@sullam/domain/word-list.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LocalizedList } from '../../../parts/localized-list.tsx';
import { Page } from '../../../parts/page.tsx';
import { DraftBar, Loaded, SettingsPart, useDraft } from '../../organization/organization/organization.public.ts';
import { type PostingRules, postingRulesQuery, useSavePostingRules } from './posting-rules.api.ts';
import { TryWords } from './try-words.tsx';

const NEWCOMERS = ['newcomerDays', 'newcomerPosts', 'newcomerComments'] as const;

interface RulesForm {
  reasons: readonly Localized[];
  /** One entry a line. */
  words: string;
  wordAction: WordAction;
  newcomerDays: number | undefined;
  newcomerPosts: number | undefined;
  newcomerComments: number | undefined;
}

interface PartProps {
  readonly form: RulesForm;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<RulesForm>) => void;
}

const entriesOf = (words: string): string[] => words.split('\n').filter((line) => line.trim() !== '');

function Words({ form, errors, onChange }: PartProps) {
  const t = useT();
  const format = useFormat();
  const entries = useMemo(() => entriesOf(form.words), [form.words]);
  return (
    <SettingsPart title={t('posting-rules.words.title')} text={t('posting-rules.words.text')}>
      <div>
        <TextArea
          label={t('posting-rules.words.field')}
          hint={t('posting-rules.words.hint')}
          rows={8}
          dir="auto"
          spellCheck={false}
          value={form.words}
          error={errors.words}
          onChange={(event) => onChange({ words: event.currentTarget.value })}
        />
        <p className="mt-1 text-sm text-muted">
          {t('posting-rules.words.count', { count: entries.length, limit: format.number(WORD_LIST_LIMITS.entries) })}
        </p>
      </div>
      <RadioGroup
        cards
        inline
        label={t('posting-rules.action.legend')}
        value={form.wordAction}
        options={WORD_ACTIONS.map((value) => ({
          value,
          label: t(`posting-rules.action.${value}`),
          description: t(`posting-rules.action.${value}Text`),
        }))}
        onChange={(value) => onChange({ wordAction: WORD_ACTIONS.find((each) => each === value) ?? 'HOLD' })}
      />
      <TryWords entries={entries} />
    </SettingsPart>
  );
}

function Newcomers({ form, errors, onChange }: PartProps) {
  const t = useT();
  const labels = {
    newcomerDays: t('posting-rules.newcomers.days'),
    newcomerPosts: t('posting-rules.newcomers.posts'),
    newcomerComments: t('posting-rules.newcomers.comments'),
  };
  return (
    <SettingsPart title={t('posting-rules.newcomers.title')} text={t('posting-rules.newcomers.text')}>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        {NEWCOMERS.map((name) => (
          <NumberField
            key={name}
            label={labels[name]}
            {...(name === 'newcomerDays' ? { hint: t('posting-rules.newcomers.daysHint') } : {})}
            min={POSTING_RULE_LIMITS[name].minimum}
            max={POSTING_RULE_LIMITS[name].maximum}
            value={form[name]}
            error={errors[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
    </SettingsPart>
  );
}

function Reasons({ form, errors, onChange }: PartProps) {
  const t = useT();
  return (
    <SettingsPart title={t('posting-rules.reasons.title')} text={t('posting-rules.reasons.text')}>
      <LocalizedList
        multiline
        label={t('posting-rules.reasons.field')}
        addLabel={t('posting-rules.reasons.add')}
        most={POSTING_RULE_LIMITS.reasons}
        value={form.reasons}
        onChange={(reasons) => onChange({ reasons })}
      />
      {errors.reasons && (
        <p role="alert" className="text-sm text-danger-text">
          {errors.reasons}
        </p>
      )}
    </SettingsPart>
  );
}

function RulesEditor({ rules }: { readonly rules: PostingRules }) {
  const t = useT();
  const notify = useNotify();
  const saved = useMemo<RulesForm>(
    () => ({
      words: rules.words.join('\n'),
      reasons: rules.reasons,
      wordAction: rules.wordAction,
      newcomerDays: rules.newcomerDays,
      newcomerPosts: rules.newcomerPosts,
      newcomerComments: rules.newcomerComments,
    }),
    [rules],
  );
  const draft = useDraft(saved);
  const save = useSavePostingRules();
  const form = draft.value;
  const errors = useRefusals(save.error, { ...form });
  const submit = () =>
    save.mutate(
      {
        words: entriesOf(form.words),
        reasons: form.reasons.map(({ en, ar }) => ({ en: en ?? '', ar: ar ?? '' })),
        wordAction: form.wordAction,
        newcomerDays: form.newcomerDays ?? rules.newcomerDays,
        newcomerPosts: form.newcomerPosts ?? rules.newcomerPosts,
        newcomerComments: form.newcomerComments ?? rules.newcomerComments,
        version: rules.version,
      },
      {
        onSuccess: () => {
          draft.accept(form);
          notify({ tone: 'success', text: t('posting-rules.messages.saved') });
        },
      },
    );
  const part = { form, errors, onChange: draft.set };
  return (
    <FormArea className="space-y-5">
      <Words {...part} />
      <Newcomers {...part} />
      <Reasons {...part} />
      <DraftBar draft={draft} save={save} onSave={submit} />
    </FormArea>
  );
}

/** What is asked of posts and comments in all groups. */
export function PostingRulesScreen() {
  const t = useT();
  return (
    <Page
      title={t('posting-rules.title')}
      lead={t('posting-rules.lead')}
      above={<BackLink href="/groups">{t('group-desk.titles.list')}</BackLink>}
    >
      <div className="max-w-220">
        <Loaded query={useQuery(postingRulesQuery())}>{(rules) => <RulesEditor rules={rules} />}</Loaded>
      </div>
    </Page>
  );
}
