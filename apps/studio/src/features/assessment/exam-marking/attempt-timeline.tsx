import { PlotFrame } from '@sullam/ui/plots/plot-frame.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { AttemptEvent, AttemptToMark } from './exam-marking.api.ts';

const HEIGHT = 64;
const EDGE = 16;
const LINE = 24;

/** Away from the page, something pasted, and what has to do with the connection. */
const COLORS: Record<AttemptEvent['kind'], string> = {
  FOCUS_LOST: 'var(--c-warning)',
  FOCUS_GAINED: 'var(--c-muted)',
  PASTE: 'var(--c-danger)',
  RECONNECTED: 'var(--c-info)',
  TAKEN_OVER: 'var(--c-primary)',
};

interface Moment extends Pick<AttemptEvent, 'kind' | 'position'> {
  id: string;
  /** Milliseconds after the start. */
  after: number;
  /** How long the page was left. */
  away: number | null;
}

/** The events from the start on; leaving the page knows when its learner came back. None where times are hidden. */
export function momentsOf({ events, startedAt }: Pick<AttemptToMark, 'events' | 'startedAt'>): Moment[] {
  if (startedAt === null) return [];
  const start = Date.parse(startedAt);
  const ordered = events
    .flatMap(({ kind, position, occurredAt }, at) =>
      occurredAt === null ? [] : { kind, position, id: String(at), after: Math.max(0, Date.parse(occurredAt) - start) },
    )
    .toSorted((a, b) => a.after - b.after);
  return ordered.map((event, at) => {
    const back = ordered.slice(at + 1).find(({ kind }) => kind === 'FOCUS_GAINED');
    return { ...event, away: event.kind === 'FOCUS_LOST' && back ? back.after - event.after : null };
  });
}

/** Where an event happened, in words. */
function usePlaceText() {
  const t = useT();
  const format = useFormat();
  return ({ position }: Pick<AttemptEvent, 'position'>) =>
    position === null ? '' : t('exam-marking.labels.atQuestion', { number: format.number(position) });
}

/** What happened, in its order, where times are hidden. */
function UntimedEvents({ events }: Pick<AttemptToMark, 'events'>) {
  const t = useT();
  const place = usePlaceText();
  return (
    <section className="space-y-2 text-sm">
      <h4 className="font-medium">{t('exam-marking.titles.timeline')}</h4>
      <p className="text-muted">{t('exam-marking.hints.untimed')}</p>
      <ol className="space-y-1">
        {events.map((event, at) => (
          <li key={at}>{[t(`exam-marking.events.${event.kind}`), place(event)].filter(Boolean).join(' · ')}</li>
        ))}
      </ol>
    </section>
  );
}

/** What happened around an attempt, along its time. */
export function AttemptTimeline({ attempt }: { readonly attempt: AttemptToMark }) {
  const t = useT();
  const { events, startedAt } = attempt;
  if (events.length === 0) return <p className="text-sm text-muted">{t('exam-marking.empty.events')}</p>;
  return startedAt === null ? <UntimedEvents events={events} /> : <Timeline attempt={{ ...attempt, startedAt }} />;
}

function Timeline({ attempt }: { readonly attempt: AttemptToMark & { startedAt: string } }) {
  const t = useT();
  const format = useFormat();
  const place = usePlaceText();
  const moments = momentsOf(attempt);
  const end = attempt.finishedAt ? Date.parse(attempt.finishedAt) - Date.parse(attempt.startedAt) : 0;
  const length = Math.max(1, end, ...moments.map(({ after }) => after));
  const away = ({ away: time }: Moment) =>
    time === null ? '' : t('exam-marking.labels.away', { duration: { raw: format.duration(time) } });
  const kinds = [...new Set(moments.map(({ kind }) => kind))];
  return (
    <div className="space-y-2">
      <PlotFrame
        title={t('exam-marking.titles.timeline')}
        labelHead={t('exam-marking.labels.event')}
        heads={[t('exam-marking.labels.moment'), t('exam-marking.labels.question'), t('exam-marking.labels.time')]}
        rows={moments.map((event) => ({
          id: event.id,
          label: t(`exam-marking.events.${event.kind}`),
          values: [format.clock(event.after), place(event), away(event)],
        }))}
        height={HEIGHT}
      >
        {({ width, rtl }) => {
          const at = (after: number) => {
            const x = EDGE + (after / length) * (width - 2 * EDGE);
            return rtl ? width - x : x;
          };
          return (
            <svg
              aria-hidden="true"
              width={width}
              height={HEIGHT}
              direction={rtl ? 'rtl' : 'ltr'}
              className="fill-muted text-xs"
            >
              <path d={`M${EDGE} ${LINE}H${width - EDGE}`} className="stroke-control" strokeWidth={2} />
              {moments.map((event) =>
                event.away === null ? null : (
                  <path
                    key={event.id}
                    d={`M${at(event.after)} ${LINE}H${at(event.after + event.away)}`}
                    stroke={COLORS.FOCUS_LOST}
                    strokeWidth={6}
                  />
                ),
              )}
              {moments.map((event) => (
                <circle key={event.id} cx={at(event.after)} cy={LINE} r={6} fill={COLORS[event.kind]} />
              ))}
              <text x={rtl ? width : 0} y={HEIGHT - 6} textAnchor="start">
                {t('exam-marking.events.started')}
              </text>
              <text x={rtl ? 0 : width} y={HEIGHT - 6} textAnchor="end">
                {`${t('exam-marking.events.finished')} ${format.clock(length)}`}
              </text>
            </svg>
          );
        }}
      </PlotFrame>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        {kinds.map((kind) => (
          <li key={kind} className="flex items-center gap-1.5">
            <span className="size-3 shrink-0 rounded-full" style={{ background: COLORS[kind] }} />
            {t(`exam-marking.events.${kind}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
