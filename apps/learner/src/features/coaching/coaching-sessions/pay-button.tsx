import { MINUTE } from '@sullam/domain/limits.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CreditCard, Hourglass } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useSlotWords } from '../../../parts/use-slot-words.ts';
import type { CoachingSessionCard } from './coaching-sessions.api.ts';
import { usePaySession } from './use-pay-session.ts';

interface PayButtonProps {
  readonly session: CoachingSessionCard;
  readonly now: Date;
}

/** How long a session is held for its payment, and the way to pay it. */
export function PayButton({ session, now }: PayButtonProps) {
  const t = useT();
  const words = useSlotWords();
  const { pay, isPending } = usePaySession();
  const { heldUntil, coachingSessionId } = session;
  if (heldUntil === null) return null;
  const count = Math.max(0, Math.ceil((Date.parse(heldUntil.at) - now.getTime()) / MINUTE));
  return (
    <>
      <Button
        size="lg"
        icon={CreditCard}
        className="bg-[#00c792]! text-[#04142e]! hover:bg-[#2bd6a8]!"
        pending={isPending}
        onClick={() => pay(coachingSessionId)}
      >
        {t('coaching-sessions.actions.pay')}
      </Button>
      <span className="flex items-center gap-2 text-sm font-semibold">
        <Icon of={Hourglass} size={18} />
        <span>
          {t('coaching-sessions.payment.heldUntil', { time: { raw: words.time(heldUntil.time) } })}
          <span className="block font-normal">{t('coaching-sessions.payment.left', { count })}</span>
        </span>
      </span>
    </>
  );
}
