import { scaleLinear } from 'd3-scale';
import { useUiWords } from '../base/ui-words.tsx';
import { fitLabel } from './fit-label.ts';
import { type PlotBase, PlotDrawing, PlotFrame, type PlotPoint } from './plot-frame.tsx';

export interface BarPlotProps extends PlotBase {
  readonly points: readonly PlotPoint[];
}

const ROW = 40;

/** Lying bars, each with its name above and its value at its end: no axis to read off. They grow from the start side. */
export function BarPlot({ title, labelHead, valueHead, format, points }: BarPlotProps) {
  const words = useUiWords();
  const write = format ?? words.number;
  const most = Math.max(0, ...points.map((point) => point.value));
  const share = scaleLinear([0, most || 1], [0, 1]);
  const rows = points.map((point) => ({ id: point.id, label: point.label, values: [write(point.value)] }));
  return (
    <PlotFrame
      title={title}
      labelHead={labelHead}
      heads={[valueHead]}
      rows={rows}
      height={Math.max(1, points.length) * ROW}
    >
      {({ width, rtl }) => {
        const widest = Math.max(4, ...points.map((point) => write(point.value).length));
        const room = width - 24 - widest * 8;
        return (
          <PlotDrawing tone="ink" width={width} height={points.length * ROW} rtl={rtl}>
            {points.map((point, at) => {
              // nothing has no bar: in Arabic its stroke before the zero would read as a one
              const length = point.value === 0 ? 0 : Math.max(2, share(point.value) * room);
              const gap = length === 0 ? 0 : 8;
              const x = rtl ? width - length : 0;
              return (
                <g key={point.id} transform={`translate(0 ${at * ROW})`}>
                  <text x={rtl ? width : 0} y={14} textAnchor="start">
                    {fitLabel(point.label, width)}
                  </text>
                  {length > 0 && <rect x={x} y={21} width={length} height={10} rx={2} className="fill-primary" />}
                  <text
                    x={rtl ? width - length - gap : length + gap}
                    y={30}
                    textAnchor="start"
                    className="font-semibold"
                  >
                    {write(point.value)}
                  </text>
                </g>
              );
            })}
          </PlotDrawing>
        );
      }}
    </PlotFrame>
  );
}
