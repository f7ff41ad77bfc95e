import { type Annotation, annotationBounds, type PagePoint } from '@sullam/domain/annotations.ts';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useFormat } from '../kit-context.tsx';
import { INK } from './annotation-colors.ts';

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

const pathOf = (points: readonly PagePoint[], { width, height }: PageSize): string => {
  const [first, ...rest] = points.map(({ x, y }) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`);
  return `M${first}${rest.length > 0 ? `L${rest.join(' ')}` : 'h0'}`;
};

interface ShapeProps {
  readonly annotation: Pick<Annotation, 'kind' | 'color' | 'shapes'>;
  readonly size: PageSize;
}

/** What a mark looks like, without its number. A note is its number. */
export function AnnotationShape({ annotation: { kind, color, shapes }, size }: ShapeProps) {
  const { line, fill } = INK[color];
  if (kind === 'NOTE') return null;
  if (kind === 'INK')
    return shapes.map((points, at) => (
      <path
        key={at}
        d={pathOf(points, size)}
        fill="none"
        stroke={line}
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ));
  return shapes.map((corners, at) => {
    const { x, y, width, height } = annotationBounds({ shapes: [corners] });
    const look =
      kind === 'BOX'
        ? { fill: 'transparent', stroke: line, strokeWidth: 2 }
        : { fill, style: { mixBlendMode: 'multiply' as const }, opacity: 0.75 };
    return (
      <rect
        key={at}
        x={x * size.width}
        y={y * size.height}
        width={width * size.width}
        height={height * size.height}
        rx={kind === 'BOX' ? 3 : 1}
        {...look}
      />
    );
  });
}

/** The number by which the list names a mark: a note's stands where it points, the others' at their upper corner. */
function MarkNumber({
  annotation,
  number,
  size,
}: ShapeProps & { readonly annotation: Annotation; readonly number: number }) {
  const format = useFormat();
  const { x, y } = annotationBounds(annotation);
  const radius = annotation.kind === 'NOTE' ? 12 : 9;
  const within = (value: number, whole: number) => Math.min(whole - radius - 1, Math.max(radius + 1, value));
  const [cx, cy] = [within(x * size.width, size.width), within(y * size.height, size.height)];
  return (
    <>
      <circle cx={cx} cy={cy} r={radius} fill={INK[annotation.color].line} stroke="#fff" strokeWidth={1.5} />
      <text
        x={cx}
        y={cy}
        dy="0.35em"
        textAnchor="middle"
        fontSize={radius + (number > 99 ? -1 : 1)}
        fontWeight={600}
        fill="#fff"
        className="select-none"
      >
        {format.number(number)}
      </text>
    </>
  );
}

export interface AnnotationMarkProps {
  readonly annotation: Annotation & { readonly number: number };
  readonly size: PageSize;
  readonly label: string;
  readonly isSelected: boolean;
  readonly id: string;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<SVGGElement>) => void;
  readonly onPointerDown: (event: PointerEvent<SVGGElement>) => void;
}

/** A mark on a page that can be pressed, reached with Tab and read out. */
export function AnnotationMark({ annotation, size, label, isSelected, ...rest }: AnnotationMarkProps): ReactNode {
  const { x, y, width, height } = annotationBounds(annotation);
  const edge = annotation.kind === 'NOTE' ? 16 : 5;
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a drawing there are no buttons
    <g
      {...rest}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isSelected}
      className="cursor-pointer outline-none"
    >
      {/* what can be pressed is larger than what is seen */}
      <rect
        x={x * size.width - edge}
        y={y * size.height - edge}
        width={width * size.width + 2 * edge}
        height={height * size.height + 2 * edge}
        rx={6}
        fill="transparent"
        strokeDasharray={isSelected ? undefined : '4 3'}
        className="annotation-frame"
      />
      <AnnotationShape annotation={annotation} size={size} />
      <MarkNumber annotation={annotation} number={annotation.number} size={size} />
    </g>
  );
}

/** Marks as they are printed. */
export const PrintedMarks = ({
  annotations,
  size,
}: {
  readonly annotations: readonly (Annotation & { readonly number: number })[];
  readonly size: PageSize;
}) =>
  annotations.map((annotation) => (
    <g key={annotation.annotationKey}>
      <AnnotationShape annotation={annotation} size={size} />
      <MarkNumber annotation={annotation} number={annotation.number} size={size} />
    </g>
  ));
