import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useUiWords } from '../base/ui-words.tsx';
import { namesApart } from './names-apart.ts';
import { type PlotBase, PlotDrawing, PlotFrame, plotColor } from './plot-frame.tsx';

export interface LineSeries {
  readonly id: string;
  readonly label: string;
  /** One value for each label of the axis. */
  readonly values: readonly number[];
}

export interface LinePlotProps extends Omit<PlotBase, 'valueHead'> {
  /** Names along the axis, in the order of time; in right-to-left text they run to the left. */
  readonly labels: readonly string[];
  readonly series: readonly LineSeries[];
}

/** A name stands under the middle of its place; the last one ends there, so that the edge doesn't cut it. */
const anchorOf = (place: number, count: number): 'middle' | 'end' =>
  place > 0 && place === count - 1 ? 'end' : 'middle';

const EDGE = { top: 14, bottom: 28, side: 12 };
const SCALE_ROOM = 44;
const NAME_HEIGHT = 17;

/** How something went over time: few grid lines, a name at each line's end. */
export function LinePlot({ title, labelHead, format, labels, series, height = 220 }: LinePlotProps) {
  const words = useUiWords();
  const write = format ?? words.number;
  const all = series.flatMap((each) => each.values);
  // half a person is no line of a grid
  const isOfWholes = all.every(Number.isInteger);
  const most = Math.max(1, ...all);
  const rows = labels.map((label, at) => ({
    id: `${at}-${label}`,
    label,
    values: series.map((each) => write(each.values[at] ?? 0)),
  }));
  return (
    <PlotFrame title={title} labelHead={labelHead} heads={series.map((each) => each.label)} rows={rows} height={height}>
      {({ width, rtl }) => {
        const nameRoom = series.length > 1 ? 96 : EDGE.side;
        const start = SCALE_ROOM;
        const end = width - nameRoom;
        const x = scalePoint(
          labels.map((_, at) => at),
          rtl ? [width - start, nameRoom] : [start, end],
        );
        const y = scaleLinear([0, most], [height - EDGE.bottom, EDGE.top]).nice(3);
        const ticks = y.ticks(3).filter((tick) => !isOfWholes || Number.isInteger(tick));
        const at = (index: number) => x(index) ?? 0;
        // straight from one value to the next: a curve would show values that never were
        const path = line<number>(
          (_, index) => at(index),
          (value) => y(value),
        );
        const below = area<number>(
          (_, index) => at(index),
          y(0),
          (value) => y(value),
        );
        const names = namesApart(
          series.map(({ values }) => y(values.at(-1) ?? 0)),
          NAME_HEIGHT,
          height - EDGE.bottom,
        );
        const every = Math.max(1, Math.ceil(labels.length / Math.max(2, Math.floor((end - start) / 72))));
        const marks = labels
          .map((label, place) => ({ id: `${place}-${label}`, label, place }))
          .filter(({ place }) => place % every === 0);
        return (
          <PlotDrawing width={width} height={height} rtl={rtl}>
            {ticks.map((tick) => (
              <g key={tick}>
                <path
                  d={`M${rtl ? nameRoom : start} ${y(tick)}H${rtl ? width - start : end}`}
                  className="stroke-line"
                />
                <text x={rtl ? width - start + 8 : start - 8} y={y(tick) + 4} textAnchor="end">
                  {write(tick)}
                </text>
              </g>
            ))}
            {marks.map((mark) => (
              <text key={mark.id} x={at(mark.place)} y={height - 6} textAnchor={anchorOf(mark.place, labels.length)}>
                {mark.label}
              </text>
            ))}
            {series.map((each, index) => {
              const values = [...each.values];
              const last = values.length - 1;
              return (
                <g key={each.id}>
                  {series.length === 1 && <path d={below(values) ?? ''} fill={plotColor(index)} opacity={0.1} />}
                  <path
                    d={path(values) ?? ''}
                    fill="none"
                    stroke={plotColor(index)}
                    strokeWidth={2}
                    strokeDasharray={index === 0 ? undefined : index === 1 ? '7 4' : '2 4'}
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                  <circle cx={at(last)} cy={y(values[last] ?? 0)} r={4} fill={plotColor(index)} />
                  {series.length > 1 && (
                    <text
                      x={at(last) + (rtl ? -10 : 10)}
                      y={(names[index] ?? 0) + 4}
                      textAnchor="start"
                      className="fill-ink font-medium"
                    >
                      {each.label}
                    </text>
                  )}
                </g>
              );
            })}
          </PlotDrawing>
        );
      }}
    </PlotFrame>
  );
}
