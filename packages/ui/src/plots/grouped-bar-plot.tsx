import { scaleLinear } from 'd3-scale';
import { useUiWords } from '../base/ui-words.tsx';
import { fitLabel } from './fit-label.ts';
import { type PlotBase, PlotDrawing, PlotFrame, PlotLegend, plotColor } from './plot-frame.tsx';

export interface GroupedBarPlotProps extends Omit<PlotBase, 'valueHead' | 'height'> {
  /** What the bars of each row are, in their order. */
  readonly series: readonly { readonly id: string; readonly label: string }[];
  readonly rows: readonly { readonly id: string; readonly label: string; readonly values: readonly number[] }[];
  /** What a bar of the whole width is worth; left out: the greatest value. */
  readonly most?: number;
}

const LABEL = 22;
const BAR = 12;
const GAP = 14;

/** Lying bars, several a row: how groups differ in each of some things. They grow from the start side. */
export function GroupedBarPlot({ title, labelHead, format, series, rows, most }: GroupedBarPlotProps) {
  const words = useUiWords();
  const write = format ?? words.number;
  const share = scaleLinear([0, most ?? Math.max(1, ...rows.flatMap(({ values }) => values))], [0, 1]);
  const rowHeight = LABEL + series.length * BAR + GAP;
  const height = Math.max(1, rows.length) * rowHeight;
  return (
    <div className="space-y-2">
      <PlotFrame
        title={title}
        labelHead={labelHead}
        heads={series.map(({ label }) => label)}
        rows={rows.map(({ id, label, values }) => ({ id, label, values: values.map(write) }))}
        height={height}
      >
        {({ width, rtl }) => {
          const room = width - 60;
          return (
            <PlotDrawing width={width} height={height} rtl={rtl} tone="ink">
              {rows.map((row, at) => (
                <g key={row.id} transform={`translate(0 ${at * rowHeight})`}>
                  <text x={rtl ? width : 0} y={14} textAnchor="start">
                    {fitLabel(row.label, width)}
                  </text>
                  {row.values.map((value, place) => {
                    const length = Math.max(2, share(value) * room);
                    const y = LABEL + place * BAR;
                    return (
                      <g key={series[place]?.id}>
                        <rect
                          x={rtl ? width - length : 0}
                          y={y}
                          width={length}
                          height={BAR - 3}
                          rx={2}
                          fill={plotColor(place)}
                        />
                        <text x={rtl ? width - length - 8 : length + 8} y={y + BAR - 3} textAnchor="start">
                          {write(value)}
                        </text>
                      </g>
                    );
                  })}
                </g>
              ))}
            </PlotDrawing>
          );
        }}
      </PlotFrame>
      <PlotLegend series={series} />
    </div>
  );
}
