import { ApiError } from '@sullam/api-client/api-error.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { Check } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { AffectedSession } from './affected.api.ts';
import { CoachChoice } from './coach-choice.tsx';
import { type Choice, choiceOf, DECISIONS, type DecisionKind } from './decisions.ts';
import { TimeChoice } from './time-choice.tsx';

interface AffectedRowProps {
  readonly session: AffectedSession;
  readonly choice: Choice | undefined;
  /** Why it was refused at the last attempt. */
  readonly error: unknown;
  readonly isCurrent: boolean;
  readonly onChoose: (choice: Choice | undefined) => void;
}

const ROW =
  'grid gap-3 px-5 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)_minmax(6rem,auto)] md:items-start';

const lengthOf = ({ slot }: AffectedSession): number => (Date.parse(slot.endsAt) - Date.parse(slot.startsAt)) / MINUTE;

function SessionTime({ session }: Pick<AffectedRowProps, 'session'>) {
  const t = useT();
  const format = useFormat();
  const authorText = useAuthorText();
  const { slot, title } = session;
  return (
    <div>
      <p>
        {format.day(slot.coachDate, { weekday: 'short', day: 'numeric', month: 'short' })}{' '}
        {format.wallHour(slot.coachTime)}
      </p>
      <p className="text-sm text-muted">
        {authorText(title)} · {t('affected-sessions.counts.minutes', { count: lengthOf(session) })}
      </p>
    </div>
  );
}

/** A group session is moved or cancelled for all in the calendar. */
export function AffectedGroupRow({ session }: Pick<AffectedRowProps, 'session'>) {
  const t = useT();
  const authorText = useAuthorText();
  const { slot, title } = session;
  return (
    <li className={ROW}>
      <p className="font-medium">{authorText(title)}</p>
      <SessionTime session={session} />
      <p className="text-sm text-muted">{t('affected-sessions.words.group')}</p>
      <LinkButton href={`/coaching/calendar?week=${slot.coachDate}`} variant="outline" size="sm">
        {t('affected-sessions.actions.openCalendar')}
      </LinkButton>
    </li>
  );
}

/** A session with what happens to it. */
export function AffectedRow({ session, choice, error, isCurrent, onChoose }: AffectedRowProps) {
  const t = useT();
  const authorText = useAuthorText();
  const { coachingSessionId, learner, title } = session;
  const name = learner ? `${learner.firstName} ${learner.lastName}` : authorText(title);
  const decision = choice?.decision;
  return (
    <li aria-current={isCurrent || undefined} className={isCurrent ? `${ROW} bg-primary-soft/40` : ROW}>
      <div className="flex min-w-0 items-center gap-3">
        {learner && <Avatar firstName={learner.firstName} lastName={learner.lastName} size={36} isSoft />}
        <bdi className="font-medium">{name}</bdi>
      </div>
      <SessionTime session={session} />
      <div className="space-y-2">
        <NativeSelect
          label={t('affected-sessions.fields.decision', { name })}
          hideLabel
          placeholder={t('affected-sessions.decisions.NONE')}
          value={choice?.kind ?? ''}
          onChange={(kind) => onChoose(kind ? choiceOf(kind as DecisionKind) : undefined)}
          options={DECISIONS.map((kind) => ({ value: kind, label: t(`affected-sessions.decisions.${kind}`) }))}
        />
        {choice?.kind === 'MOVE' && (
          <TimeChoice
            session={session}
            value={decision?.kind === 'MOVE' ? decision.startsAt : undefined}
            onChange={(startsAt) => onChoose({ kind: 'MOVE', decision: { kind: 'MOVE', startsAt } })}
          />
        )}
        {choice?.kind === 'HAND_OVER' && (
          <CoachChoice
            coachingSessionId={coachingSessionId}
            value={decision?.kind === 'HAND_OVER' ? decision.coachId : undefined}
            onChange={(coachId) => onChoose({ kind: 'HAND_OVER', decision: { kind: 'HAND_OVER', coachId } })}
          />
        )}
        {choice && <p className="text-sm text-muted">{t(`affected-sessions.means.${choice.kind}`)}</p>}
        {error !== undefined && (
          <p role="alert" className="text-sm text-danger-text">
            {error instanceof ApiError ? error.message : t('errors.network.generic')}
          </p>
        )}
      </div>
      <p className="md:text-end">
        {decision && (
          <Badge tone="success" icon={Check}>
            {t('affected-sessions.words.ready')}
          </Badge>
        )}
      </p>
    </li>
  );
}
