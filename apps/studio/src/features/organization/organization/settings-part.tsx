import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import type { ReactNode } from 'react';

export interface SettingsPartProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One group of settings. */
export function SettingsPart({ title, text, actions, children }: SettingsPartProps) {
  return (
    <Card as="section">
      <CardHeading description={text} actions={actions}>
        {title}
      </CardHeading>
      <div className="space-y-5">{children}</div>
    </Card>
  );
}
