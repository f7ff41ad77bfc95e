import type { Area } from '@sullam/domain/questions/question.ts';
import type { SVGAttributes } from 'react';

interface AreaShapeProps
  extends Pick<SVGAttributes<SVGElement>, 'role' | 'tabIndex' | 'aria-label' | 'className' | 'onFocus'> {
  readonly area: Area;
  readonly 'data-area'?: string;
}

/** An area as it lies on its picture, in an SVG of a thousand by a thousand. */
export function AreaShape({ area, ...rest }: AreaShapeProps) {
  const own = { ...rest, vectorEffect: 'non-scaling-stroke' };
  if (area.shape === 'polygon')
    return <polygon {...own} points={area.points.map(({ x, y }) => `${x},${y}`).join(' ')} />;
  const { x, y, width, height } = area;
  if (area.shape === 'rectangle') return <rect {...own} x={x} y={y} width={width} height={height} />;
  return <ellipse {...own} cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} />;
}
