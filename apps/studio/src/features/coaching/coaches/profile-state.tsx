import { Banner } from '@sullam/ui/components/banner.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { CoachDetails } from './coaches.api.ts';

/** How the page stands, and what has to be done next. */
export function ProfileState({ coach }: { readonly coach: CoachDetails }) {
  const t = useT();
  const format = useFormat();
  const { status, missing, decisionNote } = coach;
  const parts = format.list(missing.map((part) => t(`coaches.parts.${part}`)));
  const isOpen = status === 'DRAFT' || status === 'CHANGES_REQUESTED' || status === 'DECLINED';
  return (
    <div className="mb-6 space-y-3 empty:hidden">
      {(status === 'CHANGES_REQUESTED' || status === 'DECLINED') && (
        <Banner
          tone={status === 'DECLINED' ? 'danger' : 'warning'}
          title={t(status === 'DECLINED' ? 'coaches.notices.declined' : 'coaches.notices.changes')}
        >
          <span dir="auto" className="whitespace-pre-line">
            {decisionNote}
          </span>
        </Banner>
      )}
      {status === 'SUBMITTED' && <Banner>{t('coaches.notices.waiting')}</Banner>}
      {status === 'PAUSED' && <Banner>{t('coaches.notices.paused')}</Banner>}
      {isOpen && missing.length > 0 && <Banner>{t('coaches.notices.missing', { parts })}</Banner>}
    </div>
  );
}
