import { LEARNERS } from '@sullam/domain/portals.ts';
import { DEFAULT_GOAL, GOALS } from '@sullam/domain/weekly-goal.ts';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useCan, useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { learningWeekQuery, useSetGoal } from './profile.api.ts';

/** On how many days a week one means to learn, or that one wants no goal. */
export function GoalChoice() {
  const t = useT();
  const notify = useNotify();
  const { configuration } = useKit();
  const isOffered = useCan()(...LEARNERS) && configuration.weekly_goal_enabled;
  const { data } = useQuery({ ...learningWeekQuery(), enabled: isOffered });
  const { mutate, isPending } = useSetGoal();
  if (!isOffered || !data) return null;
  const set = (days: number | null) =>
    mutate(
      { days },
      {
        onSuccess: () => notify({ tone: 'success', text: t('profile.preferences.goalSaved') }),
        onError: (error) => notify({ tone: 'error', text: error.message }),
      },
    );
  return (
    <div className="space-y-3">
      <Switch
        label={t('profile.preferences.goal')}
        description={t('profile.preferences.goalText')}
        checked={data.goal !== null}
        disabled={isPending}
        onChange={(isOn) => set(isOn ? DEFAULT_GOAL : null)}
      />
      {data.goal !== null && (
        <NativeSelect
          label={t('profile.preferences.goalDays')}
          value={String(data.goal)}
          onChange={(days) => set(Number(days))}
          options={GOALS.map((days) => ({
            value: String(days),
            label: t('profile.preferences.days', { count: days }),
          }))}
          className="max-w-60"
        />
      )}
    </div>
  );
}
