import { cx } from '@sullam/ui/base/cx.ts';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { SideName, SidePlace } from '../../../parts/side-name.tsx';
import { cutAtPassages, scrollBeside } from './marked-passages.ts';
import type { Comparison as Pair, Side, TextPart } from './plagiarism.api.ts';

/** Backgrounds that stay readable under text in both schemes; the number says which two belong together. */
const TONES = [
  'bg-warning-soft decoration-warning',
  'bg-info-soft decoration-info',
  'bg-success-soft decoration-success',
  'bg-danger-soft decoration-danger',
  'bg-primary-soft decoration-primary',
  'bg-secondary-soft decoration-secondary',
] as const;

type Which = 'own' | 'other';

interface TextProps {
  readonly text: string;
  readonly ranges: readonly ({ start: number; end: number } | null)[];
  readonly chosen: number | null;
  readonly onChoose: (passage: number) => void;
  readonly name: (passage: number) => string;
}

function MarkedText({ text, ranges, chosen, onChoose, name }: TextProps) {
  const format = useFormat();
  return (
    // each paragraph in its own direction, whatever the hidden names say
    <div className="leading-body whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">
      {cutAtPassages(text, ranges).map((stretch, at) =>
        stretch.passage === null ? (
          <span key={at}>{stretch.text}</span>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a button can't break over lines as text does
          <span
            key={at}
            role="button"
            tabIndex={0}
            data-passage={stretch.passage}
            aria-pressed={chosen === stretch.passage}
            onClick={() => onChoose(stretch.passage as number)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onChoose(stretch.passage as number);
            }}
            className={cx(
              'cursor-pointer rounded-sm box-decoration-clone px-0.5 text-ink underline decoration-2 underline-offset-4',
              TONES[stretch.passage % TONES.length],
              chosen === stretch.passage && 'outline-2 outline-primary',
            )}
          >
            <span className="sr-only">{name(stretch.passage)}</span>
            <sup aria-hidden="true" className="me-0.5 text-xs font-semibold select-none">
              {format.number(stretch.passage + 1)}
            </sup>
            {stretch.text}
          </span>
        ),
      )}
    </div>
  );
}

/** Which files had no words, and why. */
function Problems({ parts }: { readonly parts: readonly TextPart[] }) {
  const t = useT();
  return parts
    .filter(({ problem }) => problem !== null)
    .map(({ name, problem }, at) => (
      <p key={at} className="text-sm text-muted">
        {t(`plagiarism.problems.${problem ?? 'GONE'}`, { name: name ?? '' })}
      </p>
    ));
}

interface ColumnProps {
  readonly side: Side;
  readonly isSame: boolean;
  readonly label: string;
  readonly column: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly children: ReactNode;
}

function Column({ side, isSame, label, column, onScroll, children }: ColumnProps) {
  return (
    <section aria-label={label} className="min-w-0 rounded-lg border border-line bg-surface">
      <div className="border-b border-line px-4 py-3">
        <h3 className="text-body font-medium">
          <SideName side={side} />
        </h3>
        <p className="text-sm text-muted">
          <SidePlace side={side} isSame={isSame} />
        </p>
      </div>
      <div
        ref={column}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keys
        tabIndex={0}
        className="relative max-h-[70svh] min-h-40 space-y-3 overflow-y-auto p-4 focus-visible:-outline-offset-2 print:max-h-none"
      >
        {children}
      </div>
    </section>
  );
}

const marksIn = (column: HTMLElement | null) =>
  new Map(
    [...(column?.querySelectorAll<HTMLElement>('[data-passage]') ?? [])].map((mark) => [
      Number(mark.dataset.passage),
      mark,
    ]),
  );

/** Both texts side by side: what they share is coloured, linked and scrolls together. */
export function Comparison({ pair }: { readonly pair: Pair }) {
  const t = useT();
  const format = useFormat();
  const columns = { own: useRef<HTMLDivElement>(null), other: useRef<HTMLDivElement>(null) };
  const [chosen, setChosen] = useState<number | null>(null);
  const [isTogether, setTogether] = useState(true);
  /** The column that is being moved by the other one doesn't move it back. */
  const led = useRef<Which | null>(null);
  const name = (passage: number) => t('plagiarism.labels.passage', { number: format.number(passage + 1) });

  const follow = (from: Which) => {
    const to = from === 'own' ? 'other' : 'own';
    if (led.current === from) {
      led.current = null;
      return;
    }
    const [leader, follower] = [columns[from].current, columns[to].current];
    if (!isTogether || !leader || !follower) return;
    const [own, other] = [marksIn(columns.own.current), marksIn(columns.other.current)];
    const anchors = [...own].flatMap(([passage, mark]) => {
      const beside = other.get(passage);
      return beside ? [{ own: mark.offsetTop, other: beside.offsetTop }] : [];
    });
    const middle = leader.clientHeight / 3;
    const next = scrollBeside(leader.scrollTop + middle, anchors, from) - middle;
    const before = follower.scrollTop;
    led.current = to;
    follower.scrollTop = next;
    if (follower.scrollTop === before) led.current = null;
  };
  const choose = (passage: number) => {
    setChosen(passage);
    for (const side of ['own', 'other'] as const) {
      const column = columns[side].current;
      const mark = marksIn(column).get(passage);
      if (!column || !mark) continue;
      led.current = side;
      column.scrollTop = mark.offsetTop - column.clientHeight / 3;
    }
  };
  const text = { chosen, onChoose: choose, name };
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="text-sm text-muted">{t('plagiarism.hints.pair')}</p>
        {pair.otherText && (
          <Switch label={t('plagiarism.fields.together')} checked={isTogether} onChange={setTogether} />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        <Column
          side={pair.own}
          isSame={pair.isSameAssignment}
          label={t('plagiarism.labels.ownText')}
          column={columns.own}
          onScroll={() => follow('own')}
        >
          <Problems parts={pair.ownText.parts} />
          <MarkedText {...text} text={pair.ownText.text} ranges={pair.passages.map(({ own }) => own)} />
        </Column>
        <Column
          side={pair.other}
          isSame={pair.isSameAssignment}
          label={t('plagiarism.labels.otherText')}
          column={columns.other}
          onScroll={() => follow('other')}
        >
          {pair.otherText ? (
            <>
              <Problems parts={pair.otherText.parts} />
              <MarkedText {...text} text={pair.otherText.text} ranges={pair.passages.map(({ other }) => other)} />
            </>
          ) : (
            <>
              <p className="text-sm text-muted">{t('plagiarism.hints.excerpts')}</p>
              {pair.passages.map(({ excerpt }, passage) => (
                <div key={passage}>
                  <MarkedText {...text} text={excerpt} ranges={excerptRanges(pair.passages.length, passage, excerpt)} />
                </div>
              ))}
            </>
          )}
        </Column>
      </div>
    </div>
  );
}

/** All of an excerpt is its passage. */
const excerptRanges = (count: number, passage: number, excerpt: string) =>
  Array.from({ length: count }, (_, at) => (at === passage ? { start: 0, end: excerpt.length } : null));
