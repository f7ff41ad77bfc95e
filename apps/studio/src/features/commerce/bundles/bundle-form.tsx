import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { ExternalLink } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { Breadcrumbs } from '@sullam/ui/components/navigation.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { learnerAddress } from '@sullam/web-kit/organization/learner-address.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { CoverField } from '@sullam/web-kit/upload/cover-field.tsx';
import { useState } from 'react';
import { trimmed } from '../../../parts/localized-field.tsx';
import { Page } from '../../../parts/page.tsx';
import { priceOf, priceText } from '../../../parts/price.ts';
import { PricesLink } from '../../../parts/prices-link.tsx';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { TitleField } from '../../../parts/title-field.tsx';
import { useIsDirty } from '../../../parts/use-is-dirty.ts';
import { LocalizedText } from '../../organization/rich-text/rich-text.public.ts';
import { BundleItems } from './bundle-items.tsx';
import { type Bundle, type BundleItem, useSaveBundle } from './bundles.api.ts';

const LIST = '/bundles';
const FEWEST = 2;

interface BundleFormProps {
  /** Null: a new one. */
  readonly bundle: Bundle | null;
  readonly currency: string;
}

/** Texts, cover, items with their shares, price, and whether it is sold. */
export function BundleForm({ bundle, currency }: BundleFormProps) {
  const t = useT();
  const go = useGo();
  const text = useAuthorText();
  const kit = useKit();
  const notify = useNotify();
  const save = useSaveBundle();
  const [title, setTitle] = useState<Localized>(bundle?.title ?? {});
  const [description, setDescription] = useState<Localized>(bundle?.description ?? {});
  const [cover, setCover] = useState(bundle?.cover ?? null);
  const [items, setItems] = useState<readonly BundleItem[]>(bundle?.items ?? []);
  const [price, setPrice] = useState(() => priceText(bundle?.priceMinor ?? 0, currency));
  const [isPublished, setPublished] = useState(bundle?.isPublished ?? false);
  const [isAsked, setAsked] = useState(false);
  const priceMinor = priceOf(price, currency) || null;
  const errors = useRefusals(save.error, { title, description, items });
  const isDirty = useIsDirty({ title, description, cover, items, price, isPublished });
  const heading = bundle ? text(bundle.title) : t('bundles.titles.new');
  const send = () => {
    setAsked(true);
    if (!isWritten(title) || items.length < FEWEST || priceMinor === null) return;
    const body = {
      title: trimmed(title),
      description: trimmed(description),
      coverMediaId: cover?.mediaId ?? null,
      items: items.map(({ itemType, itemId }) => ({ itemType, itemId })),
      priceMinor,
      isPublished,
    };
    save.mutate(
      { bundle, body },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('common.states.saved') });
          go(LIST, { ignoreBlocker: true });
        },
      },
    );
  };
  const isRefused = (isAsked && items.length < FEWEST) || errors.items !== undefined;
  return (
    <Page
      title={heading}
      actions={
        bundle && (
          <LinkButton
            href={learnerAddress(kit.bootstrap, `/bundles/${bundle.bundleId}`)}
            target="_blank"
            variant="outline"
            icon={ExternalLink}
          >
            {t('bundles.editor.open')}
          </LinkButton>
        )
      }
      above={<Breadcrumbs items={[{ label: t('bundles.menu.title'), href: LIST }, { label: heading }]} />}
    >
      <Form onSubmit={send}>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0 space-y-5">
            <Card padding="lg" className="space-y-5">
              <TitleField label={t('builder.fields.title')} value={title} error={errors.title} onChange={setTitle} />
              <LocalizedText
                label={t('builder.fields.description')}
                value={description}
                onChange={setDescription}
                error={errors.description}
                isLocked={false}
              />
            </Card>
            <Card padding="lg">
              <CardHeading description={t('bundles.editor.itemsHint')}>{t('bundles.editor.items')}</CardHeading>
              {isRefused && (
                <div className="mb-4">
                  <Banner tone="danger">{t('bundles.editor.itemsHint')}</Banner>
                </div>
              )}
              <BundleItems items={items} onChange={setItems} priceMinor={priceMinor} currency={currency} />
            </Card>
          </div>
          <div className="space-y-5">
            <Card padding="lg" className="space-y-3">
              <DecimalField
                label={t('bundles.editor.price', { currency })}
                hint={t('bundles.editor.sharesHint')}
                required
                value={price}
                error={priceMinor === null ? t('errors.rules.numberInvalid') : undefined}
                onChange={setPrice}
              />
              {bundle && (
                <PricesLink itemType="bundle" itemId={bundle.bundleId}>
                  {t('builder.fields.morePrices')}
                </PricesLink>
              )}
            </Card>
            <Card padding="lg">
              <Switch
                spread
                label={t('bundles.editor.shown')}
                description={t('bundles.editor.shownHint')}
                checked={isPublished}
                onChange={setPublished}
              />
            </Card>
            <Card padding="lg">
              <CoverField
                label={t('builder.fields.cover')}
                hint={t('builder.fields.coverHint')}
                replaceLabel={t('media.actions.replace')}
                art={bundle?.coverArt}
                cover={cover}
                onChange={setCover}
              />
            </Card>
          </div>
        </div>
        <SaveBar
          inForm
          isNew={!bundle}
          isDirty={isDirty}
          isSaving={save.isPending}
          hasFailed={save.isError && isDirty}
          onSave={send}
          backTo={LIST}
        />
      </Form>
    </Page>
  );
}
