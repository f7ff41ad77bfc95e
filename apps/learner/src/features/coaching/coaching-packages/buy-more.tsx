import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { itemPath } from '../../../parts/item-path.ts';
import { offeredPackagesQuery } from './coaching-packages.api.ts';

/** Leads to packages that pay for the same sessions as the reader's credits. Nothing while none is sold. */
export function BuyMore({ coachId }: { readonly coachId: number | null }) {
  const t = useT();
  const isSold = useHasFeature()('marketplace');
  const { data } = useQuery({ ...offeredPackagesQuery(coachId ?? undefined), enabled: isSold });
  const path = itemPath({ pageId: coachId, purchasedItemType: { slug: 'coaching-package' } });
  if (!isSold || path === null || !data?.data.some(({ problem, isTaken }) => problem === null && !isTaken)) return null;
  return (
    <UiLink href={path} className={textLinkClass}>
      {t('coaching-credits.buyMore')}
    </UiLink>
  );
}
