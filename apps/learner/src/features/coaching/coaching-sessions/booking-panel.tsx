import { isWritten } from '@sullam/domain/localized.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQueryValues } from '@sullam/web-kit/router/params.ts';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChosenTime } from './chosen-time.tsx';
import { type SessionType, sessionTypesQuery } from './coaching-sessions.api.ts';
import { TimeWeek, useDayCount } from './time-week.tsx';
import { useFreeTimes } from './use-free-times.ts';
import { ZoneLine } from './zone-line.tsx';

interface BookingPanelProps {
  readonly coachId: number;
  readonly coachName: string;
}

interface TypeChoiceProps {
  readonly types: readonly SessionType[];
  readonly chosen: SessionType;
  readonly onChoose: (sessionTypeId: number) => void;
}

function TypeChoice({ types, chosen, onChoose }: TypeChoiceProps) {
  const t = useT();
  const format = useFormat();
  const authorText = useAuthorText();
  const describe = ({ summary, lengthMinutes, payment, priceMinor, currency }: SessionType): string => {
    const text = authorText(summary) || t('coaching-sessions.counts.minutes', { count: lengthMinutes });
    return payment === 'PAID' && priceMinor !== null
      ? t('coaching-sessions.booking.priced', {
          text: { raw: text },
          price: format.money({ amount: priceMinor, currency }),
        })
      : text;
  };
  if (types.length === 1)
    return (
      <p className="text-sm text-muted">
        <strong className="block text-base font-semibold text-ink">{authorText(chosen.title)}</strong>
        {describe(chosen)}
      </p>
    );
  return (
    <RadioGroup
      label={t('coaching-sessions.booking.type')}
      hideLabel
      cards
      inline
      value={String(chosen.sessionTypeId)}
      options={types.map((type) => ({
        value: String(type.sessionTypeId),
        label: authorText(type.title),
        description: describe(type),
      }))}
      onChange={(value) => onChoose(Number(value))}
    />
  );
}

interface PlaceChoiceProps {
  readonly type: SessionType;
  readonly byVideo: boolean;
  readonly onChange: (byVideo: boolean) => void;
}

function PlaceChoice({ type, byVideo, onChange }: PlaceChoiceProps) {
  const t = useT();
  const authorText = useAuthorText();
  if (!type.hasVideo || !isWritten(type.place)) return null;
  return (
    <RadioGroup
      label={t('coaching-sessions.booking.place')}
      hideLabel
      inline
      value={byVideo ? 'video' : 'place'}
      options={[
        { value: 'video', label: t('coaching-sessions.booking.video') },
        { value: 'place', label: authorText(type.place) },
      ]}
      onChange={(value) => onChange(value === 'video')}
    />
  );
}

interface BookingProps extends BookingPanelProps {
  readonly types: readonly SessionType[];
}

function Booking({ coachId, coachName, types }: BookingProps) {
  const t = useT();
  const { at, type: typeInAddress } = useQueryValues();
  const count = useDayCount();
  const [typeId, setTypeId] = useState(Number(typeInAddress));
  const type = types.find(({ sessionTypeId }) => sessionTypeId === typeId) ?? types[0]!;
  const [wantsVideo, setWantsVideo] = useState(true);
  const byVideo = type.hasVideo && (wantsVideo || !isWritten(type.place));
  const initial = at !== undefined && !Number.isNaN(Date.parse(at)) ? new Date(at).toISOString() : undefined;
  const times = useFreeTimes({ coachId, sessionTypeId: type.sessionTypeId }, { count, initial });
  const { query } = times;
  const coachZone = query.data && 'coachZone' in query.data ? String(query.data.coachZone) : undefined;
  const [hasNone, setHasNone] = useState(false);
  const isEmpty = query.data !== undefined && !query.isPlaceholderData && times.days.length === 0;
  return (
    <div className="space-y-4">
      <PlaceChoice type={type} byVideo={byVideo} onChange={setWantsVideo} />
      <TypeChoice types={types} chosen={type} onChoose={setTypeId} />
      <ZoneLine coachName={coachName} coachZone={coachZone} />
      {query.isError && times.days.length === 0 ? (
        <ErrorState
          compact
          title={t('coaching-sessions.week.failed')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <TimeWeek
          count={count}
          today={times.today}
          from={times.from}
          onFrom={times.setFrom}
          onNext={() => void times.showNext().then((isThere) => setHasNone(!isThere))}
          days={times.days}
          chosen={times.chosen}
          onChoose={times.choose}
        />
      )}
      {isEmpty && (
        <p role="status" className="text-sm text-muted">
          {t(hasNone ? 'coaching-sessions.week.noneAtAll' : 'coaching-sessions.week.noneShown')}
        </p>
      )}
      {type.isForSale ? (
        <ChosenTime coachId={coachId} coachName={coachName} type={type} byVideo={byVideo} times={times} />
      ) : (
        <Banner tone="warning">{t('coaching-sessions.booking.notForSale')}</Banner>
      )}
    </div>
  );
}

/** Books a session with a coach: what, when by the reader's clock, and what the coach wants to know before. */
export function BookingPanel({ coachId, coachName }: BookingPanelProps) {
  const hasWords = useAreas(['coaching-sessions']);
  const t = useT();
  const { data, isError, isFetching, refetch } = useQuery(sessionTypesQuery(coachId));
  if (!hasWords) return null;
  return (
    <Card as="section" padding="lg" className="rounded-xl! shadow-8">
      <h2 className="mb-4 text-panel">{t('coaching-sessions.booking.title')}</h2>
      {isError && !data && (
        <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <SkeletonText lines={6} />}
      {data?.data.length === 0 && (
        <EmptyState compact drawing="calendar" title={t('coaching-sessions.booking.noTypes')} />
      )}
      {data && data.data.length > 0 && <Booking coachId={coachId} coachName={coachName} types={data.data} />}
    </Card>
  );
}
