import { SUMMARY_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { Breadcrumbs } from '@sullam/ui/components/navigation.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useCan, useHasFeature, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import { LocalizedField, trimmed } from '../../../parts/localized-field.tsx';
import { Page } from '../../../parts/page.tsx';
import { priceOf, priceText } from '../../../parts/price.ts';
import { PricesLink } from '../../../parts/prices-link.tsx';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { TitleField } from '../../../parts/title-field.tsx';
import { useGivenTitle } from '../../../parts/use-given-title.ts';
import { useIsDirty } from '../../../parts/use-is-dirty.ts';
import { LocalizedText } from '../../organization/rich-text/rich-text.public.ts';
import { CoverField } from './cover-field.tsx';
import { bodyOf, type GroupForm, groupsOf } from './group-form.ts';
import { RequirementGroups } from './requirement-groups.tsx';
import { type Specialization, useSaveSpecialization } from './specializations.api.ts';

const LIST = '/specializations';

/** Nothing written means that it is not sold as a whole; null stands for what is no price. */
function priceIn(text: string, currency: string): { readonly priceMinor: number | null } | null {
  const minor = priceOf(text, currency);
  if (minor === null || (minor === 0 && text.trim() !== '')) return null;
  return { priceMinor: minor || null };
}

/** Texts, cover, courses in order, and whether learners see it; new when there is none yet. */
export function SpecializationForm({ specialization }: { readonly specialization: Specialization | null }) {
  const t = useT();
  const go = useGo();
  const can = useCan();
  const hasFeature = useHasFeature();
  const text = useAuthorText();
  const notify = useNotify();
  const save = useSaveSpecialization();
  const given = useGivenTitle();
  const [title, setTitle] = useState<Localized>(specialization?.title ?? given);
  const [subtitle, setSubtitle] = useState<Localized>(specialization?.subtitle ?? {});
  const [description, setDescription] = useState<Localized>(specialization?.description ?? {});
  const [cover, setCover] = useState(specialization?.cover ?? null);
  const [groups, setGroups] = useState<readonly GroupForm[]>(() => groupsOf(specialization));
  const [isByHand, setByHand] = useState(specialization?.isCertificateIssuedManually ?? false);
  const currency = specialization?.currency ?? '';
  const [price, setPrice] = useState(() => priceText(specialization?.listPriceMinor ?? 0, currency));
  const priced = priceIn(price, currency);
  const [isAsked, setAsked] = useState(false);
  const [isPublished, setPublished] = useState(specialization?.isPublished ?? false);
  const mayEdit = specialization?.abilities.canEdit ?? can('organization_create_specializations');
  const errors = useRefusals(save.error, { title, subtitle, description });
  const heading = specialization ? text(specialization.title) : t('specialization-desk.form.add');

  const isDirty = useIsDirty({ title, subtitle, description, cover, groups, isByHand, price, isPublished });
  const hasHole = groups.length > 1 && groups.some((group) => group.courses.length === 0 || !isWritten(group.title));

  const send = () => {
    setAsked(true);
    if (!isWritten(title) || hasHole || !priced) return;
    const body = {
      title: trimmed(title),
      subtitle: trimmed(subtitle),
      description: trimmed(description),
      coverMediaId: cover?.mediaId ?? null,
      groups: bodyOf(groups),
      isCertificateIssuedManually: isByHand,
      ...priced,
    };
    save.mutate(
      { specialization, body, isPublished },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('common.states.saved') });
          go(LIST, { ignoreBlocker: true });
        },
      },
    );
  };

  return (
    <Page
      title={heading}
      above={<Breadcrumbs items={[{ label: t('studio.titles.specializations'), href: LIST }, { label: heading }]} />}
    >
      <Form onSubmit={send}>
        <fieldset disabled={!mayEdit} className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0 space-y-5">
            <Card padding="lg" className="space-y-5">
              <TitleField label={t('builder.fields.title')} value={title} error={errors.title} onChange={setTitle} />
              <LocalizedField
                label={t('builder.fields.summary')}
                hint={t('builder.fields.summaryHint')}
                value={subtitle}
                onChange={setSubtitle}
                multiline
                rows={2}
                maxLength={SUMMARY_MAX_LENGTH}
                error={errors.subtitle}
              />
              <LocalizedText
                label={t('builder.fields.description')}
                value={description}
                onChange={setDescription}
                error={errors.description}
                isLocked={!mayEdit}
              />
            </Card>
            <Card padding="lg">
              <CardHeading description={t('specialization-desk.form.orderHint')}>
                {t('specialization-desk.form.courses')}
              </CardHeading>
              {isAsked && hasHole && (
                <div className="mb-4">
                  <Banner tone="danger">{t('specialization-desk.form.groupHole')}</Banner>
                </div>
              )}
              <RequirementGroups groups={groups} onChange={setGroups} isLocked={!mayEdit} />
            </Card>
          </div>
          <div className="space-y-5">
            <Card padding="lg">
              <Switch
                spread
                label={t('specialization-desk.form.shown')}
                description={t('specialization-desk.form.shownHint')}
                checked={isPublished}
                onChange={setPublished}
              />
            </Card>
            {specialization && hasFeature('marketplace') && (
              <Card padding="lg" className="space-y-3">
                <DecimalField
                  label={t('builder.course.price', { currency })}
                  hint={t('specialization-desk.form.priceHint')}
                  value={price}
                  error={priced ? undefined : t('errors.rules.numberInvalid')}
                  onChange={setPrice}
                />
                <PricesLink itemType="specialization" itemId={specialization.specializationId}>
                  {t('builder.fields.morePrices')}
                </PricesLink>
              </Card>
            )}
            {hasFeature('certificates') && (
              <Card padding="lg" className="space-y-4">
                <Switch
                  spread
                  label={t('specialization-desk.form.byHand')}
                  description={t('specialization-desk.form.byHandHint')}
                  checked={isByHand}
                  onChange={setByHand}
                />
                {specialization && (
                  <UiLink href={`/specializations/${specialization.specializationId}/certificates`}>
                    {t('specialization-desk.form.certificates')}
                  </UiLink>
                )}
              </Card>
            )}
            <Card padding="lg">
              <CoverField art={specialization?.coverArt} cover={cover} onChange={setCover} />
            </Card>
          </div>
        </fieldset>
        {mayEdit && (
          <SaveBar
            inForm
            isNew={!specialization}
            isDirty={isDirty}
            isSaving={save.isPending}
            hasFailed={save.isError && isDirty}
            onSave={send}
            backTo={LIST}
          />
        )}
      </Form>
    </Page>
  );
}
