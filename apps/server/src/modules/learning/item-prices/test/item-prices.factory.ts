import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import type { ItemPrice, ItemPriceBody } from '../item-prices.schemas.ts';

export const NO_PRICES: ItemPriceBody = {
  sale: null,
  groupPrices: [],
  taxCategory: 'STANDARD',
  exemptionReason: null,
  isOnRequest: false,
  version: 0,
};

/** Saves special prices of an item. */
export const savePrices = (server: TestServer, who: TestMember, item: string, change: Partial<ItemPriceBody>) =>
  callAs<{ version: number }>(server, who, `PUT /api/item-prices/${item}`, { ...NO_PRICES, ...change });

export const readPrice = (server: TestServer, who: TestMember, item: string) =>
  callAs<ItemPrice>(server, who, `GET /api/item-prices/${item}`);

/** A sale from now on for so many minutes. */
export function saleFor(server: TestServer, minutes: number, minor: number): NonNullable<ItemPriceBody['sale']> {
  const now = server.clock.now().getTime();
  return {
    minor,
    startsAt: new Date(now).toISOString(),
    endsAt: new Date(now + minutes * 60_000).toISOString(),
  };
}

/** A permission set of an organisation with a member who holds it besides the learners' set. */
export async function givenGroup(server: TestServer, organizationId: number, members = 1) {
  const { admin } = server;
  const [set] = await admin<{ permission_set_id: number }[]>`
    insert into permission_sets (organization_id, name) values (${organizationId}, ${admin.json({ en: 'Alumni' })})
    returning permission_set_id`;
  const permissionSetId = Number(set!.permission_set_id);
  const people: TestMember[] = [];
  for (let at = 0; at < members; at++) {
    const member = await givenMember(server, organizationId);
    await admin`insert into member_permission_sets (organization_id, user_id, permission_set_id)
      values (${organizationId}, ${member.userId}, ${permissionSetId})`;
    people.push(member);
  }
  return { permissionSetId, people };
}
