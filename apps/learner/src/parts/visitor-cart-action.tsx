import '../app.css';
import { CircleCheck, ShoppingCart } from '@sullam/ui/base/icons.ts';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useAddVisitorItem } from './visitor-cart.api.ts';
import { type ItemKey, isSameKey, MOST_VISITOR_ITEMS, useVisitorItems } from './visitor-items.ts';

const ADDED = {
  course: 'cart.courseAddedSuccessfully',
  event: 'cart.eventAddedSuccessfully',
  bundle: 'cart.bundleAddedSuccessfully',
  'coaching-package': 'cart.coachingPackageAddedSuccessfully',
} as const;

interface VisitorCartActionProps {
  readonly itemType: keyof typeof ADDED;
  readonly itemId: number;
  readonly full?: boolean;
}

/** What adding came to, in a toast. */
function useAdd(key: ItemKey & { itemType: keyof typeof ADDED }) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const items = useVisitorItems();
  const { mutate, isPending } = useAddVisitorItem();
  const add = () => {
    if (items.length >= MOST_VISITOR_ITEMS) {
      notify({ tone: 'error', text: t('visitor-cart.messages.full', { count: MOST_VISITOR_ITEMS }) });
      return;
    }
    mutate(key, {
      onSuccess: ({ problem, isKept }) => {
        if (problem !== null) notify({ tone: 'error', text: t(`cart.problems.${problem}`) });
        else if (!isKept) notify({ tone: 'error', text: t('visitor-cart.messages.notKept') });
        else
          notify({
            tone: 'success',
            text: t(ADDED[key.itemType]),
            action: { label: t('cart.actions.view'), run: () => go('/cart') },
          });
      },
    });
  };
  return { add, isPending, isThere: items.some((each) => isSameKey(each, key)) };
}

/** Adds an item to the cart of a visitor; one that is there already leads to it. */
export function VisitorCartAction({ itemType, itemId, full = false }: VisitorCartActionProps) {
  const t = useT();
  const { add, isPending, isThere } = useAdd({ itemType, itemId });
  if (!useAreas(['cart', 'visitor-cart'])) return <span aria-hidden="true" className="block h-12" />;
  if (isThere)
    return (
      <LinkButton href="/cart" size="lg" full={full} variant="soft" icon={CircleCheck}>
        {t('cart.actions.inCart')}
      </LinkButton>
    );
  return (
    <Button size="lg" full={full} icon={ShoppingCart} pending={isPending} onClick={add}>
      {t('cart.actions.add')}
    </Button>
  );
}
