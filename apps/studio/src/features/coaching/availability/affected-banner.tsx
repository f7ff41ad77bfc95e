import { Banner } from '@sullam/ui/components/banner.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { AffectedSession } from './availability.api.ts';

/** Says how many booked sessions no longer fit what was saved, and leads to where the coach decides about them. */
export function AffectedBanner({ sessions }: { readonly sessions: readonly AffectedSession[] }) {
  const t = useT();
  if (sessions.length === 0) return null;
  return (
    <Banner tone="warning" title={t('coach-availability.counts.affected', { count: sessions.length })}>
      <LinkButton href="/coaching/affected" variant="outline" size="sm" className="mt-2">
        {t('coach-availability.actions.decide')}
      </LinkButton>
    </Banner>
  );
}
