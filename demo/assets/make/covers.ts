import { circle, each, group, hsl, line, polar, random, rect, shape, slice, svg } from './art.ts';

type Draw = (hue: number, next: () => number) => string;

const pale = (hue: number, alpha = 0.9): string => `hsla(${hue},60%,92%,${alpha})`;
/** The one bright spot of a cover: gold on cool grounds, a pale turquoise on warm ones. */
const warm = (hue: number): string => (hue > 60 && hue < 340 ? hsl(42, 92, 66) : hsl(172, 52, 72));

const orbits: Draw = (hue, next) => {
  const turn = next() * 360;
  return (
    each(6, (i) => {
      const [x, y] = polar(860, 380, 90 + i * 75, turn + i * 67);
      return (
        circle(860, 380, 90 + i * 75, 'none', `stroke="${pale(hue, 0.55 - i * 0.06)}" stroke-width="5"`) +
        circle(x, y, 26 - i * 2, i % 3 === 1 ? warm(hue) : pale(hue))
      );
    }) + circle(860, 380, 52, warm(hue))
  );
};

const ladder: Draw = (hue) =>
  each(6, (i) => rect(520 + i * 118, 600 - i * 84, 104, 160 + i * 84, 14, pale(hue, 0.2 + i * 0.11))) +
  circle(1162, 110, 52, warm(hue));

const star: Draw = (hue, next) => {
  const size = 96 + next() * 30;
  const one = (x: number, y: number, fill: string): string =>
    group(
      `translate(${x} ${y})`,
      rect(-size / 2, -size / 2, size, size, 4, fill),
      group('rotate(45)', rect(-size / 2, -size / 2, size, size, 4, fill)),
    );
  const step = size * 1.44;
  return each(28, (i) => {
    const column = i % 7;
    const row = Math.floor(i / 7);
    const fill = column === 4 && row === 1 ? warm(hue) : pale(hue, 0.1 + column * 0.1);
    return one(470 + column * step, 100 + row * step, fill);
  });
};

const waves: Draw = (hue, next) => {
  const phase = next() * 200;
  return (
    circle(960, 230, 110, warm(hue)) +
    each(6, (i) => {
      const y = 260 + i * 82;
      const points = Array.from(
        { length: 9 },
        (_, k) => `S${k * 200 - 150 - phase + i * 60} ${y + (k % 2 ? 70 : -70)} ${k * 200 - 50 - phase + i * 60} ${y}`,
      ).join(' ');
      return shape(`M-400 ${y} ${points} L1700 ${y} L1700 760 L-400 760Z`, pale(hue, 0.1 + i * 0.06));
    })
  );
};

const bars: Draw = (hue, next) => {
  const tall = 4 + Math.floor(next() * 3);
  return (
    each(9, (i) => {
      const height = 130 + next() * 170 + (i === tall ? 220 : i * 16);
      return rect(420 + i * 88, 620 - height, 58, height, 29, i === tall ? warm(hue) : pale(hue, 0.25 + i * 0.07));
    }) + line('M400 650H1220', pale(hue, 0.6), 6)
  );
};

const network: Draw = (hue, next) => {
  const points = Array.from(
    { length: 13 },
    (_, i) => [480 + (i % 5) * 160 + next() * 70, 110 + Math.floor(i / 5) * 200 + next() * 110] as const,
  );
  const links = points.flatMap(([x, y], i) =>
    points
      .slice(i + 1)
      .filter(([a, b]) => Math.hypot(a - x, b - y) < 265)
      .map(([a, b]) => line(`M${x} ${y}L${a} ${b}`, pale(hue, 0.35), 5)),
  );
  return (
    links.join('') +
    points.map(([x, y], i) => circle(x, y, 16 + next() * 22, i === 6 ? warm(hue) : pale(hue, 0.92))).join('')
  );
};

const hills: Draw = (hue) =>
  circle(900, 270, 130, warm(hue)) +
  each(4, (i) =>
    shape(
      `M${-100 + i * 60} 740Q${340 + i * 190} ${210 + i * 110} ${760 + i * 150} ${560 + i * 40}T1500 ${440 + i * 70}V760H-100Z`,
      hsl(hue, 45, 62 - i * 12),
      'opacity="0.92"',
    ),
  );

const pages: Draw = (hue, next) => {
  const tilt = next() * 6 - 3;
  return each(4, (i) =>
    group(
      `rotate(${-12 + i * 8 + tilt} 880 640)`,
      rect(680, 130, 400, 500, 18, i === 3 ? '#fff' : pale(hue, 0.3 + i * 0.15)),
      i === 3
        ? each(7, (k) =>
            rect(730, 200 + k * 54, k % 3 === 2 ? 180 : 300, 16, 8, k === 0 ? warm(hue) : hsl(hue, 40, 78)),
          )
        : '',
    ),
  );
};

const quarters: Draw = (hue, next) =>
  each(32, (i) => {
    const x = 480 + (i % 8) * 110;
    const y = 140 + Math.floor(i / 8) * 110;
    const turn = Math.floor(next() * 4) * 90;
    const fill = next() > 0.86 ? warm(hue) : pale(hue, 0.16 + next() * 0.7);
    return group(`rotate(${turn} ${x + 55} ${y + 55})`, shape(`M${x} ${y}h110a110 110 0 0 1 -110 110Z`, fill));
  });

const bubbles: Draw = (hue) =>
  rect(480, 130, 460, 270, 60, pale(hue, 0.9)) +
  shape('M560 380l-20 110 130-100Z', pale(hue, 0.9)) +
  rect(760, 310, 420, 240, 60, warm(hue)) +
  shape('M1090 530l40 110-150-100Z', warm(hue)) +
  each(3, (i) => circle(600 + i * 90, 250, 22, hsl(hue, 50, 45))) +
  rect(840, 390, 260, 22, 11, '#fff') +
  rect(840, 445, 170, 22, 11, '#fff');

const coins: Draw = (hue, next) =>
  each(5, (column) => {
    const count = 2 + column + Math.floor(next() * 2);
    return each(count, (i) => {
      const y = 610 - i * 48;
      const fill = column === 4 && i === count - 1 ? warm(hue) : pale(hue, 0.45 + column * 0.11);
      return rect(450 + column * 162, y, 136, 38, 19, fill);
    });
  });

const petals: Draw = (hue, next) => {
  const turn = next() * 45;
  return (
    each(8, (i) =>
      group(
        `rotate(${i * 45 + turn} 880 370)`,
        shape('M880 370C800 250 800 150 880 70C960 150 960 250 880 370Z', pale(hue, 0.2 + (i % 4) * 0.2)),
      ),
    ) + circle(880, 370, 56, warm(hue))
  );
};

const script: Draw = (hue, next) =>
  each(5, (i) => {
    const y = 150 + i * 110;
    const loops = Array.from(
      { length: 5 },
      (_, k) => `q${40 + next() * 30} ${-90 + next() * 30} ${70} 0t${60 + k * 4} ${(next() - 0.5) * 24}`,
    ).join('');
    return line(`M470 ${y}${loops}`, i === 2 ? warm(hue) : pale(hue, 0.35 + i * 0.13), 20);
  });

const rings: Draw = (hue, next) => {
  const start = next() * 90;
  return each(4, (i) =>
    slice(
      880,
      370,
      80 + i * 66,
      130 + i * 66,
      start + i * 40,
      start + 150 + i * 55,
      i === 1 ? warm(hue) : pale(hue, 0.9 - i * 0.17),
    ),
  );
};

const shield: Draw = (hue) =>
  each(3, (i) =>
    group(
      `translate(880 350) scale(${1.25 - i * 0.32}) translate(-880 -350)`,
      shape(
        'M880 60L1120 150V370C1120 510 1010 600 880 650C750 600 640 510 640 370V150Z',
        i === 2 ? '#fff' : pale(hue, 0.25 + i * 0.3),
      ),
    ),
  ) + line('M800 350l60 62 110-122', warm(hue), 34);

const shelves: Draw = (hue, next) =>
  each(3, (row) => {
    let x = 500;
    const books = each(9, (i) => {
      const width = 34 + next() * 44;
      const height = 100 + next() * 60;
      const drawn = rect(
        x,
        220 + row * 200 - height,
        width,
        height,
        6,
        next() > 0.85 ? warm(hue) : pale(hue, 0.25 + ((i * 3 + row) % 6) * 0.12),
      );
      x += width + 12;
      return drawn;
    });
    return books + rect(470, 224 + row * 200, 730, 12, 6, pale(hue, 0.7));
  });

const scenes = {
  orbits,
  ladder,
  star,
  waves,
  bars,
  network,
  hills,
  pages,
  quarters,
  bubbles,
  coins,
  petals,
  script,
  rings,
  shield,
  shelves,
};
export type Scene = keyof typeof scenes;

/** The cover of one course: a deep ground in the hue of its category and one drawn motif. */
export function cover(key: string, hue: number, scene: Scene): string {
  const next = random(key);
  const shade = hue + next() * 16 - 8;
  return svg(
    1280,
    720,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${hsl(shade, 58, 20)}"/><stop offset="1" stop-color="${hsl(shade + 18, 52, 38)}"/></linearGradient><radialGradient id="l" cx="0.72" cy="0.45" r="0.6"><stop offset="0" stop-color="${hsl(shade + 10, 60, 58)}" stop-opacity="0.55"/><stop offset="1" stop-color="${hsl(shade, 60, 40)}" stop-opacity="0"/></radialGradient></defs>`,
    rect(0, 0, 1280, 720, 0, 'url(#g)'),
    rect(0, 0, 1280, 720, 0, 'url(#l)'),
    group('translate(-240 0)', scenes[scene](shade, next)),
  );
}
