export type Point = readonly [number, number];

/** A tenth of a unit is finer than anybody sees, and a third of the letters. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

export interface Sheet {
  readonly width: number;
  readonly height: number;
}

export const COVER: Sheet = { width: 640, height: 360 };

export const drawing = ({ width, height }: Sheet, body: string, definitions = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${definitions && `<defs>${definitions}</defs>`}${body}</svg>`;

export interface Stop {
  readonly color: string;
  readonly at: number;
  readonly opacity?: number;
}

export const glow = (id: string, [x, y]: Point, radius: number, stops: readonly Stop[]): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}">${stops
    .map(
      ({ color, at, opacity }) =>
        `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')}</radialGradient>`;

export const evenly = (...colors: readonly string[]): Stop[] =>
  colors.map((color, index) => ({ color, at: index / Math.max(1, colors.length - 1) }));

/** Is any of it to be seen? */
export const isOnSheet = ({ width, height }: Sheet, points: readonly Point[], margin = 0): boolean =>
  points.some(([x]) => x > -margin) &&
  points.some(([x]) => x < width + margin) &&
  points.some(([, y]) => y > -margin) &&
  points.some(([, y]) => y < height + margin);
