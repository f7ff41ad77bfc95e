import { Icon } from '@sullam/ui/base/icon.tsx';
import type { LucideIcon } from '@sullam/ui/base/icons.ts';
import { LinkButton, type LinkButtonProps } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import type { ReactNode } from 'react';

export interface ActivityCardFrameProps {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** The way to the activity. */
  readonly way: Pick<LinkButtonProps, 'href' | 'variant'> & { readonly label: string };
  /** How it stands. */
  readonly children: ReactNode;
}

/** What the card of every activity looks like. */
export function ActivityCardFrame({ icon, title, way, children }: ActivityCardFrameProps) {
  const { label, ...link } = way;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-text">
          <Icon of={icon} size={24} />
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium wrap-anywhere">{title}</p>
          {children}
        </div>
        <LinkButton {...link}>{label}</LinkButton>
      </div>
    </Card>
  );
}
