import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, CircleCheck, type LucideIcon, Mail } from '@sullam/ui/base/icons.ts';
import type { ReactNode } from 'react';

type Kind = 'done' | 'mail' | 'failed';

const LOOKS: Record<Kind, { icon: LucideIcon; className: string }> = {
  done: { icon: CircleCheck, className: 'bg-success-soft text-success-text' },
  mail: { icon: Mail, className: 'bg-primary-soft text-primary-text' },
  failed: { icon: CircleAlert, className: 'bg-danger-soft text-danger-text' },
};

export interface AuthResultProps {
  readonly kind: Kind;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** What can be done next, the main thing first. */
  readonly actions?: ReactNode;
}

/** What came of a form: a sign, a sentence, what to do next. Read out when it appears. */
export function AuthResult({ kind, title, children, actions }: AuthResultProps) {
  const { icon, className } = LOOKS[kind];
  return (
    <div role={kind === 'failed' ? 'alert' : 'status'}>
      <span className={`mb-5 inline-flex size-14 items-center justify-center rounded-full ${className}`}>
        <Icon of={icon} size={32} />
      </span>
      <h1 className="text-page text-balance">{title}</h1>
      {children && <div className="mt-3 space-y-3 text-muted text-pretty">{children}</div>}
      {actions && <div className="mt-7 flex flex-col items-stretch gap-3">{actions}</div>}
    </div>
  );
}
