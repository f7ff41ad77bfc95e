import { Banner } from '@sullam/ui/components/banner.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Group } from './groups.api.ts';

/** Why the reader can't post or comment for some days, and until when; nothing where they can. */
export function PausedNote({ group }: { readonly group: Pick<Group, 'postsAgainAt' | 'pauseReason'> }) {
  const t = useT();
  const format = useFormat();
  if (group.postsAgainAt === null) return null;
  return (
    <Banner tone="warning">
      <p>{t('groups.labels.paused', { date: format.dateTime(group.postsAgainAt) })}</p>
      {group.pauseReason && (
        <p dir="auto" className="mt-1 wrap-anywhere">
          {group.pauseReason}
        </p>
      )}
    </Banner>
  );
}
