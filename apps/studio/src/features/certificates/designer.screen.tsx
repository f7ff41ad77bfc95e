import '../../app.css';
import type { CertificateTemplateDetail } from '@sullam/api-client/schema.gen.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { isArabicName } from '@sullam/domain/names.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Checkbox, RadioGroup } from '@sullam/ui/components/choice.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { LocalizedField } from '../../parts/localized-field.tsx';
import { Page } from '../../parts/page.tsx';
import { type Design, previewQuery, templateQuery, usePublishTemplate, useSaveTemplate } from './certificates.api.ts';
import { SignatureFields } from './signature-fields.tsx';

const FAMILIES = ['own', 'stars', 'shelf'] as const;
const TEXTS = ['heading', 'opening', 'completed', 'place'] as const;
const SHOWN = ['lessons', 'duration', 'result'] as const;

/** A name that is tried goes with its script: the other half is left out, as it is for who has one name. */
const triedName = (typed: string): Localized | undefined => {
  const name = typed.trim();
  if (!name) return undefined;
  return isArabicName(name) ? { ar: name } : { en: name };
};

function Preview({ design }: { readonly design: Design }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  // letters are typed faster than sheets are drawn
  const [shown, name] = [useDeferredValue(design), useDeferredValue(typed)];
  const { data, isError, refetch } = useQuery(previewQuery(shown, triedName(name)));
  return (
    <section className="space-y-4 lg:sticky lg:top-6">
      <h2 className="text-lg">{t('certificate-desk.designer.preview')}</h2>
      {isError && <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonText lines={8} />}
      {data && (
        <img
          src={data.picture}
          alt={t('certificate-desk.designer.preview')}
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

function Designer({ template }: { readonly template: CertificateTemplateDetail }) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const text = useAuthorText();
  const [name, setName] = useState<Localized>(template.name);
  const [design, setDesign] = useState<Design>(template.design);
  const save = useSaveTemplate(template.certificateTemplateId);
  const publish = usePublishTemplate(template.certificateTemplateId);
  const set = (part: Partial<Design>) => setDesign((before) => ({ ...before, ...part }));
  const change = { name, design, version: template.version };
  return (
    <Page
      above={<BackLink href="/certificate-templates">{t('certificate-desk.titles.templates')}</BackLink>}
      title={text(name) || t('certificate-desk.titles.designer')}
      actions={
        <>
          <Button
            variant="outline"
            pending={save.isPending}
            onClick={() =>
              save.mutate(change, {
                onSuccess: () => notify({ tone: 'success', text: t('certificate-desk.designer.saved') }),
              })
            }
          >
            {t('certificate-desk.designer.save')}
          </Button>
          <Button
            pending={publish.isPending}
            onClick={() =>
              publish.mutate(change, {
                onSuccess: ({ publishedVersion }) =>
                  notify({
                    tone: 'success',
                    text: t('certificate-desk.designer.published', { number: publishedVersion }),
                  }),
              })
            }
          >
            {t('certificate-desk.designer.publish', { number: template.publishedVersion + 1 })}
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
        <div className="space-y-6">
          <LocalizedField
            label={t('certificate-desk.designer.name')}
            value={name}
            onChange={setName}
            maxLength={120}
            required
          />
          <RadioGroup
            label={t('certificate-desk.designer.family')}
            value={design.family ?? 'own'}
            onChange={(family) => set({ family: family === 'stars' || family === 'shelf' ? family : null })}
            options={FAMILIES.map((value) => ({ value, label: t(`certificate-desk.designer.families.${value}`) }))}
          />
          {TEXTS.map((part) => (
            <LocalizedField
              key={part}
              label={t(`certificate-desk.designer.${part}`)}
              value={design[part]}
              onChange={(value) => set({ [part]: value })}
              maxLength={120}
              {...(part === 'opening'
                ? { hint: t('certificate-desk.designer.openingHint', { organization: { raw: '{organization}' } }) }
                : {})}
            />
          ))}
          <fieldset className="space-y-2">
            <legend className="mb-1 text-sm font-medium">{t('certificate-desk.designer.shows')}</legend>
            {SHOWN.map((part) => (
              <Checkbox
                key={part}
                label={t(`certificate-desk.designer.${part}`)}
                checked={design.shows[part]}
                onChange={(isShown) => set({ shows: { ...design.shows, [part]: isShown } })}
              />
            ))}
          </fieldset>
          <SignatureFields value={design.signatures} onChange={(signatures) => set({ signatures })} />
          {template.versions.length > 0 && (
            <section>
              <h2 className="text-lg">{t('certificate-desk.designer.versions')}</h2>
              <ul className="mt-2 divide-y divide-line">
                {template.versions.map((version) => (
                  <li key={version.templateVersion} className="flex flex-wrap justify-between gap-3 py-2 text-sm">
                    <span>{t('certificate-desk.templates.version', { number: version.templateVersion })}</span>
                    <span className="text-muted">
                      {format.date(version.publishedAt)} ·{' '}
                      {t('certificate-desk.templates.holders', { count: version.holders })}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <Preview design={design} />
      </div>
    </Page>
  );
}

/** A template: its words, who signs, what it says, and how that looks. */
export function DesignerScreen() {
  const t = useT();
  const { data, isError, refetch } = useQuery(templateQuery(usePathId('certificateTemplateId')));
  if (isError && !data) return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} />;
  return data ? <Designer template={data} /> : <SkeletonText lines={12} />;
}
