import { sheetSize } from '@sullam/domain/certificates/layout.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { nameTyped } from './canvas/sample-names.ts';
import { type Design, previewQuery } from './certificates.api.ts';
import { SignatureFields } from './signature-fields.tsx';

const FAMILIES = ['own', 'stars', 'shelf'] as const;
const TEXTS = ['heading', 'opening', 'completed', 'place'] as const;
const SHOWN = ['lessons', 'duration', 'result'] as const;

/** Its sheets have one shape, which keeps the place of the picture. */
const { width, height } = sheetSize('a4', 'LANDSCAPE');
const SHEET = { aspectRatio: `${width} / ${height}` };

function Preview({ design }: { readonly design: Design }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  // letters are typed faster than sheets are drawn
  const [shown, name] = [useDeferredValue(design), useDeferredValue(typed)];
  const { data, isError, refetch } = useQuery(previewQuery(shown, nameTyped(name)));
  return (
    <section className="space-y-4 lg:sticky lg:top-6">
      <h2 className="text-lg">{t('certificate-desk.designer.preview')}</h2>
      {isError && <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div data-skeleton="" style={SHEET} className="animate-pulse border border-line bg-line/50" />
      )}
      {data && (
        <img
          src={data.picture}
          alt={t('certificate-desk.designer.preview')}
          style={SHEET}
          className="w-full border border-line shadow-2"
        />
      )}
      <TextField
        label={t('certificate-desk.designer.tryName')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        maxLength={120}
        dir="auto"
      />
      {data && data.unprintable.length > 0 && (
        <Banner tone="warning">
          {t('certificate-desk.designer.unprintable', { letters: data.unprintable.join(' ') })}
        </Banner>
      )}
    </section>
  );
}

export interface DesignerPartProps {
  readonly design: Design;
  readonly onChange: (part: Partial<Design>) => void;
}

/** The family of drawings that display letters and drawings are of. */
export function FamilyChoice({ design, onChange }: DesignerPartProps) {
  const t = useT();
  return (
    <RadioGroup
      label={t('certificate-desk.designer.family')}
      value={design.family ?? 'own'}
      onChange={(family) => onChange({ family: family === 'stars' || family === 'shelf' ? family : null })}
      options={FAMILIES.map((value) => ({ value, label: t(`certificate-desk.designer.families.${value}`) }))}
    />
  );
}

/** What the sentence about the course speaks of. */
export function ShownFacts({ design, onChange }: DesignerPartProps) {
  const t = useT();
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1 text-sm font-medium">{t('certificate-desk.designer.shows')}</legend>
      {SHOWN.map((part) => (
        <Checkbox
          key={part}
          label={t(`certificate-desk.designer.${part}`)}
          checked={design.shows[part]}
          onChange={(isShown) => onChange({ shows: { ...design.shows, [part]: isShown } })}
        />
      ))}
    </fieldset>
  );
}

/** A sheet on which everything has its given place: its words, who signs, what it says, and how that looks. */
export function StandardDesigner({
  design,
  onChange,
  name,
  children,
}: DesignerPartProps & { readonly name: ReactNode; readonly children: ReactNode }) {
  const t = useT();
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
      <div className="space-y-6">
        {name}
        <FamilyChoice design={design} onChange={onChange} />
        {TEXTS.map((part) => (
          <LocalizedField
            key={part}
            label={t(`certificate-desk.designer.${part}`)}
            value={design[part]}
            onChange={(value) => onChange({ [part]: value })}
            maxLength={120}
            {...(part === 'opening'
              ? { hint: t('certificate-desk.designer.openingHint', { organization: { raw: '{organization}' } }) }
              : {})}
          />
        ))}
        <ShownFacts design={design} onChange={onChange} />
        <SignatureFields value={design.signatures} onChange={(signatures) => onChange({ signatures })} />
        {children}
      </div>
      <Preview design={design} />
    </div>
  );
}
