import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef } from 'react';

export interface ConflictBannerProps {
  /** Who has saved what, if that is known. */
  readonly title?: string | undefined;
  /** The names of the parts that are new. */
  readonly changed?: readonly string[];
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Somebody else has saved meanwhile: what is new, and the two ways on. */
export function ConflictBanner({ title, changed = [], onMine, onTheirs }: ConflictBannerProps) {
  const t = useT();
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  // who saves at the end of a long form would not see it; what scrolling answers, a promise in new browsers, ends no effect
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <Banner tone="warning" live="assertive" title={title ?? t('studio.conflict.title')}>
        {changed.length > 0 && <p>{t('studio.conflict.changed', { parts: { raw: format.list(changed) } })}</p>}
        <p>{t('studio.conflict.text')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={onMine}>
            {t('studio.conflict.mine')}
          </Button>
          <Button size="sm" variant="outline" onClick={onTheirs}>
            {t('studio.conflict.theirs')}
          </Button>
        </div>
      </Banner>
    </div>
  );
}
