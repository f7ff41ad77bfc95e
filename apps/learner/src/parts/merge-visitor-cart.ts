import type { MergedCart } from '@sullam/api-client/schema.gen.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import type { ToastMessage } from '@sullam/web-kit/base/notify.ts';
import type { Kit } from '@sullam/web-kit/kit.ts';
import { formatterOf } from '@sullam/web-kit/organization/organization.ts';
import { cartQuery } from './cart.api.ts';
import { sendVisitorItems } from './visitor-cart.api.ts';
import { visitorItemsOf } from './visitor-items.ts';

/** A list of items takes longer to read than one sentence; in ms. */
const LONG = 15_000;

/** What came of it: how many items are in the cart, and which are not, each with its reason. */
async function messageOf(kit: Kit, { keptCount, leftOut }: MergedCart): Promise<ToastMessage> {
  await kit.wording.ensure(['visitor-cart']);
  const t = kit.wording.get();
  const names = leftOut.map(({ title, reason }) =>
    t('visitor-cart.messages.leftOutItem', {
      title: chooseText(title, t.language)?.text ?? t('visitor-cart.messages.unnamed'),
      reason: t(`visitor-cart.reasons.${reason}`),
    }),
  );
  const lines = [
    ...(keptCount > 0 || names.length === 0 ? [t('visitor-cart.messages.merged', { count: keptCount })] : []),
    ...(names.length > 0
      ? [
          t('visitor-cart.messages.leftOut', {
            items: formatterOf(kit.configuration, t.language).list(names),
          }),
        ]
      : []),
  ];
  const text = lines.join(' ');
  return names.length > 0 ? { tone: 'warning', text, duration: LONG } : { tone: 'success', text };
}

/**
 * Adds what was chosen before signing in to the member's cart, forgets it here and says what came of it. When the call fails, the browser
 * keeps it for another try. The server takes an item once, however often and in however many tabs this runs.
 */
export async function mergeVisitorCart(kit: Kit): Promise<null> {
  const visitorItems = visitorItemsOf(kit);
  const items = visitorItems.get();
  if (items.length === 0) return null;
  const userId = kit.session.get()?.user.id;
  const merged = await sendVisitorItems(items);
  // a visitor who has signed out since leaves nothing here
  if (kit.session.get()?.user.id !== userId) return null;
  visitorItems.set([]);
  const { queryKey } = cartQuery();
  await kit.queryClient.cancelQueries({ queryKey });
  kit.queryClient.setQueryData(queryKey, merged.cart);
  kit.notify(await messageOf(kit, merged));
  return null;
}
