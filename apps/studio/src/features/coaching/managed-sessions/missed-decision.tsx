import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { type ManagedCoachingSessionDetail, useDecide } from './managed-sessions.api.ts';

const WORDS = { UPHELD: 'uphold', WITHDRAWN: 'withdraw' } as const;
type Decision = keyof typeof WORDS;

interface MissedDecisionProps {
  readonly session: ManagedCoachingSessionDetail;
}

/** What the side that is said to have missed a session wrote, and the two decisions. Each is confirmed, since it is final. */
export function MissedDecision({ session }: MissedDecisionProps) {
  const t = useT();
  const notify = useNotify();
  const { coachingSessionId, objectionText, mayDecide } = session;
  const decide = useDecide(coachingSessionId);
  const [asked, setAsked] = useState<Decision | null>(null);
  const send = (decision: Decision) =>
    decide.mutate(decision, {
      onSuccess: () => notify({ tone: 'success', text: t(`managed-sessions.messages.${decision}`) }),
      onSettled: () => setAsked(null),
    });
  return (
    <Card as="section">
      <h3 className="mb-2 text-base">{t('managed-sessions.titles.objection')}</h3>
      <blockquote dir="auto" className="mb-4 whitespace-pre-line wrap-anywhere">
        {objectionText}
      </blockquote>
      {mayDecide ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" {...preloadOn(ConfirmDialog)} onClick={() => setAsked('WITHDRAWN')}>
            {t('managed-sessions.actions.withdraw')}
          </Button>
          <Button size="sm" variant="outline" {...preloadOn(ConfirmDialog)} onClick={() => setAsked('UPHELD')}>
            {t('managed-sessions.actions.uphold')}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-muted">{t('managed-sessions.texts.ownSession')}</p>
      )}
      {asked && (
        <ConfirmDialog
          open
          onClose={() => setAsked(null)}
          title={t(`managed-sessions.titles.${WORDS[asked]}`)}
          confirmLabel={t(`managed-sessions.actions.${WORDS[asked]}`)}
          pending={decide.isPending}
          onConfirm={() => send(asked)}
        >
          {t(`managed-sessions.texts.${WORDS[asked]}`)}
        </ConfirmDialog>
      )}
    </Card>
  );
}
