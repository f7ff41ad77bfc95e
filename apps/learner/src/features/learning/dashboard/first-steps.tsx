import { Icon } from '@sullam/ui/base/icon.tsx';
import { Circle, CircleCheck, X } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { useCloseHint } from '@sullam/web-kit/hints/hints.api.ts';
import { useMember, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { type ReactNode, useEffect } from 'react';
import { resendVerification } from '../../identity/auth/auth.public.ts';
import { useSetGoal } from '../../identity/profile/profile.public.ts';
import { useLearningWeek } from './dashboard.api.ts';
import { StepsSkeleton } from './first-day-skeletons.tsx';
import { type StepName, useFirstSteps } from './first-steps.api.ts';

const PLACES: Record<StepName, string | null> = {
  // the way leads through the mail
  email: null,
  photo: '/profile',
  goal: '/profile?tab=preferences',
  group: '/groups/mine?tab=all',
  event: '/social/all-events',
};

interface StepProps {
  readonly name: StepName;
  readonly isDone: boolean;
  /** Why, or what to do. */
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

function Step({ name, isDone, text, action }: StepProps) {
  const t = useT();
  const href = PLACES[name];
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon
        of={isDone ? CircleCheck : Circle}
        className={isDone ? 'mt-0.5 shrink-0 text-success-text' : 'mt-0.5 shrink-0 text-muted'}
      />
      <div className="min-w-0 flex-1">
        {isDone ? (
          <p className="text-muted">
            {t(`first-steps.steps.${name}`)}
            <span className="sr-only"> {t('first-steps.labels.done')}</span>
          </p>
        ) : (
          <p className="font-semibold">
            {href ? (
              <UiLink href={href} className="text-ink">
                {t(`first-steps.steps.${name}`)}
              </UiLink>
            ) : (
              t(`first-steps.steps.${name}`)
            )}
          </p>
        )}
        {!isDone && text && <p className="text-sm text-muted wrap-anywhere">{text}</p>}
        {!isDone && action && <div className="mt-2">{action}</div>}
      </div>
    </li>
  );
}

function EmailStep({ isDone }: Pick<StepProps, 'isDone'>) {
  const t = useT();
  const notify = useNotify();
  const email = useMember().email ?? '';
  const send = useMutation({
    mutationFn: () => resendVerification(email),
    onSuccess: () => notify({ tone: 'success', text: t('first-steps.actions.sent') }),
  });
  return (
    <Step
      name="email"
      isDone={isDone}
      text={t('first-steps.texts.email', { email })}
      action={
        <Button size="sm" variant="outline" pending={send.isPending} onClick={() => send.mutate()}>
          {t('first-steps.actions.send')}
        </Button>
      }
    />
  );
}

/** The goal that everybody has at first is kept in one press, or changed where it is kept. */
function GoalStep({ isDone }: Pick<StepProps, 'isDone'>) {
  const t = useT();
  const goal = useLearningWeek().data?.goal ?? null;
  const set = useSetGoal();
  return (
    <Step
      name="goal"
      isDone={isDone}
      text={goal !== null && t('first-steps.texts.goal', { count: goal })}
      action={
        goal !== null && (
          <Button size="sm" variant="outline" pending={set.isPending} onClick={() => set.mutate({ days: goal })}>
            {t('first-steps.actions.keep')}
          </Button>
        )
      }
    />
  );
}

/** What somebody new does once: ticked as it is done, and gone with the last tick or by their wish. */
export function FirstSteps() {
  const t = useT();
  const hasWords = useAreas(['first-steps', 'hints']);
  const steps = useFirstSteps();
  const close = useCloseHint();
  const { mutate } = close;
  const isDone = steps?.every((step) => step.isDone) ?? false;
  useEffect(() => {
    if (isDone) mutate('first-steps');
  }, [isDone, mutate]);
  if (!hasWords || !steps) return <StepsSkeleton />;
  if (isDone) return null;
  const hide = () => {
    mutate('first-steps');
    // the button goes, and the keyboard with it
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <Card as="section">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-panel">{t('first-steps.titles.card')}</h2>
          <p className="text-sm text-muted">{t('hints.texts.first-steps')}</p>
        </div>
        <IconButton icon={X} iconSize={18} size="sm" label={t('first-steps.actions.close')} onClick={hide} />
      </div>
      <ul className="mt-2 divide-y divide-line">
        {steps.map((step) => {
          if (step.name === 'email') return <EmailStep key="email" isDone={step.isDone} />;
          if (step.name === 'goal') return <GoalStep key="goal" isDone={step.isDone} />;
          return <Step key={step.name} {...step} text={t(`first-steps.texts.${step.name}`)} />;
        })}
      </ul>
    </Card>
  );
}
