import { money, moneyToDecimal } from '@sullam/domain/money.ts';
import { daysAgo } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoTopUpKey } from '../credit-accounts/credit-accounts.public.ts';
import { finishList, insertList, insertRows } from './credit-lists.repository.ts';

/** What members of the demo were given by a list, with the name of the list. */
const gifts = ({ demo }: DemoLoad) =>
  demo.members.flatMap((member) =>
    member.credit.flatMap(({ list, ...gift }, index) =>
      list === undefined ? [] : [{ ...gift, list, email: member.email, member: member.key, index }],
    ),
  );

/** Lists by which administrators of the demo gave credit; the credit itself is in the ledger already. */
export async function loadDemoCreditLists(load: DemoLoad): Promise<void> {
  const { context, tx, loaded } = load;
  const ids = loaded.get(demoMembers);
  const given = gifts(load);
  for (const name of new Set(given.map(({ list }) => list))) {
    const rows = given.filter(({ list }) => list === name);
    const { currency, by, daysAgo: days } = rows[0]!;
    const madeAt = daysAgo(context.clock.now(), days);
    const creditListId = await insertList(tx, { name, currency, madeBy: ids.get(by)!, madeAt });
    await insertRows(
      tx,
      rows.map(({ email, member, index, amount, reason }, at) => ({
        creditListId,
        line: at + 1,
        email,
        amount: moneyToDecimal(money(amount, currency)),
        amountMinor: amount,
        reason,
        key: demoTopUpKey(member, index),
        status: 'DONE' as const,
        userId: ids.get(member)!,
      })),
    );
    await finishList(tx, creditListId, madeAt);
  }
}
