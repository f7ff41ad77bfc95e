import { isFreeForAll } from '@sullam/domain/commerce/prices.ts';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useHasFeature, useKit, useNotify, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import { AskForPrice } from '../../../parts/ask-for-price.tsx';
import { CartAction } from '../../../parts/cart-action.tsx';
import { PriceTag } from '../../../parts/price-tag.tsx';
import { VisitorCartAction } from '../../../parts/visitor-cart-action.tsx';
import { type OfferedCoachingPackage, offeredPackagesQuery, useTakePackage } from './coaching-packages.api.ts';

interface OfferProps {
  readonly of: OfferedCoachingPackage;
}

/** Takes a free package. Visitors sign in first and come back to this page. */
function TakeButton({ of: { coachingPackageId } }: OfferProps) {
  const t = useT();
  const notify = useNotify();
  const { rememberedRoute } = useKit();
  const isVisitor = useUser() === null;
  const take = useTakePackage();
  const label = t('coaching-credits.offers.take');
  if (isVisitor)
    return (
      <LinkButton
        href="/auth/login"
        size="lg"
        variant="outline"
        onClick={() => rememberedRoute.set(window.location.pathname + window.location.search)}
      >
        {label}
      </LinkButton>
    );
  return (
    <Button
      size="lg"
      variant="outline"
      pending={take.isPending}
      onClick={() =>
        take.mutate(coachingPackageId, {
          onSuccess: () => notify({ tone: 'success', text: t('coaching-credits.offers.done') }),
        })
      }
    >
      {label}
    </Button>
  );
}

const Note = ({ children }: { readonly children: string }) => <p className="text-sm text-muted">{children}</p>;

/** The way to the package, or why there is none. */
function Action({ of }: OfferProps) {
  const t = useT();
  const isVisitor = useUser() === null;
  const { coachingPackageId, title, price, isTaken, problem } = of;
  if (isTaken) return <Note>{t('coaching-credits.offers.taken')}</Note>;
  if (problem !== null)
    return <Note>{t(`coaching-credits.offers.${problem === 'CLOSED' ? 'closed' : 'notAllowed'}`)}</Note>;
  if (price.isOnRequest) return <AskForPrice title={title} />;
  if (isFreeForAll(price)) return <TakeButton of={of} />;
  return isVisitor ? (
    <VisitorCartAction itemType="coaching-package" itemId={coachingPackageId} />
  ) : (
    <CartAction itemType="coaching-package" itemId={coachingPackageId} />
  );
}

function Offer({ of }: OfferProps) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const { title, coachId, sessionCount, validityDays, sessionTypes, price } = of;
  const types = format.list(sessionTypes.map((type) => text(type.title)));
  const written =
    price.minor === 0 ? t('common.labels.free') : format.money({ amount: price.minor, currency: price.currency });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold wrap-anywhere">
          <AuthorTextFor text={title} />
        </h3>
        <p className="text-sm text-muted">
          {t('coaching-credits.offers.sessions', { count: sessionCount })}
          {' · '}
          {t('coaching-credits.offers.validity', { count: validityDays })}
        </p>
        {types && <p className="text-sm text-muted">{t('coaching-credits.offers.types', { types })}</p>}
        {coachId === null && <p className="text-sm text-muted">{t('coaching-credits.offers.anyCoach')}</p>}
        {!price.isOnRequest && (
          <p className="font-semibold tabular">
            <PriceTag price={price} withReason>
              {written}
            </PriceTag>
          </p>
        )}
      </div>
      <Action of={of} />
    </li>
  );
}

/** Packages that the reader can buy for a coach's sessions, or those of any coach. Nothing while none is sold. */
export function OfferedPackages({ coachId }: { readonly coachId?: number }) {
  const t = useT();
  const isSold = useHasFeature()('marketplace');
  const { data } = useQuery({ ...offeredPackagesQuery(coachId), enabled: isSold });
  const hasWords = useAreas(['coaching-credits', 'prices']);
  if (!isSold || !hasWords || !data || data.data.length === 0) return null;
  return (
    <Card as="section" padding="lg" className="mt-5 rounded-xl!">
      <h2 className="mb-2 text-panel">{t('coaching-credits.offers.title')}</h2>
      <ul className="divide-y divide-line">
        {data.data.map((one) => (
          <Offer key={one.coachingPackageId} of={one} />
        ))}
      </ul>
    </Card>
  );
}
