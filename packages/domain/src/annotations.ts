/** Marks with comments on the pages of a file: what they are and how they lie. Pixels and pages are drawn elsewhere. */

export const ANNOTATION_KINDS = ['NOTE', 'HIGHLIGHT', 'BOX', 'INK'] as const;
export type AnnotationKind = (typeof ANNOTATION_KINDS)[number];

export const ANNOTATION_COLORS = ['YELLOW', 'GREEN', 'BLUE', 'RED', 'VIOLET'] as const;
export type AnnotationColor = (typeof ANNOTATION_COLORS)[number];

export const ANNOTATION_LIMITS = {
  perFile: 500,
  page: 10_000,
  comment: 4000,
  shapes: 200,
  points: 2000,
  key: 40,
} as const;

/** A place on a page, as shares of its width and height from the top left corner: 0 to 1, in every zoom and language. */
export interface PagePoint {
  x: number;
  y: number;
}

export interface PageRectangle extends PagePoint {
  width: number;
  height: number;
}

export interface Annotation {
  /** Made where it is drawn, so that it can be named before it is saved. */
  annotationKey: string;
  /** The first page is 1; a picture is one page. */
  page: number;
  kind: AnnotationKind;
  color: AnnotationColor;
  comment: string;
  /** NOTE: one shape of one point. HIGHLIGHT, BOX: two opposite corners each, BOX one. INK: the points of each stroke. */
  shapes: PagePoint[][];
}

const DIGITS = 10_000;

const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * DIGITS) / DIGITS;

/** The nearest place that is on the page, in steps of a ten-thousandth. */
export const pagePoint = (x: number, y: number): PagePoint => ({ x: share(x), y: share(y) });

/** Where a pointer is on a page that fills a frame of the window. */
export const pointInFrame = (
  { clientX, clientY }: { clientX: number; clientY: number },
  frame: { left: number; top: number; width: number; height: number },
): PagePoint => pagePoint((clientX - frame.left) / frame.width, (clientY - frame.top) / frame.height);

/** The least rectangle around some points. */
export function boundsOf(points: readonly PagePoint[]): PageRectangle {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: share(Math.max(...xs) - x), height: share(Math.max(...ys) - y) };
}

export const annotationBounds = ({ shapes }: Pick<Annotation, 'shapes'>): PageRectangle => boundsOf(shapes.flat());

/** The annotation elsewhere on its page, as far as the page reaches. */
export function moveAnnotation(annotation: Annotation, by: PagePoint): Annotation {
  const { x, y, width, height } = annotationBounds(annotation);
  const right = Math.min(1 - x - width, Math.max(-x, by.x));
  const down = Math.min(1 - y - height, Math.max(-y, by.y));
  return {
    ...annotation,
    shapes: annotation.shapes.map((points) => points.map((point) => pagePoint(point.x + right, point.y + down))),
  };
}

/** As a reader meets them: by page, from top to bottom, then from left to right. */
export function inReadingOrder(annotations: readonly Annotation[]): Annotation[] {
  const places = new Map(annotations.map((annotation) => [annotation, annotationBounds(annotation)]));
  return [...annotations].sort((a, b) => {
    const [first, second] = [places.get(a)!, places.get(b)!];
    return a.page - b.page || first.y - second.y || first.x - second.x;
  });
}

/** How far a point lies from the line through two others. */
function distance(point: PagePoint, from: PagePoint, to: PagePoint): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(across, down);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs(across * (from.y - point.y) - (from.x - point.x) * down) / length;
}

/** A stroke with the points that its look needs: no other lies further from it than `tolerance` (Ramer, Douglas, Peucker). */
export function simplifyStroke(points: readonly PagePoint[], tolerance = 0.0008): PagePoint[] {
  const kept = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [first, last] = range;
    let [furthest, far] = [0, tolerance];
    for (let at = first + 1; at < last; at += 1) {
      const away = distance(points[at]!, points[first]!, points[last]!);
      if (away > far) [furthest, far] = [at, away];
    }
    if (furthest === 0) continue;
    kept.add(furthest);
    open.push([first, furthest], [furthest, last]);
  }
  return points.filter((_, at) => kept.has(at));
}

const POINTS: Record<AnnotationKind, (shapes: readonly PagePoint[][]) => boolean> = {
  NOTE: (shapes) => shapes.length === 1 && shapes[0]!.length === 1,
  HIGHLIGHT: (shapes) => shapes.every((corners) => corners.length === 2),
  BOX: (shapes) => shapes.length === 1 && shapes[0]!.length === 2,
  INK: (shapes) => shapes.every((stroke) => stroke.length > 0),
};

/** Whether an annotation has the points that its kind is drawn with. Sizes and ranges are the schema's. */
export const isDrawable = ({ kind, shapes }: Pick<Annotation, 'kind' | 'shapes'>): boolean =>
  shapes.length > 0 && POINTS[kind](shapes);
