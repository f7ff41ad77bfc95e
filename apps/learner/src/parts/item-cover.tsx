import type { CartItem } from '@sullam/api-client/schema.gen.ts';
import { Cover } from '@sullam/ui/components/card.tsx';
import { CourseCover } from './course-cover.tsx';

interface ItemCoverProps {
  readonly item: Pick<CartItem, 'cover' | 'coverArt'>;
  readonly isFirst?: boolean;
  readonly sizes?: string;
  readonly className?: string;
}

/** The cover of something that is bought; a plain ground when it is gone. */
export function ItemCover({
  item: { cover, coverArt },
  isFirst = false,
  sizes = '184px',
  className = '',
}: ItemCoverProps) {
  if (coverArt === null) return <Cover className={className} />;
  return (
    <CourseCover course={{ cover, coverArt, category: null }} isFirst={isFirst} sizes={sizes} className={className} />
  );
}
