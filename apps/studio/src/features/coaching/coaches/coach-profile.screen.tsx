import '../../../app.css';
import { Eye, Send } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useSignOnToken } from '@sullam/web-kit/shell/use-sign-on-token.ts';
import { useQuery } from '@tanstack/react-query';
import { CoachingFrame } from '../../../parts/coaching-frame.tsx';
import { CoachStatusBadge } from './coach-status.tsx';
import { type CoachDetails, detailsQuery, useSetPaused, useSubmit } from './coaches.api.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileRows } from './profile-rows.tsx';
import { ProfileState } from './profile-state.tsx';

function Actions({ coach }: { readonly coach: CoachDetails }) {
  const t = useT();
  const notify = useNotify();
  const submit = useSubmit();
  const pause = useSetPaused();
  const preview = useSignOnToken();
  const { coachId, status, version, missing } = coach;
  const isPaused = status === 'PAUSED';
  return (
    <>
      <Button
        variant="outline"
        icon={Eye}
        pending={preview.isPending}
        onClick={() => preview.mutate({ target: 'LEARNER', path: `/coaching/coaches/${coachId}` })}
      >
        {t('coaches.actions.preview')}
      </Button>
      {(status === 'APPROVED' || isPaused) && (
        <Button
          variant="outline"
          pending={pause.isPending}
          onClick={() => pause.mutate({ coachId, version, isPaused: !isPaused })}
        >
          {t(isPaused ? 'coaches.actions.resume' : 'coaches.actions.pause')}
        </Button>
      )}
      {(status === 'DRAFT' || status === 'CHANGES_REQUESTED' || status === 'DECLINED') && (
        <Button
          icon={Send}
          pending={submit.isPending}
          disabled={missing.length > 0}
          onClick={() =>
            submit.mutate(version, {
              onSuccess: () => notify({ tone: 'success', text: t('coaches.messages.submitted') }),
            })
          }
        >
          {t('coaches.actions.submit')}
        </Button>
      )}
    </>
  );
}

/** `/coaching/profile`: a coach's own page, to be written and submitted. */
export function CoachProfileScreen() {
  const t = useT();
  const { data: coach, error, isPending, isFetching, refetch } = useQuery(detailsQuery());
  if (!coach && error && 'status' in error && error.status === 404)
    return (
      <EmptyState
        drawing="people"
        level={1}
        title={t('coaches.profile.notCoach')}
        description={t('coaches.profile.notCoachText')}
      />
    );
  return (
    <CoachingFrame
      tab="profile"
      mark={coach && <CoachStatusBadge status={coach.status} />}
      actions={coach && <Actions coach={coach} />}
    >
      {isPending && <SkeletonText lines={10} />}
      {error && !coach && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {coach && (
        <>
          <ProfileState coach={coach} />
          <ProfileForm coach={coach} aside={<ProfileRows coach={coach} />} />
        </>
      )}
    </CoachingFrame>
  );
}
