import type { Area } from '@sullam/domain/questions/question.ts';

interface AreaShapeProps {
  readonly area: Area;
  /** Of an area that is there already: it can be chosen and moved. */
  readonly own?: { readonly id: string; readonly name: string; readonly onFocus: () => void };
}

/** An area as it lies on the picture. */
export function AreaShape({ area, own }: AreaShapeProps) {
  const common = {
    vectorEffect: 'non-scaling-stroke',
    ...(own && {
      'data-area': own.id,
      role: 'button',
      tabIndex: 0,
      'aria-label': own.name,
      onFocus: own.onFocus,
      className: 'cursor-move focus:fill-primary/50',
    }),
  } as const;
  if (area.shape === 'polygon')
    return <polygon {...common} points={area.points.map(({ x, y }) => `${x},${y}`).join(' ')} />;
  const { x, y, width, height } = area;
  if (area.shape === 'rectangle') return <rect {...common} x={x} y={y} width={width} height={height} />;
  return <ellipse {...common} cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} />;
}
