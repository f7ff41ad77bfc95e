import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';

export interface ConflictBannerProps {
  readonly title: string;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  readonly children?: ReactNode;
}

/** Somebody else has saved meanwhile: the two ways on. */
export function ConflictBanner({ title, onMine, onTheirs, children }: ConflictBannerProps) {
  const t = useT();
  return (
    <Banner
      tone="warning"
      live="assertive"
      title={title}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={onMine}>
            {t('studio.conflict.mine')}
          </Button>
          <Button size="sm" variant="outline" onClick={onTheirs}>
            {t('studio.conflict.theirs')}
          </Button>
        </span>
      }
    >
      {children}
    </Banner>
  );
}
