import { Icon } from '@sullam/ui/base/icon.tsx';
import type { LucideIcon } from '@sullam/ui/base/icons.ts';
import type { ReactNode } from 'react';

export interface RuleTermProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly mirrored?: boolean;
  readonly children: ReactNode;
}

/** One of the rules by which something is done, as a term of a list (`dl`) and what holds. */
export function RuleTerm({ icon, name, mirrored = false, children }: RuleTermProps) {
  return (
    <div className="relative min-w-0 ps-8">
      <dt className="text-sm text-muted">
        <Icon of={icon} size={20} mirrored={mirrored} className="absolute start-0 mt-[calc((1lh-20px)/2)]" />
        {name}
      </dt>
      <dd className="space-y-0.5">{children}</dd>
    </div>
  );
}
