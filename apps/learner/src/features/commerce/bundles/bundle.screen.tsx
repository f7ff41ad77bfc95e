import '../../../app.css';
import { chooseText } from '@sullam/domain/localized.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card, FieldLine } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useLanguage, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { AskForPrice } from '../../../parts/ask-for-price.tsx';
import { CartAction } from '../../../parts/cart-action.tsx';
import { ItemCover } from '../../../parts/item-cover.tsx';
import { itemPath } from '../../../parts/item-path.ts';
import { VisitorCartAction } from '../../../parts/visitor-cart-action.tsx';
import { type Bundle, bundleQuery } from './bundles.api.ts';

interface BundleProps {
  readonly bundle: Bundle;
}

/** An item with its regular price, or what owning it takes off. */
function Item({ item, bundle }: BundleProps & { readonly item: Bundle['items'][number] }) {
  const t = useT();
  const format = useFormat();
  const title = useAuthorText()(item.title);
  const isVisitor = useUser() === null;
  const write = (amount: number) => format.money({ amount, currency: bundle.currency });
  const path = itemPath({ pageId: item.pageId, purchasedItemType: { slug: item.itemType } });
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4 border-t border-line py-5 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <ItemCover item={item} className="rounded-lg" />
      <div className="min-w-0 space-y-1">
        <FieldLine>{t(`bundles.kinds.${item.itemType}`)}</FieldLine>
        <h3 className="text-lg">
          {title && path ? (
            <UiLink href={path} className="rounded-sm hover:underline">
              <AuthorTextFor text={item.title} />
            </UiLink>
          ) : (
            title || t(isVisitor ? 'bundles.page.hidden' : 'bundles.page.noTitle')
          )}
        </h3>
        {item.isOwned && (
          <p className="text-sm text-success-text">
            {item.shareMinor ? t('bundles.page.ownedOff', { amount: write(item.shareMinor) }) : t('bundles.page.owned')}
          </p>
        )}
      </div>
      {item.priceMinor !== null && (
        <p className="tabular max-sm:col-start-2">
          {item.priceMinor === 0 ? t('common.labels.free') : write(item.priceMinor)}
        </p>
      )}
    </li>
  );
}

/** Part of the bundle can't be bought, or isn't shown to visitors, who may find out by signing in. */
function Closed() {
  const t = useT();
  const { rememberedRoute } = useKit();
  if (useUser() !== null) return <p className="text-muted">{t('bundles.page.closed')}</p>;
  return (
    <>
      <p className="text-muted">{t('bundles.page.closedToVisitors')}</p>
      <LinkButton
        href="/auth/login"
        size="lg"
        variant="outline"
        onClick={() => rememberedRoute.set(window.location.pathname)}
      >
        {t('bundles.page.signIn')}
      </LinkButton>
    </>
  );
}

/** The price, what it would be otherwise, and the way into the cart or why there is none. */
function Offer({ bundle }: BundleProps) {
  const t = useT();
  const format = useFormat();
  const isVisitor = useUser() === null;
  const { problem, offeredMinor, priceMinor, special, currency, items } = bundle;
  const write = (amount: number) => format.money({ amount, currency });
  const separately = items.filter(({ isOwned }) => !isOwned).reduce((sum, item) => sum + (item.priceMinor ?? 0), 0);
  if (problem === 'OWNED') return <p className="text-success-text">{t('bundles.page.allOwned')}</p>;
  if (problem === 'ON_REQUEST')
    return (
      <>
        <p className="text-xl font-semibold">{t('common.labels.priceOnRequest')}</p>
        <AskForPrice title={bundle.title} />
      </>
    );
  if (problem === 'NOT_ALLOWED') return <p className="text-muted">{t('bundles.page.notAllowed')}</p>;
  if (problem !== null) return <Closed />;
  return (
    <>
      <p className="font-display text-2xl font-semibold tabular">{write(offeredMinor)}</p>
      {special && (
        <p className="text-sm text-success-text">
          {special.until ? t('prices.saleUntil', { date: format.date(special.until) }) : t('prices.group')}
        </p>
      )}
      {separately > offeredMinor && (
        <p className="text-sm text-muted">
          {t('bundles.page.separately')} <s className="tabular">{write(separately)}</s>
        </p>
      )}
      {offeredMinor < priceMinor && (
        <p className="text-sm text-muted">
          {t('bundles.page.fullPrice')} <span className="tabular">{write(priceMinor)}</span>
        </p>
      )}
      <div className="pt-2">
        {isVisitor ? (
          <VisitorCartAction itemType="bundle" itemId={bundle.bundleId} />
        ) : (
          <CartAction itemType="bundle" itemId={bundle.bundleId} />
        )}
      </div>
    </>
  );
}

/** `/bundles/{id}`: what is in a bundle, what it costs, and what is owned already. */
export function BundleScreen() {
  const t = useT();
  const language = useLanguage();
  const text = useAuthorText();
  const { data, isPending, error, isFetching, refetch } = useQuery(bundleQuery(usePathId('bundleId')));
  usePageTitle(text(data?.title) || undefined);
  if (isPending)
    return (
      <div className="page-width page-gutter py-8">
        <SkeletonText lines={8} />
      </div>
    );
  if (!data)
    return (
      <ErrorState
        title={error?.message || t('common.failed.title')}
        onRetry={() => void refetch()}
        retrying={isFetching}
        level={1}
      />
    );
  const description = chooseText(data.description, language);
  return (
    <div className="page-width page-gutter grid items-start gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="min-w-0 space-y-6">
        <div>
          <FieldLine>{t('bundles.titles.bundle')}</FieldLine>
          <h1 className="text-page">
            <AuthorTextFor text={data.title} />
          </h1>
        </div>
        {description && <Prose html={description.text} lang={description.language} />}
        <section>
          <h2 className="mb-4 text-panel">{t('bundles.page.contents')}</h2>
          <ul>
            {data.items.map((item) => (
              <Item key={`${item.itemType}-${item.itemId}`} item={item} bundle={data} />
            ))}
          </ul>
        </section>
      </div>
      <Card as="aside" padding="none" className="overflow-hidden max-lg:order-first">
        <ItemCover item={data} isFirst />
        <div className="space-y-2 p-5">
          <Offer bundle={data} />
        </div>
      </Card>
    </div>
  );
}
