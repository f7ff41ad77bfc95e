import { Card } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useSlotWords } from '../../../parts/use-slot-words.ts';
import type { CoachingSession } from './coaching-sessions.api.ts';
import { nameOf } from './session-hero.tsx';

type Change = CoachingSession['changes'][number];

/** A session with a price is held for its payment, and ends where nothing is paid. */
function wordOf({ price }: CoachingSession, { kind }: Change) {
  if (price === null) return kind;
  if (kind === 'HELD') return 'PAYMENT';
  return kind === 'EXPIRED' ? 'UNPAID' : kind;
}

/** What happened to a session, newest first, on the rungs of a ladder. */
export function SessionHistory({ session }: { readonly session: CoachingSession }) {
  const t = useT();
  const words = useSlotWords();
  const personOf = ({ by }: Change): string => {
    if (by === null) return t('coaching-sessions.history.clock');
    if (by === 'ADMINISTRATOR') return t('coaching-sessions.history.administrator');
    return nameOf(by === 'LEARNER' ? session.learner : session.coach);
  };
  return (
    <Card as="section" padding="lg" className="rounded-xl!">
      <h2 className="mb-4 text-panel">{t('coaching-sessions.history.title')}</h2>
      <ol className="border-s-2 border-line">
        {[...session.changes].reverse().map((change, at) => (
          <li key={change.at.at + change.kind} className="relative ps-5 pb-4 last:pb-0">
            <span
              aria-hidden="true"
              className={`absolute -start-2.5 top-2 h-1.5 w-4.5 rounded-full ${at === 0 ? 'bg-warning' : 'bg-success'}`}
            />
            <p className="font-medium">{t(`coaching-sessions.history.${wordOf(session, change)}`)}</p>
            {change.startsBefore && change.startsAfter && (
              <p className="text-sm">
                <s className="text-muted">{words.short(change.startsBefore)}</s> {words.short(change.startsAfter)}
              </p>
            )}
            <p className="text-sm text-muted">
              {t('coaching-sessions.history.by', { time: { raw: words.short(change.at) }, name: personOf(change) })}
            </p>
            {change.message && (
              <blockquote dir="auto" className="mt-1 text-sm whitespace-pre-line wrap-anywhere">
                {change.message}
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
