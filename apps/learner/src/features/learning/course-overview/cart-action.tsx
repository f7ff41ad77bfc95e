import '../../../app.css';
import { CircleCheck, ShoppingCart } from '@sullam/ui/base/icons.ts';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import { cartQuery, isCourse } from '../../../parts/cart.api.ts';
import { type CourseDetail, useEnroll } from './course.api.ts';
import { enterPath } from './enter-path.ts';

interface CartActionProps {
  readonly course: CourseDetail;
}

function AddButton({ course }: CartActionProps) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const enroll = useEnroll();
  const refreshCart = useRefresh('GET /api/cart');
  return (
    <Button
      size="lg"
      full
      icon={ShoppingCart}
      pending={enroll.isPending}
      onClick={() =>
        enroll.mutate(course.courseId, {
          onSuccess: ({ order }) => {
            // a buyer who had left the course is back in it
            if (order.status === 'COMPLETED') {
              notify({ tone: 'success', text: t('course-overview.enroll.done') });
              go(enterPath(course));
              return;
            }
            void refreshCart();
            notify({
              tone: 'success',
              text: t('cart.courseAddedSuccessfully'),
              action: { label: t('cart.actions.view'), run: () => go('/cart') },
            });
          },
        })
      }
    >
      {t('cart.actions.add')}
    </Button>
  );
}

/** What has a price goes into the cart; what is there already leads to it. */
export function CartAction({ course }: CartActionProps) {
  const t = useT();
  const { data } = useQuery({ ...cartQuery(), meta: { isQuiet: true } });
  if (!useAreas(['cart'])) return <span aria-hidden="true" className="block h-12" />;
  if (!data?.order.purchasedItems.some(isCourse(course.courseId))) return <AddButton course={course} />;
  return (
    <LinkButton href="/cart" size="lg" full variant="soft" icon={CircleCheck}>
      {t('cart.actions.inCart')}
    </LinkButton>
  );
}
