import { Cover } from '@sullam/ui/components/card.tsx';
import type { CartItem } from '../../../parts/cart.api.ts';
import { CourseCover } from '../../../parts/course-cover.tsx';

interface ItemCoverProps {
  readonly item: CartItem;
  readonly className?: string;
}

/** The cover of an item; a plain ground for one that is gone. */
export function ItemCover({ item: { cover, coverArt }, className = '' }: ItemCoverProps) {
  if (coverArt === null) return <Cover className={className} />;
  return <CourseCover course={{ cover, coverArt, category: null }} sizes="184px" className={className} />;
}
