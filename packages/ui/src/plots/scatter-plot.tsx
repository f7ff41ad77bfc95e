import { scaleLinear } from 'd3-scale';

import { type PlotBase, PlotDrawing, PlotFrame, plotColor } from './plot-frame.tsx';

export interface ScatterPoint {
  readonly id: string;
  readonly label: string;
  /** What stands beside the point: a number, a letter. */
  readonly mark: string;
  readonly x: number;
  readonly y: number;
  /** Worth a look. */
  readonly isMarked?: boolean;
}

export interface ScatterPlotProps extends Omit<PlotBase, 'valueHead' | 'format'> {
  readonly x: Axis;
  readonly y: Axis;
  readonly points: readonly ScatterPoint[];
}

interface Axis {
  readonly label: string;
  readonly domain: readonly [number, number];
  readonly format: (value: number) => string;
}

const EDGE = { top: 32, bottom: 40, start: 48, end: 20 };

/** Points by two figures at once. The first runs from the start side. */
export function ScatterPlot({ title, labelHead, x, y, points, height = 320 }: ScatterPlotProps) {
  const rows = points.map((point) => ({
    id: point.id,
    label: `${point.mark} ${point.label}`,
    values: [x.format(point.x), y.format(point.y)],
  }));
  return (
    <PlotFrame title={title} labelHead={labelHead} heads={[x.label, y.label]} rows={rows} height={height}>
      {({ width, rtl }) => {
        const across = scaleLinear(x.domain, rtl ? [width - EDGE.start, EDGE.end] : [EDGE.start, width - EDGE.end]);
        const up = scaleLinear(y.domain, [height - EDGE.bottom, EDGE.top]);
        const [left, right] = rtl ? [EDGE.end, width - EDGE.start] : [EDGE.start, width - EDGE.end];
        return (
          <PlotDrawing width={width} height={height} rtl={rtl}>
            {up.ticks(4).map((tick) => (
              <g key={tick}>
                <path d={`M${left} ${up(tick)}H${right}`} className={tick === 0 ? 'stroke-control' : 'stroke-line'} />
                <text
                  x={rtl ? right + 8 : left - 8}
                  y={up(tick) + 4}
                  textAnchor="end"
                  direction="ltr"
                  {...(rtl ? { style: { textAnchor: 'start' } } : {})}
                >
                  {y.format(tick)}
                </text>
              </g>
            ))}
            {across.ticks(5).map((tick) => (
              <text key={tick} x={across(tick)} y={height - EDGE.bottom + 16} textAnchor="middle">
                {x.format(tick)}
              </text>
            ))}
            <text x={(left + right) / 2} y={height - 6} textAnchor="middle">
              {x.label}
            </text>
            <text x={rtl ? width : 0} y={10} textAnchor="start">
              {y.label}
            </text>
            {points.map((point) => (
              <g key={point.id} transform={`translate(${across(point.x)} ${up(point.y)})`}>
                <circle r={6} fill={plotColor(point.isMarked ? 4 : 0)} fillOpacity={0.85} />
                <text x={rtl ? -10 : 10} y={4} textAnchor="start" className="fill-ink font-semibold">
                  {point.mark}
                </text>
              </g>
            ))}
          </PlotDrawing>
        );
      }}
    </PlotFrame>
  );
}
