import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoCourses } from '../../learning/courses/courses.public.ts';
import { lockCart, upsertCartItem } from './carts.repository.ts';

/** Carts of members. */
export async function loadDemoCarts({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const now = context.clock.now();
  for (const { key, cart } of demo.members) {
    if (cart.length === 0) continue;
    const userId = loaded.get(demoMembers).get(key)!;
    await lockCart(tx, userId, now);
    for (const courseKey of cart) {
      const { title, price: priceMinor, currency } = demo.courses.find((course) => course.key === courseKey)!;
      const itemId = loaded.get(demoCourses).get(courseKey)!;
      await upsertCartItem(tx, userId, { itemType: 'course', itemId }, { title, priceMinor, currency }, now);
    }
  }
}
