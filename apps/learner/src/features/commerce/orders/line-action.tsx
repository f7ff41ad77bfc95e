import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ownedItemPath } from '../../../parts/item-path.ts';
import { seatPoolPath } from '../../../parts/seat-path.ts';
import { lineCourseQuery, lineSeatsQuery, type Order } from './orders.api.ts';

interface LineActionProps {
  readonly line: Order['purchasedItems'][number];
  readonly isMain?: boolean;
  readonly full?: boolean;
}

/** The next act of a bought course; nothing where it is gone or the buyer has left it. */
function CourseAction({ line, isMain = false, full = false }: LineActionProps) {
  const t = useT();
  const { data: course } = useQuery(lineCourseQuery(line.itemId));
  const path = ownedItemPath(line);
  if (!course?.isEnrolled || path === null) return null;
  const key = course.completedAt
    ? 'orders.actions.review'
    : (course.progressPercent ?? 0) > 0
      ? 'orders.actions.continue'
      : 'orders.actions.start';
  return (
    <LinkButton href={path} variant={isMain ? 'primary' : 'outline'} full={full}>
      {t(key)}
    </LinkButton>
  );
}

const OPEN = {
  specialization: 'orders.actions.openSpecialization',
  'coaching-session': 'orders.actions.openSession',
  event: 'orders.actions.openTicket',
  bundle: 'orders.actions.openBundle',
  'coaching-package': 'orders.actions.bookSession',
} as const;

/** Leads to the seats of a line, where they are assigned. */
function SeatsAction({ line, isMain = false, full = false }: LineActionProps) {
  const t = useT();
  const { data } = useQuery(lineSeatsQuery());
  const pool = data?.data.find(({ purchasedItemId }) => purchasedItemId === line.id);
  if (!pool) return null;
  return (
    <LinkButton href={seatPoolPath(pool.seatPoolId)} variant={isMain ? 'primary' : 'outline'} full={full}>
      {t('orders.actions.assignSeats')}
    </LinkButton>
  );
}

/** What a buyer does next with what they bought; nothing where it is gone. */
export function LineAction(props: LineActionProps) {
  const t = useT();
  const { line, isMain = false, full = false } = props;
  const path = ownedItemPath(line);
  const { slug } = line.purchasedItemType;
  if (slug === 'course') return <CourseAction {...props} />;
  if (slug === 'course-seats') return <SeatsAction {...props} />;
  if (path === null) return null;
  return (
    <LinkButton href={path} variant={isMain ? 'primary' : 'outline'} full={full}>
      {t(OPEN[slug])}
    </LinkButton>
  );
}
