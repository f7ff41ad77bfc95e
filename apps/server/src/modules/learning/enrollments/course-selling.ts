import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** Who sells courses that have a price; contributed by the marketplace. */
interface CourseSelling {
  /**
   * Adds a course to the caller's cart; twice is once.
   * @throws Problem when the caller can't buy it now
   */
  addToCart(
    context: MemberContext,
    tx: Tx,
    courseId: number,
  ): Promise<{ cartItemId: number; price: { minor: number; currency: string } }>;
}

export const courseSelling = extensionPoint<CourseSelling>('course-selling');
