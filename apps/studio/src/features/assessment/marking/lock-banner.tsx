import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type WorkInHand, workerName } from './use-work-lock.ts';

/** Says which colleague has the work in hand, or has taken it over; it can be taken over with one press. */
export function LockBanner({ work }: { readonly work: WorkInHand }) {
  const t = useT();
  const { holder, wasTaken, isTaking, takeOver } = work;
  const name = workerName(holder);
  if (!name) return null;
  return (
    <Banner
      tone={wasTaken ? 'warning' : 'info'}
      live="polite"
      title={t(wasTaken ? 'marking.locks.taken' : 'marking.locks.held', { name })}
      action={
        <Button size="sm" variant="outline" pending={isTaking} onClick={takeOver}>
          {t(wasTaken ? 'marking.locks.takeBack' : 'marking.locks.takeOver')}
        </Button>
      }
    >
      {t(wasTaken ? 'marking.locks.kept' : 'marking.locks.look')}
    </Banner>
  );
}
