import { expect } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import type { Cart } from '../../carts/carts.schemas.ts';
import type { Voucher, VoucherTerms } from '../vouchers.schemas.ts';

/** Terms of a voucher that takes 10 % off everything. */
export const voucherTerms = (changes: Partial<VoucherTerms> = {}): VoucherTerms => ({
  label: '',
  percentBasisPoints: changes.amountMinor ? null : 1000,
  amountMinor: null,
  currency: changes.amountMinor ? 'SAR' : null,
  minimumMinor: 0,
  scope: 'EVERYTHING',
  itemTypes: [],
  items: [],
  courseCategoryIds: [],
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerPerson: null,
  stacks: false,
  ...changes,
});

export async function givenVoucher(
  server: TestServer,
  administrator: TestMember,
  code: string,
  changes: Partial<VoucherTerms> = {},
): Promise<Voucher> {
  const { status, body } = await callAs<Voucher>(server, administrator, 'POST /api/vouchers', {
    code,
    ...voucherTerms(changes),
  });
  expect(status).toBe(200);
  return body;
}

export const applyVoucher = (server: TestServer, who: TestMember, voucherCode: string) =>
  callAs<Cart & { errorCode?: string; message?: string }>(server, who, 'POST /api/cart/voucher', { voucherCode });

export const readVoucher = async (server: TestServer, administrator: TestMember, voucherId: number): Promise<Voucher> =>
  (await callAs<Voucher>(server, administrator, `GET /api/vouchers/${voucherId}`)).body;
