import { Icon } from '@sullam/ui/base/icon.tsx';
import type { LucideIcon } from '@sullam/ui/base/icons.ts';
import type { ReactNode } from 'react';

interface FactRowProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly children: ReactNode;
}

/** One fact of a course: what it is and how it is here. */
export const FactRow = ({ icon, name, children }: FactRowProps) => (
  <div className="flex items-start gap-2.5">
    <Icon of={icon} size={18} className="mt-[calc((1lh-18px)/2)] shrink-0 text-muted" />
    <dt className="shrink-0 text-muted">{name}</dt>
    <dd className="ms-auto text-end">{children}</dd>
  </div>
);
