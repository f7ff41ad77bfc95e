import { short } from './svg.ts';

/** The shop's colours: flat, warm, none of them a shade of another. */
export const SHOP = {
  ink: '#2b0f06',
  brick: '#7a2c12',
  rust: '#a33d1a',
  tomato: '#e4512f',
  amber: '#f59e0b',
  honey: '#ffbe3d',
  cream: '#fff3dd',
  card: '#f6dfb8',
  teal: '#0e6a66',
  sea: '#1f8f86',
  deep: '#0a4a49',
  sky: '#a9dcd6',
  pink: '#ffb69b',
  blush: '#ffc9b3',
  leaf: '#7c8a25',
  olive: '#a3b13a',
  white: '#fffaf0',
} as const;

/** Something on a shelf: it stands on y = 0 and grows upwards, its middle at x = 0. */
export interface Product {
  readonly width: number;
  /** Its silhouette, for the shadow that it throws. */
  readonly outline: string;
  readonly body: string;
}

const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<path d="${box(x, y, width, height)}" fill="${fill}"/>`;

const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;

/** A drawing's own counter, so that its clips have names and the same drawing always has the same ones. */
export class Names {
  private last = 0;
  next(): string {
    this.last += 1;
    return `p${this.last}`;
  }
}

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly outline: string;
  readonly fill: string;
  readonly label?: string;
  /** Where the shade begins, as a share of the width. */
  readonly shadeFrom?: number;
}

/** A flat shape with its label, and the side away from the light in shade. */
function solid(names: Names, { width, height, outline, fill, label = '', shadeFrom = 0.62 }: Shape): Product {
  const clip = names.next();
  const shade = `<path d="${box(-width / 2 + width * shadeFrom, -height * 1.2, width, height * 1.3)}" fill="${SHOP.ink}" opacity=".2"/>`;
  return {
    width,
    outline,
    body: `<clipPath id="${clip}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${fill}"/><g clip-path="url(#${clip})">${label}${shade}</g>`,
  };
}

/** A product before its size and colours are chosen. */
export type Maker = (names: Names, width: number, height: number, fill: string, mark: string) => Product;

export const parcel: Maker = (names, width, height, fill, mark) =>
  solid(names, {
    width,
    height,
    fill,
    outline: box(-width / 2, -height, width, height),
    label:
      rect(-width * 0.1, -height, width * 0.2, height * 0.4, mark) +
      rect(-width * 0.38, -height * 0.3, width * 0.26, height * 0.16, mark),
  });

export const bottle: Maker = (names, width, height, fill, mark) => {
  const half = short(width / 2);
  const neck = short(width * 0.2);
  const at = (share: number) => short(-height * share);
  return solid(names, {
    width,
    height,
    fill,
    outline: `M-${half} 0V${at(0.56)}C-${half} ${at(0.7)} -${neck} ${at(0.68)} -${neck} ${at(0.8)}V${at(1)}H${neck}V${at(0.8)}C${neck} ${at(0.68)} ${half} ${at(0.7)} ${half} ${at(0.56)}V0Z`,
    label:
      rect(-width / 2, -height * 0.47, width, height * 0.3, SHOP.cream) +
      disc(0, -height * 0.32, height * 0.07, fill) +
      rect(-width, -height, width * 2, height * 0.09, mark),
  });
};

export const jar: Maker = (names, width, height, fill, mark) => {
  const half = width / 2;
  const round = width * 0.14;
  const side = height * 0.86 - 2 * round;
  const corner = (x: number, y: number) => `a${short(round)} ${short(round)} 0 0 1 ${short(x)} ${short(y)}`;
  return solid(names, {
    width,
    height,
    fill,
    outline: `M${short(-half + round)} ${short(-height * 0.86)}h${short(width - 2 * round)}${corner(round, round)}v${short(side)}${corner(-round, round)}h${short(2 * round - width)}${corner(-round, -round)}v${short(-side)}${corner(round, -round)}z${box(-width * 0.4, -height, width * 0.8, height * 0.16)}`,
    label:
      rect(-half, -height, width, height * 0.13, SHOP.ink) +
      `<path d="M${short(-half)} ${short(-height * 0.36)}A${short(half)} ${short(width * 0.42)} 0 0 1 ${short(half)} ${short(-height * 0.36)}V${short(-height * 0.14)}H${short(-half)}Z" fill="${mark}"/>`,
  });
};

export const tin: Maker = (names, width, height, fill, mark) =>
  solid(names, {
    width,
    height,
    fill,
    outline: box(-width / 2, -height, width, height),
    label: rect(-width / 2, -height * 0.78, width, height * 0.56, mark) + disc(0, -height * 0.5, height * 0.17, fill),
  });

export const fruit: Maker = (names, width, _height, fill, mark) => {
  const r = width / 2;
  const ball = `M${short(-r)} ${short(-r)}a${short(r)} ${short(r)} 0 1 0 ${short(width)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-width)} 0z`;
  const drawn = solid(names, { width, height: width, fill, outline: ball, shadeFrom: 0.5 });
  const leaf = `<path d="M0 ${short(-width)}q${short(r * 0.1)} ${short(-r * 0.6)} ${short(r * 0.75)} ${short(-r * 0.55)}q${short(-r * 0.05)} ${short(r * 0.55)} ${short(-r * 0.75)} ${short(r * 0.55)}z" fill="${mark}"/>`;
  return { ...drawn, body: drawn.body + leaf };
};

export const carton: Maker = (names, width, height, fill, mark) => {
  const half = short(width / 2);
  const top = short(width * 0.26);
  const at = (share: number) => short(-height * share);
  return solid(names, {
    width,
    height,
    fill,
    outline: `M-${half} 0V${at(0.7)}L-${top} ${at(0.9)}V${at(1)}H${top}V${at(0.9)}L${half} ${at(0.7)}V0Z`,
    label:
      `<path d="M-${half} 0V${at(0.3)}C${short(-width * 0.2)} ${at(0.5)} ${short(width * 0.15)} ${at(0.1)} ${half} ${at(0.36)}V0Z" fill="${mark}"/>` +
      rect(-width / 2, -height, width, height * 0.1, mark),
  });
};

export const cup: Maker = (names, width, height, fill, mark) =>
  solid(names, {
    width,
    height,
    fill,
    outline: `M${short(-width / 2)} ${short(-height)}H${short(width / 2)}L${short(width * 0.36)} 0H${short(-width * 0.36)}Z`,
    label:
      rect(-width / 2, -height * 0.66, width, height * 0.3, mark) +
      rect(-width / 2, -height, width, height * 0.1, SHOP.ink),
  });

export const bell: Maker = (names, width, _height, fill, mark) => {
  const height = width * 0.66;
  const half = short(width / 2);
  const drawn = solid(names, {
    width,
    height,
    fill,
    outline: `M-${half} ${short(-height * 0.2)}A${half} ${half} 0 0 1 ${half} ${short(-height * 0.2)}V0H-${half}Z`,
    label:
      rect(-width / 2, -height * 0.2, width, height * 0.2, SHOP.ink) +
      `<path d="M${short(-width * 0.36)} ${short(-height * 0.36)}A${short(width * 0.36)} ${short(width * 0.4)} 0 0 1 ${short(-width * 0.1)} ${short(-height * 0.82)}" stroke="${mark}" stroke-width="${short(width * 0.035)}" fill="none" stroke-linecap="round"/>`,
  });
  const knob =
    rect(-width * 0.05, -height * 1.08, width * 0.1, height * 0.2, SHOP.ink) +
    `<rect x="${short(-width * 0.12)}" y="${short(-height * 1.14)}" width="${short(width * 0.24)}" height="${short(height * 0.1)}" rx="${short(height * 0.05)}" fill="${SHOP.ink}"/>`;
  return { ...drawn, body: knob + drawn.body };
};

export const cone: Maker = (names, width, height, fill, mark) => {
  const at = (share: number) => short(-height * share);
  return solid(names, {
    width,
    height,
    fill,
    shadeFrom: 0.54,
    outline: `M${short(-width * 0.09)} ${at(1)}H${short(width * 0.09)}L${short(width * 0.38)} ${at(0.1)}H${short(width / 2)}V0H${short(-width / 2)}V${at(0.1)}H${short(-width * 0.38)}Z`,
    label:
      rect(-width, -height * 0.78, width * 2, height * 0.16, mark) +
      rect(-width, -height * 0.46, width * 2, height * 0.17, mark),
  });
};

export const bag: Maker = (names, width, height, fill, mark) => {
  const drawn = solid(names, {
    width,
    height,
    fill,
    outline: box(-width / 2, -height, width, height),
    label: disc(0, -height * 0.45, width * 0.22, mark) + rect(-width / 2, -height, width, height * 0.07, mark),
  });
  const grip = short(width * 0.2);
  const handle = `<path d="M-${grip} ${short(-height)}v${short(-height * 0.1)}a${grip} ${grip} 0 0 1 ${short(width * 0.4)} 0v${short(height * 0.1)}" fill="none" stroke="${SHOP.ink}" stroke-width="${short(width * 0.045)}"/>`;
  return { ...drawn, body: handle + drawn.body };
};

/** A product where it stands, with the hard shadow that it throws on the wall. */
export const standing = ({ outline, body }: Product, x: number, y: number): string =>
  `<g transform="translate(${short(x)} ${short(y)})"><path d="${outline}" fill="${SHOP.ink}" fill-opacity=".2" transform="translate(22 0)"/>${body}</g>`;

/** A ladder that leans: narrower at the top. */
export function ladder(width: number, height: number, rungs: number, color: string): string {
  const top = width * 0.82;
  const steps = Array.from({ length: rungs }, (_, rung) => {
    const share = (rung + 0.7) / rungs;
    const half = (width + (top - width) * share) / 2;
    return `M${short(-half)} ${short(-height * share)}H${short(half)}`;
  });
  return `<path d="${steps.join('')}" stroke="${color}" stroke-width="${short(width * 0.09)}"/><path d="M${short(-width / 2)} 0L${short(-top / 2)} ${short(-height)}M${short(width / 2)} 0L${short(top / 2)} ${short(-height)}" stroke="${color}" stroke-width="${short(width * 0.1)}" stroke-linecap="round"/>`;
}

/** A board with the shadow below it. */
export const board = (y: number, width: number, thickness: number, color: string, shadow = 0): string =>
  `<rect y="${short(y + thickness)}" width="${width}" height="${shadow}" fill="${SHOP.ink}" opacity=".18"/><rect y="${short(y)}" width="${width}" height="${thickness}" fill="${color}"/>`;
