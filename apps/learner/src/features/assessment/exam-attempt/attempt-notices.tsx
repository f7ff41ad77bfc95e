import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useStore } from '@sullam/web-kit/base/store.ts';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { showFailure } from '@sullam/web-kit/query/query-client.ts';
import { useState } from 'react';
import type { Attempt, Notice } from './use-attempt.ts';

function useNoticeText(): (notice: Notice) => string {
  const t = useT();
  const format = useFormat();
  return (notice) => {
    switch (notice.kind) {
      case 'tookOver':
      case 'timeUnlimited':
        return t(`exam-sitting.messages.${notice.kind}`);
      case 'timeChanged':
        return t('exam-sitting.messages.timeChanged', { time: format.time(notice.at) });
      case 'replayed':
        return t('exam-sitting.messages.replayed', { count: notice.count });
      case 'newerElsewhere':
        return t('exam-sitting.messages.newerElsewhere', { number: format.number(notice.position) });
    }
  };
}

/** Another tab or device goes on with the attempt: here it can only be read, unless it is taken back. */
function TakenOver({ attempt, unsent }: { readonly attempt: Attempt; readonly unsent: number }) {
  const t = useT();
  const kit = useKit();
  const [isPending, setPending] = useState(false);
  const goOn = () => {
    setPending(true);
    attempt
      .goOnHere()
      .catch((error: unknown) => showFailure(error, () => t('exam-sitting.answers.offline'), kit.notify))
      .finally(() => setPending(false));
  };
  return (
    <Banner
      tone="warning"
      live="assertive"
      title={t('exam-sitting.messages.takenOver')}
      action={
        <Button size="sm" variant="outline" pending={isPending} onClick={goOn}>
          {t('exam-sitting.actions.goOnHere')}
        </Button>
      }
    >
      {t('exam-sitting.messages.takenOverText')}
      {unsent > 0 && ` ${t('exam-sitting.messages.takenOverUnsent', { count: unsent })}`}
    </Banner>
  );
}

/** What has to be known about the attempt just now, above its question. */
export function AttemptNotices({ attempt }: { readonly attempt: Attempt }) {
  const t = useT();
  const textOf = useNoticeText();
  const { pending, isWaiting, isOutside, stop } = useStore(attempt.sender.state);
  const { notice, snapshot } = attempt;
  const waits = (isWaiting || isOutside) && pending.length > 0;
  if (stop === 'taken-over') return <TakenOver attempt={attempt} unsent={pending.length} />;
  if (attempt.isEnding)
    return (
      <Banner tone="warning" live="assertive">
        {t('exam-sitting.messages.timeOver')}
      </Banner>
    );
  return (
    <>
      {snapshot.isPreview && <Banner live="off">{t('exam-sitting.messages.preview')}</Banner>}
      {waits && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" variant="outline" onClick={attempt.sender.flush}>
              {t('exam-sitting.actions.tryAgain')}
            </Button>
          }
        >
          {t(isOutside ? 'exam-sitting.answers.outside' : 'exam-sitting.answers.offline')}
        </Banner>
      )}
      {notice && !waits && <Banner onClose={attempt.dismiss}>{textOf(notice)}</Banner>}
    </>
  );
}
