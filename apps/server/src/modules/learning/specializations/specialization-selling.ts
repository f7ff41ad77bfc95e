import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** Who sells specializations that have a price; contributed by the marketplace. */
interface SpecializationSelling {
  /**
   * Adds a specialization to the caller's cart; twice is once.
   * @throws Problem when the caller can't buy it now
   */
  addToCart(
    context: MemberContext,
    tx: Tx,
    specializationId: number,
  ): Promise<{ cartItemId: number; price: { minor: number; currency: string } }>;
}

export const specializationSelling = extensionPoint<SpecializationSelling>('specialization-selling');
