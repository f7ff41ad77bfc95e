import { arc, type PieArcDatum, pie } from 'd3-shape';
import { useUiWords } from '../base/ui-words.tsx';
import { type PlotBase, PlotFrame, type PlotPoint, plotColor } from './plot-frame.tsx';

export interface DonutPlotProps extends PlotBase {
  readonly points: readonly PlotPoint[];
  /** In the middle: the total, or the one number that matters. */
  readonly centre?: string;
}

/** Parts of a whole, few of them, each named with its share beside the ring. */
export function DonutPlot({ title, labelHead, valueHead, format, points, centre, height = 180 }: DonutPlotProps) {
  const words = useUiWords();
  const write = format ?? words.number;
  const total = points.reduce((sum, point) => sum + point.value, 0);
  const share = (point: PlotPoint) => words.percent(total === 0 ? 0 : point.value / total);
  const rows = points.map((point) => ({
    id: point.id,
    label: point.label,
    values: [`${write(point.value)} (${share(point)})`],
  }));
  const slices = pie<PlotPoint>()
    .value((point) => point.value)
    .sort(null)
    .padAngle(0.02)([...points]);
  return (
    <PlotFrame title={title} labelHead={labelHead} heads={[valueHead]} rows={rows} height={height}>
      {({ width }) => {
        const side = Math.min(height, width * 0.42);
        const radius = side / 2;
        const draw = arc<PieArcDatum<PlotPoint>>()
          .innerRadius(radius * 0.68)
          .outerRadius(radius)
          .cornerRadius(2);
        return (
          <div className="flex h-full items-center gap-5">
            <div className="relative shrink-0">
              <svg aria-hidden="true" width={side} height={side} className="mirrored">
                <g transform={`translate(${radius} ${radius})`}>
                  {total === 0 && (
                    <circle r={radius * 0.84} strokeWidth={radius * 0.32} className="fill-none stroke-line" />
                  )}
                  {slices.map((slice, at) => (
                    <path key={slice.data.id} d={draw(slice) ?? ''} fill={plotColor(at)} />
                  ))}
                </g>
              </svg>
              {centre && (
                <span className="absolute inset-0 grid place-items-center text-xl font-semibold">{centre}</span>
              )}
            </div>
            <ul className="min-w-0 space-y-1.5 text-sm">
              {points.map((point, at) => (
                <li key={point.id} className="flex items-center gap-2">
                  <span className="size-3 shrink-0 rounded-sm" style={{ background: plotColor(at) }} />
                  <span className="clip-line">{point.label}</span>
                  <span className="font-semibold">{share(point)}</span>
                </li>
              ))}
            </ul>
          </div>
        );
      }}
    </PlotFrame>
  );
}
