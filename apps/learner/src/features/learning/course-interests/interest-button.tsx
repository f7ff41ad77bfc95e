import '../../../app.css';
import { BellOff, BellRing } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ownInterestQuery, useSetInterest } from './course-interests.api.ts';

/** "Tell me when it opens", and the way back. */
export function InterestButton({ courseId }: { readonly courseId: number }) {
  const t = useT();
  const { data } = useQuery(ownInterestQuery(courseId));
  const { mutate, isPending } = useSetInterest(courseId);
  const isWaiting = data?.isWaiting ?? false;
  return (
    <div className="space-y-2">
      <p role="status" className="text-center text-sm text-success-text empty:hidden">
        {isWaiting && t('course.interest.waiting')}
      </p>
      <Button
        full
        size={isWaiting ? 'md' : 'lg'}
        variant={isWaiting ? 'ghost' : 'outline'}
        icon={isWaiting ? BellOff : BellRing}
        disabled={data === undefined}
        pending={isPending}
        onClick={() => mutate(!isWaiting)}
      >
        {t(isWaiting ? 'course.interest.withdraw' : 'course.interest.tell')}
      </Button>
    </div>
  );
}
