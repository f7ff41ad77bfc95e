import { useUiWords } from '../base/ui-words.tsx';
import { fitLabel } from './fit-label.ts';
import { type PlotBase, PlotDrawing, PlotFrame, PlotLegend, plotColor } from './plot-frame.tsx';

export interface StackedBarPlotProps extends Omit<PlotBase, 'valueHead' | 'height'> {
  /** What the parts of each bar are, in their order. */
  readonly parts: readonly { readonly id: string; readonly label: string }[];
  readonly rows: readonly { readonly id: string; readonly label: string; readonly values: readonly number[] }[];
}

const ROW = 52;
const BAR = 22;
/** A share is written into its part where it has room. */
const WRITTEN_FROM = 40;

/** One lying bar a row, each as long as the others, divided by shares: how the answers to several statements compare. */
export function StackedBarPlot({ title, labelHead, format, parts, rows }: StackedBarPlotProps) {
  const words = useUiWords();
  const write = format ?? words.number;
  return (
    <div className="space-y-2">
      <PlotFrame
        title={title}
        labelHead={labelHead}
        heads={parts.map((part) => part.label)}
        rows={rows.map(({ id, label, values }) => ({ id, label, values: values.map(write) }))}
        height={Math.max(1, rows.length) * ROW}
      >
        {({ width, rtl }) => (
          <PlotDrawing tone="ink" width={width} height={rows.length * ROW} rtl={rtl}>
            {rows.map((row, at) => {
              const total = row.values.reduce((sum, value) => sum + value, 0);
              let begin = 0;
              return (
                <g key={row.id} transform={`translate(0 ${at * ROW})`}>
                  <text x={rtl ? width : 0} y={14} textAnchor="start">
                    {fitLabel(row.label, width)}
                  </text>
                  {total === 0 && <rect y={20} width={width} height={BAR} rx={2} className="fill-subtle" />}
                  {row.values.map((value, place) => {
                    const length = total === 0 ? 0 : (value / total) * width;
                    const x = rtl ? width - begin - length : begin;
                    begin += length;
                    if (length === 0) return null;
                    return (
                      <g key={parts[place]?.id}>
                        <rect x={x} y={20} width={Math.max(1, length - 1)} height={BAR} fill={plotColor(place)} />
                        {length >= WRITTEN_FROM && (
                          <>
                            <rect
                              x={x + length / 2 - 17}
                              y={24}
                              width={34}
                              height={14}
                              rx={3}
                              className="fill-surface"
                            />
                            <text x={x + length / 2} y={35} textAnchor="middle">
                              {words.percent(value / total)}
                            </text>
                          </>
                        )}
                      </g>
                    );
                  })}
                </g>
              );
            })}
          </PlotDrawing>
        )}
      </PlotFrame>
      <PlotLegend series={parts} />
    </div>
  );
}
