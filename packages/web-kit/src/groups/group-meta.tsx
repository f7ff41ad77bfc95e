import type { GroupPrivacy } from '@sullam/domain/social-groups.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { EyeOff, Globe, Lock } from '@sullam/ui/base/icons.ts';
import type { ReactNode } from 'react';
import { useT } from '../kit-context.tsx';

export const PRIVACY_ICONS = { OPEN: Globe, CLOSED: Lock, SECRET: EyeOff } as const;

/** Whether a group is open, and what else is to be said in one line. */
export function GroupMeta({
  privacy,
  memberCount,
  children,
}: {
  readonly privacy: GroupPrivacy;
  readonly memberCount: number;
  readonly children?: ReactNode;
}) {
  const t = useT();
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-muted">
      <Icon of={PRIVACY_ICONS[privacy]} size={16} />
      <span>{t(`groups.privacy.${privacy}`)}</span>
      <span aria-hidden="true">·</span>
      <span>{t('groups.counts.members', { count: memberCount })}</span>
      {children}
    </p>
  );
}
