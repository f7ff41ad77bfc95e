import { scaleBand, scaleLinear } from 'd3-scale';
import { useUiWords } from '../base/ui-words.tsx';
import { type PlotBase, PlotDrawing, PlotFrame, PlotLegend, plotColor } from './plot-frame.tsx';

export interface ColumnSeries {
  readonly id: string;
  readonly label: string;
  /** One value for each place. */
  readonly values: readonly number[];
}

export interface ColumnPlotProps extends Omit<PlotBase, 'valueHead'> {
  /** Names of the places in their order; in right-to-left text they run to the left. */
  readonly labels: readonly string[];
  /** What stands under a place, where its name is too long for it. */
  readonly shortLabels?: readonly string[];
  /** One, or several side by side to be compared. */
  readonly series: readonly ColumnSeries[];
}

const TOP = 20;
const BOTTOM = 24;
/** Width of a character, about. */
const CHARACTER = 7;

/** Vertical columns, each with its value on top where they have room: how something is distributed, and how two of that compare. */
export function ColumnPlot({ title, labelHead, format, labels, shortLabels, series, height = 200 }: ColumnPlotProps) {
  const words = useUiWords();
  const write = format ?? words.number;
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const rows = labels.map((label, at) => ({
    id: `${at}-${label}`,
    label,
    values: series.map(({ values }) => write(values[at] ?? 0)),
  }));
  return (
    <div className="space-y-2">
      <PlotFrame
        title={title}
        labelHead={labelHead}
        heads={series.map(({ label }) => label)}
        rows={rows}
        height={height}
      >
        {({ width, rtl }) => {
          const place = scaleBand(
            labels.map((_, at) => at),
            rtl ? [width, 0] : [0, width],
          ).padding(0.2);
          const side = scaleBand(
            series.map((_, at) => at),
            rtl ? [place.bandwidth(), 0] : [0, place.bandwidth()],
          ).paddingInner(0.1);
          const widthOf = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length)) * CHARACTER;
          const hasRoom = widthOf(rows.flatMap(({ values }) => values)) <= side.step();
          const namedEvery = Math.ceil(widthOf(shortLabels ?? labels) / (place.step() || 1)) || 1;
          const y = scaleLinear([0, most], [height - BOTTOM, TOP]);
          return (
            <PlotDrawing width={width} height={height} rtl={rtl}>
              <path d={`M0 ${y(0) + 0.5}H${width}`} className="stroke-line" />
              {rows.map(({ id: rowId, label }, at) => (
                <g key={rowId} transform={`translate(${place(at) ?? 0} 0)`}>
                  {series.map(({ id, values }, index) => {
                    const value = values[at] ?? 0;
                    if (value === 0) return null;
                    const x = side(index) ?? 0;
                    return (
                      <g key={id}>
                        <rect
                          x={x}
                          y={y(value)}
                          width={side.bandwidth()}
                          height={y(0) - y(value)}
                          rx={2}
                          fill={plotColor(index)}
                        />
                        {hasRoom && (
                          <text
                            x={x + side.bandwidth() / 2}
                            y={y(value) - 5}
                            textAnchor="middle"
                            className="fill-ink font-semibold"
                          >
                            {write(value)}
                          </text>
                        )}
                      </g>
                    );
                  })}
                  {at % namedEvery === 0 && (
                    <text x={place.bandwidth() / 2} y={height - 6} textAnchor="middle">
                      {shortLabels?.[at] ?? label}
                    </text>
                  )}
                </g>
              ))}
            </PlotDrawing>
          );
        }}
      </PlotFrame>
      {series.length > 1 && <PlotLegend series={series} />}
    </div>
  );
}
