import { normalizeVoucherCode } from '@sullam/domain/commerce/vouchers.ts';
import type { DemoVoucher } from '../../../demo/content/types.ts';
import { daysAgo } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoCategories } from '../../learning/course-categories/course-categories.public.ts';
import { demoCourses } from '../../learning/courses/courses.public.ts';
import { randomCodes } from './voucher-codes.ts';
import { insertBatch, insertScopes, insertVouchers, type ScopeRecord } from './vouchers.repository.ts';

const NOWHERE = { itemType: null, itemId: null, courseCategoryId: null };

const scopeNameOf = ({ courses, categories }: DemoVoucher) =>
  courses.length > 0 ? 'ITEMS' : categories.length > 0 ? 'CATEGORIES' : 'EVERYTHING';

const scopesOf = ({ loaded }: DemoLoad, { courses, categories }: DemoVoucher): Omit<ScopeRecord, 'voucherId'>[] => [
  ...courses.map((key) => ({ ...NOWHERE, itemType: 'course' as const, itemId: loaded.get(demoCourses).get(key)! })),
  ...categories.map((key) => ({ ...NOWHERE, courseCategoryId: loaded.get(demoCategories).get(key)! })),
];

/** Vouchers of the marketplace, single ones and a batch. */
export async function loadDemoVouchers(load: DemoLoad): Promise<void> {
  const { context, tx, demo, loaded } = load;
  if (!demo.marketplace) return;
  const now = context.clock.now();
  const createdBy = loaded.get(demoMembers).get(demo.marketplace.setUpBy)!;
  for (const voucher of demo.vouchers) {
    const { label, batchOf, percent, amount, minimum } = voucher;
    const made = { createdAt: daysAgo(now, voucher.createdDaysAgo), createdBy };
    const voucherBatchId = batchOf ? await insertBatch(tx, { label, ...made }) : null;
    const code = normalizeVoucherCode(voucher.code);
    const rows = await insertVouchers(
      tx,
      (batchOf ? randomCodes(code, batchOf) : [code]).map((one) => ({
        code: one,
        label,
        voucherBatchId,
        percentBasisPoints: percent === undefined ? null : percent * 100,
        amountMinor: amount ?? null,
        currency: amount || minimum ? voucher.currency! : null,
        minimumMinor: minimum ?? 0,
        scope: scopeNameOf(voucher),
        startsAt: null,
        endsAt: daysAgo(now, -voucher.endsInDays),
        maxUses: voucher.maxUses ?? null,
        maxUsesPerPerson: 1,
        stacks: false,
        ...made,
      })),
    );
    const scopes = scopesOf(load, voucher);
    await insertScopes(
      tx,
      rows.flatMap(({ voucherId }) => scopes.map((scope) => ({ ...scope, voucherId }))),
    );
  }
}
