import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { takingCoachesQuery } from './affected.api.ts';

interface CoachChoiceProps {
  readonly coachingSessionId: number;
  readonly value: number | undefined;
  readonly onChange: (coachId: number) => void;
}

/** Another coach who is free at the time of a session. */
export function CoachChoice({ coachingSessionId, value, onChange }: CoachChoiceProps) {
  const t = useT();
  const { data, isError, refetch } = useQuery(takingCoachesQuery(coachingSessionId));
  if (isError && !data) return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} />;
  const coaches = data?.data ?? [];
  const isNone = data !== undefined && coaches.length === 0;
  return (
    <NativeSelect
      label={t('affected-sessions.fields.coach')}
      hideLabel
      disabled={coaches.length === 0}
      placeholder={t(isNone ? 'affected-sessions.words.noCoach' : 'affected-sessions.words.chooseCoach')}
      value={value === undefined ? '' : String(value)}
      onChange={(coachId) => coachId && onChange(Number(coachId))}
      options={coaches.map(({ coachId, person }) => ({
        value: String(coachId),
        label: `${person.firstName} ${person.lastName}`,
      }))}
    />
  );
}
