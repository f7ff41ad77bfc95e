import type { Point } from './svg.ts';

/** Regular polygons that fill the plane, named by what meets at a corner; every edge is 1 long. */
export type Tiling = '4.8.8' | '6.6.6' | '3.12.12' | '4.6.12';

interface Polygon {
  readonly sides: number;
  readonly center: Point;
  /** The direction of the middle of its first edge. */
  readonly turn: number;
}

/** From the centre to the middle of an edge. */
const apothem = (sides: number): number => 0.5 / Math.tan(Math.PI / sides);

interface Lattice {
  readonly step: number;
  readonly isSquare: boolean;
  readonly cell: readonly Polygon[];
}

function latticeOf(tiling: Tiling): Lattice {
  const large = (sides: number): Polygon => ({ sides, center: [0, 0], turn: 0 });
  if (tiling === '4.8.8') {
    const step = 2 * apothem(8);
    return {
      step,
      isSquare: true,
      cell: [large(8), { sides: 4, center: [step / 2, step / 2], turn: Math.PI / 4 }],
    };
  }
  if (tiling === '6.6.6') return { step: 2 * apothem(6), isSquare: false, cell: [large(6)] };
  const step = 2 * apothem(12) + (tiling === '4.6.12' ? 1 : 0);
  const height = step / Math.sqrt(3);
  const pair = (sides: number, turn: number): Polygon[] => [
    { sides, center: [0, height], turn: -turn },
    { sides, center: [0, -height], turn },
  ];
  if (tiling === '3.12.12') return { step, isSquare: false, cell: [large(12), ...pair(3, Math.PI / 2)] };
  const squares = [0, Math.PI / 3, (2 * Math.PI) / 3].map(
    (turn): Polygon => ({ sides: 4, center: [(Math.cos(turn) * step) / 2, (Math.sin(turn) * step) / 2], turn }),
  );
  return { step, isSquare: false, cell: [large(12), ...pair(6, Math.PI / 6), ...squares] };
}

/** All polygons whose centre lies within the radius of the origin, which is the centre of the largest kind. */
export function polygonsOf(tiling: Tiling, radius: number): Polygon[] {
  const { step, isSquare, cell } = latticeOf(tiling);
  const reach = Math.ceil((radius + 4) / step) + 2;
  const found: Polygon[] = [];
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const x = step * (isSquare ? column : column + row / 2);
      const y = step * row * (isSquare ? 1 : Math.sqrt(3) / 2);
      for (const polygon of cell) {
        const center: Point = [x + polygon.center[0], y + polygon.center[1]];
        if (Math.hypot(...center) < radius + 3) found.push({ ...polygon, center });
      }
    }
  }
  return found;
}

/** A star in a polygon, by Hankin's way: from the middle of every edge two rays leave, and neighbours' rays meet. */
interface Star {
  readonly sides: number;
  readonly center: Point;
  /** Middles of the edges. */
  readonly middles: readonly Point[];
  /** Where the rays meet, between the centre and each corner. */
  readonly meetings: readonly Point[];
  readonly corners: readonly Point[];
  /** How far the meetings are from the centre. */
  readonly reach: number;
}

/** `angle`: between ray and edge, in degrees; the larger, the sharper the star. */
export function starIn({ sides, center, turn }: Polygon, angle: number): Star {
  const inner = apothem(sides);
  const outer = 0.5 / Math.sin(Math.PI / sides);
  const slope = Math.tan(Math.PI / sides);
  const radians = (angle * Math.PI) / 180;
  const along = (slope * inner) / (Math.cos(radians) + slope * Math.sin(radians));
  const reach = Math.hypot(inner - along * Math.sin(radians), along * Math.cos(radians));
  const at = (distance: number, direction: number): Point => [
    center[0] + distance * Math.cos(direction),
    center[1] + distance * Math.sin(direction),
  ];
  const edges = Array.from({ length: sides }, (_, edge) => turn + (2 * Math.PI * edge) / sides);
  return {
    sides,
    center,
    reach,
    middles: edges.map((direction) => at(inner, direction)),
    meetings: edges.map((direction) => at(reach, direction + Math.PI / sides)),
    corners: edges.map((direction) => at(outer, direction + Math.PI / sides)),
  };
}

/** Every corner of a star in turn, its points and its notches. */
export const outlineOf = ({ middles, meetings }: Star): Point[] =>
  middles.flatMap((middle, edge) => [middle, meetings[edge] ?? middle]);

/** A triangle of the relief, with a height at every corner. */
export interface Facet {
  readonly corners: readonly [Corner, Corner, Corner];
  /** Part of a star, or of the kite between two of them. */
  readonly isStar: boolean;
  readonly sides: number;
}

export type Corner = readonly [number, number, number];

export interface Heights {
  readonly center: number;
  readonly middle: number;
  readonly meeting: number;
  readonly corner: number;
}

export function facetsOf(tiling: Tiling, angle: number, radius: number, heights: Heights): Facet[] {
  return polygonsOf(tiling, radius).flatMap((polygon) => {
    const star = starIn(polygon, angle);
    const { sides } = star;
    const center: Corner = [...star.center, heights.center * Math.min(1.6, star.reach * 1.1)];
    const raised = (points: readonly Point[], edge: number, height: number): Corner => {
      const [x, y] = points[edge % sides] ?? star.center;
      return [x, y, height];
    };
    return star.middles.flatMap((_, edge): Facet[] => {
      const here = raised(star.middles, edge, heights.middle);
      const next = raised(star.middles, edge + 1, heights.middle);
      const meeting = raised(star.meetings, edge, heights.meeting);
      const corner = raised(star.corners, edge, heights.corner);
      return [
        { corners: [center, here, meeting], isStar: true, sides },
        { corners: [center, meeting, next], isStar: true, sides },
        { corners: [corner, here, meeting], isStar: false, sides },
        { corners: [corner, meeting, next], isStar: false, sides },
      ];
    });
  });
}

/** The direction in which a triangle looks, towards the reader. */
export function normalOf([a, b, c]: Facet['corners']): Corner {
  const one = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const two = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  const across: Corner = [
    one[1] * two[2] - one[2] * two[1],
    one[2] * two[0] - one[0] * two[2],
    one[0] * two[1] - one[1] * two[0],
  ];
  const size = (Math.hypot(...across) || 1) * (across[2] < 0 ? -1 : 1);
  return [across[0] / size, across[1] / size, across[2] / size];
}

export const unit = ([x, y, z]: Corner): Corner => {
  const size = Math.hypot(x, y, z) || 1;
  return [x / size, y / size, z / size];
};

export const along = (one: Corner, other: Corner): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
