import type { Point } from '@sullam/domain/questions/hotspot-areas.ts';
import { useFormat } from '../kit-context.tsx';
import { percentOf } from './picture-points.ts';

/** A point of a picture with its number, in an SVG as large as the picture. */
export function NumberedPoint({ point, number }: { readonly point: Point; readonly number: number }) {
  const format = useFormat();
  const [x, y] = [percentOf(point.x), percentOf(point.y)];
  return (
    <>
      <circle cx={x} cy={y} r="11" className="fill-primary stroke-surface stroke-2" />
      <text x={x} y={y} dy="0.35em" textAnchor="middle" className="fill-on-primary text-xs font-medium">
        {format.number(number)}
      </text>
    </>
  );
}
