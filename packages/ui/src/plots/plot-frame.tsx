import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useUiWords } from '../base/ui-words.tsx';
import { Button } from '../components/button.tsx';

export interface PlotPoint {
  readonly id: string;
  readonly label: string;
  readonly value: number;
}

/** What every plot takes. */
export interface PlotBase {
  /** What is shown, in a sentence: the plot's name and the table's caption. */
  readonly title: string;
  /** The heads of the table behind it. */
  readonly labelHead: string;
  readonly valueHead: string;
  /** How a value is written. */
  readonly format?: (value: number) => string;
  readonly height?: number;
}

/** Colours that stay apart for colour-blind eyes, in the order of use. */
export const PLOT_COLORS = [
  'var(--c-primary)',
  'var(--c-warning)',
  'var(--c-info)',
  'var(--c-success)',
  'var(--c-danger)',
  'var(--c-muted)',
] as const;

/** The colour of the series or part at a place. */
export function plotColor(at: number): string {
  return PLOT_COLORS[at % PLOT_COLORS.length] ?? PLOT_COLORS[0];
}

interface Box {
  readonly width: number;
  readonly rtl: boolean;
}

interface PlotFrameProps extends Pick<PlotBase, 'title' | 'labelHead'> {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly id: string; readonly label: string; readonly values: readonly string[] }[];
  readonly height: number;
  readonly children: (box: Box) => ReactNode;
}

interface PlotDrawingProps extends Box {
  readonly height: number;
  /** Of the text, where nothing else is said. */
  readonly tone?: 'muted' | 'ink';
  readonly children: ReactNode;
}

/** The drawing of a plot in the room that was measured; its text runs as the page's does. */
export function PlotDrawing({ width, height, rtl, tone = 'muted', children }: PlotDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      direction={rtl ? 'rtl' : 'ltr'}
      className={tone === 'ink' ? 'fill-ink text-xs' : 'fill-muted text-xs'}
    >
      {children}
    </svg>
  );
}

/** Which colour is what; readers have the heads of the table. */
export function PlotLegend({
  series,
}: {
  readonly series: readonly { readonly id: string; readonly label: string }[];
}) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {series.map(({ id, label }, at) => (
        <li key={id} className="flex items-center gap-1.5">
          <span className="size-3 shrink-0 rounded-sm" style={{ background: plotColor(at) }} />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Measures the room, draws the plot into it and keeps its table behind a button. */
export function PlotFrame({ title, labelHead, heads, rows, height, children }: PlotFrameProps) {
  const words = useUiWords();
  const tableId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Box>();
  const [table, setTable] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry)
        setSize({ width: Math.round(entry.contentRect.width), rtl: getComputedStyle(element).direction === 'rtl' });
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return (
    <figure className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-3">
        <figcaption className="text-sm font-semibold">{title}</figcaption>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={table}
          aria-controls={tableId}
          onClick={() => setTable(!table)}
          className="text-muted"
        >
          {table ? words.hideTable : words.showTable}
        </Button>
      </div>
      {/* The table below says the same in words, so the drawing is left out for readers. */}
      <div ref={box} aria-hidden="true" className={table ? 'hidden' : '[contain:inline-size]'} style={{ height }}>
        {size && size.width > 0 && children(size)}
      </div>
      <div id={tableId} className={table ? 'overflow-x-auto' : 'sr-only'}>
        <table className="w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-xs text-muted">
              <th scope="col" className="py-2 text-start font-semibold">
                {labelHead}
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className="py-2 text-end font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="border-t border-line">
                <th scope="row" className="py-2 text-start font-normal">
                  {row.label}
                </th>
                {row.values.map((value, at) => (
                  <td key={heads[at]} className="py-2 text-end tabular">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
