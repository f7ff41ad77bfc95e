import {
  type Annotation,
  annotationBounds,
  inReadingOrder,
  isDrawable,
  moveAnnotation,
  pagePoint,
  pointInFrame,
  simplifyStroke,
} from '@sullam/domain/annotations.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const annotation = (change: Partial<Annotation>): Annotation => ({
  annotationKey: 'a',
  page: 1,
  kind: 'BOX',
  color: 'YELLOW',
  comment: '',
  shapes: [[pagePoint(0.2, 0.2), pagePoint(0.4, 0.3)]],
  ...change,
});
const point = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('places on a page', () => {
  it.each([
    [100, 50, { x: 0, y: 0 }],
    [300, 450, { x: 1, y: 1 }],
    [200, 150, { x: 0.5, y: 0.25 }],
    [0, 9999, { x: 0, y: 1 }],
    [166.6666, 50, { x: 0.3333, y: 0 }],
  ])('finds the pointer at %d, %d', (clientX, clientY, found) => {
    expect(pointInFrame({ clientX, clientY }, { left: 100, top: 50, width: 200, height: 400 })).toEqual(found);
  });
});

describe('moveAnnotation', () => {
  it('stops at the edges and keeps its size', () => {
    const moved = moveAnnotation(annotation({}), { x: 0.9, y: -0.5 });
    expect(annotationBounds(moved)).toEqual({ x: 0.8, y: 0, width: 0.2, height: 0.1 });
  });

  it('never leaves the page', () => {
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 1, maxLength: 9 }),
        fc.double({ min: -2, max: 2, noNaN: true }),
        (points, by) => {
          const [shape] = moveAnnotation(annotation({ kind: 'INK', shapes: [points] }), { x: by, y: -by }).shapes;
          return shape!.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1);
        },
      ),
    );
  });
});

describe('inReadingOrder', () => {
  it('goes by page, then down, then to the right', () => {
    const at = (annotationKey: string, page: number, x: number, y: number) =>
      annotation({ annotationKey, page, kind: 'NOTE', shapes: [[{ x, y }]] });
    const sorted = inReadingOrder([at('d', 2, 0, 0), at('c', 1, 0.1, 0.6), at('b', 1, 0.7, 0.1), at('a', 1, 0.2, 0.1)]);
    expect(sorted.map(({ annotationKey }) => annotationKey).join('')).toBe('abcd');
  });
});

describe('simplifyStroke', () => {
  it('keeps the corners of a line and drops what lies on it', () => {
    const line = [0, 0.1, 0.2, 0.3].map((x) => ({ x, y: 0 }));
    expect(simplifyStroke([...line, { x: 0.3, y: 0.5 }])).toEqual([line[0], line[3], { x: 0.3, y: 0.5 }]);
  });

  it('keeps a dot, both ends, and nothing that was not there', () => {
    expect(simplifyStroke([{ x: 0.5, y: 0.5 }])).toEqual([{ x: 0.5, y: 0.5 }]);
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 40 }), (points) => {
        const simple = simplifyStroke(points);
        expect(simple[0]).toBe(points[0]);
        expect(simple.at(-1)).toBe(points.at(-1));
        expect(simple.every((each) => points.includes(each))).toBe(true);
      }),
    );
  });
});

describe('isDrawable', () => {
  const corner = { x: 0, y: 0 };
  it.each([
    ['NOTE', [[corner]], true],
    ['NOTE', [[corner, corner]], false],
    ['BOX', [[corner, corner]], true],
    [
      'BOX',
      [
        [corner, corner],
        [corner, corner],
      ],
      false,
    ],
    [
      'HIGHLIGHT',
      [
        [corner, corner],
        [corner, corner],
      ],
      true,
    ],
    ['HIGHLIGHT', [[corner]], false],
    ['INK', [[corner], [corner, corner, corner]], true],
    ['INK', [[]], false],
    ['INK', [], false],
  ] as const)('%s %j: %s', (kind, shapes, is) => {
    expect(isDrawable({ kind, shapes: shapes.map((points) => [...points]) })).toBe(is);
  });
});
