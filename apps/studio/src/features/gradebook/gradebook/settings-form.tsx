import { compareDecimals, decimal } from '@sullam/domain/decimal.ts';
import type { GradingScheme } from '@sullam/domain/grading/gradebook.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { changedParts } from '../../../parts/changed-parts.ts';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { trimmed } from '../../../parts/localized-field.tsx';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { AmountField, readDecimal } from './amount-field.tsx';
import { type Structure, useReadStructure, useSaveSettings } from './gradebook.api.ts';

interface Form {
  readonly scheme: GradingScheme;
  readonly passMark: string;
  readonly places: number;
  readonly showsStatistics: boolean;
  readonly letters: readonly {
    readonly key: number;
    readonly en: string;
    readonly ar: string;
    readonly from: string;
  }[];
}

const SCHEMES = ['WEIGHTED_CATEGORIES', 'TOTAL_POINTS'] as const;

const USUAL = [
  ['A', 'ممتاز', '90'],
  ['B', 'جيد جدًا', '80'],
  ['C', 'جيد', '70'],
  ['D', 'مقبول', '60'],
  ['F', 'راسب', '0'],
] as const;

const fromHighest = <Letter extends { from: string }>(letters: readonly Letter[]): Letter[] =>
  letters.toSorted((a, b) => compareDecimals(decimal(readDecimal(b.from) ?? '0'), decimal(readDecimal(a.from) ?? '0')));

const formOf = ({ scheme, passMark, places, showsStatistics, letterScale }: Structure): Form => ({
  scheme,
  passMark: passMark ?? '',
  places,
  showsStatistics,
  letters: fromHighest(letterScale).map(({ letter, from }, key) => ({
    key,
    en: letter.en ?? '',
    ar: letter.ar ?? '',
    from,
  })),
});

const bodyOf = ({ scheme, places, showsStatistics, passMark, letters }: Form) => ({
  scheme,
  places,
  showsStatistics,
  passMark: readDecimal(passMark),
  letterScale: letters.map(({ en, ar, from }) => ({ letter: trimmed({ en, ar }), from: readDecimal(from) ?? '' })),
});

const RULES = 'gradebook.titles.rules';

/** Under which heading each part of the form stands, to say where somebody else has changed something. */
const PARTS = {
  scheme: RULES,
  passMark: RULES,
  places: RULES,
  showsStatistics: RULES,
  letters: 'gradebook.titles.letters',
} as const;

interface PartProps {
  readonly form: Form;
  readonly set: (change: Partial<Form>) => void;
}

/** Letters and the percentages from which they are given. */
function LetterScale({ form, set }: PartProps) {
  const t = useT();
  const { letters } = form;
  const next = () => Math.max(-1, ...letters.map(({ key }) => key)) + 1;
  const change = (key: number, changes: object) =>
    set({ letters: letters.map((letter) => (letter.key === key ? { ...letter, ...changes } : letter)) });
  const froms = letters.map(({ from }) => readDecimal(from));
  const twice = (at: number) =>
    froms.some(
      (from, other) =>
        other < at &&
        from !== null &&
        froms[at] !== null &&
        compareDecimals(decimal(from), decimal(froms[at] ?? '')) === 0,
    );
  return (
    <Card as="section">
      <CardHeading level={2}>{t('gradebook.titles.letters')}</CardHeading>
      {letters.length === 0 && <p className="mb-3 text-sm text-muted">{t('gradebook.settings.noLetters')}</p>}
      <ul className="space-y-3">
        {letters.map(({ key, en, ar, from }, at) => (
          <li
            key={key}
            className={cx(
              'grid grid-cols-[2fr_2fr_1.2fr_auto] gap-2 sm:grid-cols-[1fr_1fr_1fr_auto] sm:gap-3',
              at === 0 ? 'items-end' : 'items-start',
            )}
          >
            <TextField
              label={t('gradebook.fields.letterEn')}
              hideLabel={at > 0}
              lang="en"
              dir="ltr"
              maxLength={20}
              value={en}
              error={!isWritten({ en, ar }) ? t('errors.rules.oneLanguage') : undefined}
              onChange={(event) => change(key, { en: event.currentTarget.value })}
            />
            <TextField
              label={t('gradebook.fields.letterAr')}
              hideLabel={at > 0}
              lang="ar"
              dir="rtl"
              maxLength={20}
              value={ar}
              onChange={(event) => change(key, { ar: event.currentTarget.value })}
            />
            <AmountField
              label={t('gradebook.fields.letterFrom')}
              hideLabel={at > 0}
              value={from}
              error={
                twice(at)
                  ? t('gradebook.settings.letterTwice')
                  : from.trim() === ''
                    ? t('errors.rules.required')
                    : undefined
              }
              onChange={(value) => change(key, { from: value })}
            />
            <IconButton
              icon={Trash2}
              label={t('common.actions.remove')}
              onClick={() => set({ letters: letters.filter((letter) => letter.key !== key) })}
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          icon={Plus}
          onClick={() => set({ letters: [...letters, { key: next(), en: '', ar: '', from: '' }] })}
        >
          {t('gradebook.actions.addLetter')}
        </Button>
        {letters.length === 0 && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => set({ letters: USUAL.map(([en, ar, from], key) => ({ key, en, ar, from })) })}
          >
            {t('gradebook.actions.standardLetters')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** How the total is made, from where one has passed, how it is written. */
function Rules({ form, set }: PartProps) {
  const t = useT();
  return (
    <Card as="section">
      <CardHeading level={2}>{t('gradebook.titles.rules')}</CardHeading>
      <div className="space-y-5">
        <RadioGroup
          cards
          inline
          label={t('gradebook.fields.scheme')}
          value={form.scheme}
          onChange={(next) => set({ scheme: next === 'TOTAL_POINTS' ? 'TOTAL_POINTS' : 'WEIGHTED_CATEGORIES' })}
          options={SCHEMES.map((value) => ({
            value,
            label: t(`gradebook.schemes.${value}`),
            description: t(`gradebook.schemes.${value}Hint`),
          }))}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <AmountField
            label={t('gradebook.fields.passMark')}
            hint={t('gradebook.fields.passMarkHint')}
            value={form.passMark}
            onChange={(passMark) => set({ passMark })}
          />
          <NumberField
            label={t('gradebook.fields.decimals')}
            hint={t('gradebook.fields.decimalsHint')}
            min={0}
            max={4}
            value={form.places}
            onChange={(places) => set({ places: Math.trunc(places ?? 0) })}
          />
        </div>
        <Switch
          label={t('gradebook.fields.statistics')}
          checked={form.showsStatistics}
          onChange={(showsStatistics) => set({ showsStatistics })}
        />
      </div>
    </Card>
  );
}

/** The settings of a gradebook: rules and letters, saved together. */
export function SettingsForm({ structure }: { readonly structure: Structure }) {
  const t = useT();
  const text = useAuthorText();
  const save = useSaveSettings(structure.courseId);
  const { form, set, conflict, ...saving } = useVersionedForm<Structure, Form>({
    saved: structure,
    start: () => formOf(structure),
    formOf,
    isFit: (draft) => {
      const { passMark, letterScale } = bodyOf(draft);
      const isPassMarkRead = draft.passMark.trim() === '' || passMark !== null;
      return isPassMarkRead && letterScale.every(({ letter, from }) => from !== '' && text(letter) !== '');
    },
    change: (draft, version) => save.mutateAsync({ ...bodyOf(draft), version }),
    read: useReadStructure(structure.courseId),
    changed: (before, theirs) => changedParts(before, theirs, PARTS).map((part) => t(part)),
    words: { saved: () => t('gradebook.messages.saved') },
    settle: (draft) => ({ ...draft, letters: fromHighest(draft.letters) }),
  });
  const part = { form, set };
  return (
    <FormArea>
      <div className="space-y-6">
        {conflict && <ConflictBanner {...conflict} />}
        <Rules {...part} />
        <LetterScale {...part} />
      </div>
      <SaveBar {...saving.bar} onSave={saving.save} />
    </FormArea>
  );
}
