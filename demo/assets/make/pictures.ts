import {
  circle,
  each,
  group,
  hsl,
  line,
  type Palette,
  palette,
  polar,
  random,
  rect,
  shape,
  slice,
  svg,
} from './art.ts';

type Draw = (p: Palette) => string;

const person = (x: number, y: number, s: number, fill: string, head: string): string =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    shape('M-70 150C-70 60 -45 30 0 30S70 60 70 150Z', fill),
    circle(0, -20, 42, head),
  );
const eye = (x: number, y: number, p: Palette): string =>
  shape(`M${x - 50} ${y}Q${x} ${y - 52} ${x + 50} ${y}Q${x} ${y + 52} ${x - 50} ${y}Z`, p.paper) +
  circle(x, y, 20, p.deep);
const heart = (x: number, y: number, fill: string): string =>
  shape(
    `M${x} ${y + 40}C${x - 90} ${y - 20} ${x - 40} ${y - 80} ${x} ${y - 34}C${x + 40} ${y - 80} ${x + 90} ${y - 20} ${x} ${y + 40}Z`,
    fill,
  );
const stone = (x: number, y: number, r: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.68}" fill="${fill}"/>`;
const sheet = (x: number, y: number, w: number, h: number, p: Palette, flip = false): string =>
  rect(x, y, w, h, 14, p.paper) +
  each(5, (i) =>
    rect(
      flip ? x + w - 30 - (i % 3 === 2 ? w * 0.4 : w - 60) : x + 30,
      y + 40 + i * ((h - 60) / 5),
      i % 3 === 2 ? w * 0.4 : w - 60,
      14,
      7,
      i ? p.soft : p.mid,
    ),
  );
const calendar = (x: number, y: number, p: Palette): string =>
  rect(x - 46, y - 40, 92, 86, 12, p.paper) +
  rect(x - 46, y - 40, 92, 26, 12, p.accent) +
  each(6, (i) => circle(x - 26 + (i % 3) * 26, y + 6 + Math.floor(i / 3) * 22, 7, p.mid));
const coin = (x: number, y: number, p: Palette): string =>
  circle(x, y, 24, p.accent) + circle(x, y, 14, 'none', `stroke="${p.paper}" stroke-width="4"`);

const jar = (x: number, p: Palette, lid: string, count: number): string =>
  rect(x, 210, 220, 300, 46, p.paper, `stroke="${p.deep}" stroke-width="8"`) +
  lid +
  each(count, (i) => coin(x + 46 + (i % 3) * 64, 468 - Math.floor(i / 3) * 58, p));

const cloud = (x: number, spread: number, fill: string): string => {
  const next = random(`cloud${x}`);
  return each(46, () =>
    circle(x + (next() - 0.5) * 170, 338 + (next() + next() + next() - 1.5) * spread, 9, fill, 'opacity="0.75"'),
  );
};

const wave = (y: number, rise: number, stroke: string): string =>
  line(
    `M120 ${y}${each(5, (i) => `q48 ${-110 - i * rise * 0.3} 96 ${-rise * i * 0.25}t96 ${-rise * 0.35}`)}`,
    stroke,
    14,
  );

export const pictures: Record<string, { hue: number; draw: Draw }> = {
  'ladder-of-inference': {
    hue: 225,
    draw: (p) =>
      each(4, (i) =>
        rect(170 + i * 220, 480 - i * 100, 200, 60 + i * 100, 12, [p.soft, p.mid, p.deep, p.ink][i] ?? p.ink),
      ) +
      eye(270, 410, p) +
      each(3, (i) => circle(450 + i * 40, 320, 13, i === 1 ? p.accent : p.mid)) +
      line('M680 210q30-50 60 0t-30 50v20', p.deep, 14) +
      circle(710, 300 - 4, 9, p.deep) +
      heart(930, 120, p.accent),
  },
  'feedback-four-steps': {
    hue: 225,
    draw: (p) =>
      line('M190 340Q400 200 600 340T1010 340', p.mid, 10, 'stroke-dasharray="2 24"') +
      [190, 463, 737, 1010].map((x, i) => circle(x, 340, 108, [p.soft, p.mid, p.deep, p.accent][i] ?? p.mid)).join('') +
      calendar(190, 340, p) +
      eye(463, 340, p) +
      each(3, (i) =>
        circle(737, 340, 22 + i * 26, 'none', `stroke="${p.paper}" stroke-width="9" opacity="${1 - i * 0.25}"`),
      ) +
      rect(950, 285, 120, 86, 30, p.paper) +
      shape('M975 360l-10 46 50-40Z', p.paper) +
      each(3, (i) => circle(982 + i * 28, 328, 8, p.accent)),
  },
  'sorting-trays': {
    hue: 225,
    draw: (p) =>
      each(
        3,
        (i) =>
          rect(130 + i * 330, 400, 290, 110, 30, p.soft) +
          each(3 - (i > 1 ? 1 : 0), (k) =>
            stone(
              200 + i * 330 + k * 72,
              430 + (k % 2) * 26,
              40 - i * 8 + k * 3,
              [p.deep, p.mid, p.accent][i] ?? p.mid,
            ),
          ),
      ) +
      line('M860 130q-60 80-50 150', p.ink, 26) +
      line('M810 280l-30 30M810 280l8 44', p.ink, 18) +
      stone(798, 342, 30, p.accent),
  },
  'mean-median': {
    hue: 190,
    draw: (p) =>
      group(
        'rotate(5 560 440)',
        rect(120, 420, 980, 16, 8, p.deep) +
          each(7, (i) => circle(200 + i * 46, 398, 21, i === 3 ? p.accent : p.mid)) +
          circle(1010, 330, 88, p.deep),
      ) +
      shape('M640 455l60 110h-120Z', p.ink) +
      line('M338 250v90', p.accent, 8, 'stroke-dasharray="4 18"'),
  },
  'changing-whole': {
    hue: 190,
    draw: (p) =>
      circle(380, 340, 220, p.soft) +
      slice(380, 340, 0, 220, 0, 72, p.deep) +
      circle(880, 400, 130, p.soft) +
      slice(880, 400, 0, 130, 0, 72, p.accent) +
      line('M640 340h70m-26-26l26 26l-26 26', p.mid, 12),
  },
  'two-branches': {
    hue: 190,
    draw: (p) => {
      const shop = (x: number): string =>
        rect(x, 250, 260, 270, 8, p.paper) +
        each(5, (i) => shape(`M${x + i * 52} 250h52v46a26 26 0 0 1-52 0Z`, i % 2 ? p.paper : p.accent)) +
        rect(x + 30, 340, 110, 110, 8, p.soft) +
        rect(x + 165, 340, 66, 180, 8, p.deep);
      return (
        rect(0, 520, 1200, 155, 0, p.soft) +
        rect(110, 200, 170, 320, 10, p.mid) +
        each(6, (i) => rect(135 + (i % 2) * 70, 230 + Math.floor(i / 2) * 80, 48, 50, 6, p.ground)) +
        shop(300) +
        each(7, (i) => person(130 + i * 76, 520, 0.42, [p.deep, p.mid, p.ink][i % 3] ?? p.mid, p.paper)) +
        shop(830) +
        person(800, 520, 0.42, p.deep, p.paper) +
        line('M1130 520v-130', p.ink, 10) +
        circle(1130, 350, 56, p.mid)
      );
    },
  },
  'coin-cloud': {
    hue: 190,
    draw: (p) =>
      line('M150 338H1050', p.deep, 6, 'stroke-dasharray="4 20"') +
      cloud(270, 200, p.mid) +
      cloud(600, 120, p.deep) +
      cloud(930, 55, p.accent) +
      each(3, (i) => each(i + 1, (k) => person(270 + i * 330 - i * 22 + k * 44, 590, 0.3, p.ink, p.ink))),
  },
  'labelled-boxes': {
    hue: 190,
    draw: (p) =>
      each(
        3,
        (i) =>
          rect(140 + i * 330, 330, 240, 200, 14, [p.mid, p.soft, p.deep][i] ?? p.mid) +
          shape(`M${140 + i * 330} 344l40-60h160l40 60Z`, p.ink, 'opacity="0.25"'),
      ) +
      line('M260 284C260 190 330 170 400 190', p.ink, 6) +
      rect(396, 150, 150, 74, 14, p.paper) +
      circle(420, 187, 8, p.ink) +
      line('M920 284C920 160 860 110 760 130', p.accent, 6) +
      rect(612, 92, 150, 74, 14, p.accent) +
      circle(738, 129, 8, p.paper) +
      line('M660 240q-60 30-70 60', p.accent, 6, 'stroke-dasharray="2 16"'),
  },
  'conveyor-loop': {
    hue: 190,
    draw: (p) =>
      rect(150, 360, 760, 140, 70, 'none', `stroke="${p.deep}" stroke-width="18"`) +
      circle(222, 430, 40, p.mid) +
      circle(838, 430, 40, p.mid) +
      each(4, (i) => rect(220 + i * 160, 270, 90, 82, 10, i > 1 ? p.accent : p.paper)) +
      rect(512, 90, 30, 110, 8, p.ink) +
      rect(470, 190, 114, 46, 12, p.ink) +
      shape('M940 430h200l-30 100h-140Z', p.mid) +
      rect(990, 372, 90, 70, 10, p.accent),
  },
  sieve: {
    hue: 190,
    draw: (p) => {
      const next = random('sieve');
      return (
        each(14, () => stone(330 + next() * 540, 110 + next() * 110, 16 + next() * 26, p.mid)) +
        shape('M250 260h700q-40 110-350 110T250 260Z', p.deep) +
        each(17, (i) => line(`M${300 + i * 38} 272l-6 60`, p.soft, 5)) +
        each(12, (i) => circle(380 + (i % 6) * 88, 440 + Math.floor(i / 6) * 80, 20, p.accent))
      );
    },
  },
  'cut-the-cake': {
    hue: 190,
    draw: (p) =>
      each(4, (i) =>
        shape(
          `M${150 + i * 240} 220h180q44 40 0 80t0 80t0 80h-180q44-40 0-80t0-80t0-80Z`,
          [p.deep, p.mid, p.soft, p.accent][i] ?? p.mid,
        ),
      ) + each(3, (i) => line(`M${364 + i * 240} 160v360`, p.ink, 5, 'stroke-dasharray="4 16"')),
  },
  'fluent-guesser': {
    hue: 200,
    draw: (p) =>
      rect(0, 330, 1200, 345, 0, p.soft) +
      each(6, (i) => line(`M${80 + i * 190} ${580 + (i % 2) * 30}q40-20 80 0t80 0`, p.paper, 8)) +
      each(7, (i) =>
        i < 5
          ? stone(150 + i * 150, 470 - i * 22, 66 - i * 4, p.deep)
          : `<ellipse cx="${150 + i * 150}" cy="${470 - i * 22}" rx="46" ry="30" fill="none" stroke="${p.accent}" stroke-width="7" stroke-dasharray="4 14" stroke-linecap="round"/>`,
      ) +
      person(600, 270, 0.7, p.ink, p.accent),
  },
  'four-corners': {
    hue: 200,
    draw: (p) =>
      group(
        'rotate(-3 600 340)',
        rect(330, 130, 540, 420, 16, p.paper),
        each(6, (i) => rect(400, 210 + i * 52, i % 3 === 2 ? 220 : 400, 16, 8, p.soft)),
      ) +
      circle(370, 165, 30, p.accent) +
      rect(800, 120, 56, 56, 10, p.deep) +
      shape('M380 480l34 58h-68Z', p.mid) +
      shape('M836 470l34 34l-34 34l-34-34Z', p.ink),
  },
  'two-readers': {
    hue: 200,
    draw: (p) =>
      person(230, 380, 1.3, p.deep, p.mid) +
      person(970, 380, 1.3, p.accent, p.mid) +
      sheet(340, 220, 220, 280, p) +
      sheet(640, 220, 220, 280, p, true) +
      line('M470 150h260m-20-20l20 20l-20 20M490 130l-20 20l20 20', p.mid, 10),
  },
  'risk-map': {
    hue: 200,
    draw: (p) =>
      rect(360, 110, 230, 220, 18, p.paper) +
      rect(606, 110, 230, 220, 18, p.soft) +
      rect(360, 346, 230, 220, 18, p.mid) +
      rect(606, 346, 230, 220, 18, p.deep) +
      circle(730, 450, 78, 'none', `stroke="${p.accent}" stroke-width="20"`) +
      line('M790 512l90 90', p.accent, 26),
  },
  'mirrored-screens': {
    hue: 325,
    draw: (p) => {
      const screen = (x: number, flip: boolean): string => {
        const at = (d: number, w: number): number => (flip ? x + 440 - d - w : x + d);
        return (
          rect(x, 130, 440, 420, 24, p.paper) +
          rect(at(0, 100), 130, 100, 420, 24, p.deep) +
          each(4, (i) => rect(at(22, 56), 180 + i * 62, 56, 18, 9, p.mid)) +
          rect(at(130, 200), 180, 200, 22, 11, p.ink) +
          each(4, (i) => rect(at(130, i === 3 ? 110 : 190), 236 + i * 40, i === 3 ? 110 : 190, 14, 7, p.soft)) +
          rect(at(340, 80), 180, 80, 190, 12, p.soft) +
          rect(at(130, 120), 470, 120, 42, 12, p.accent)
        );
      };
      const still = (x: number): string => circle(x, 440, 34, p.soft) + shape(`M${x - 10} 420l28 20l-28 20Z`, p.deep);
      return (
        screen(120, false) +
        screen(640, true) +
        still(430) +
        still(770) +
        line('M600 150v400', p.mid, 5, 'stroke-dasharray="3 18"')
      );
    },
  },
  'icon-catalogue': {
    hue: 325,
    draw: (p) => {
      const cell = (i: number, a: string, b: string): string => {
        const x = 130 + (i % 3) * 330;
        const y = 120 + Math.floor(i / 3) * 230;
        return (
          rect(x, y, 280, 190, 22, p.paper) +
          group(`translate(${x + 80} ${y + 95})`, a) +
          group(`translate(${x + 200} ${y + 95})`, b) +
          line(`M${x + 140} ${y + 50}v90`, p.soft, 4)
        );
      };
      const arrow = line('M34 0h-68m26-28l-26 28l26 28', p.deep, 12);
      const plane = shape('M-38-34L42 0L-38 34L-22 0Z', p.deep);
      const list = each(3, (k) => circle(-32, -26 + k * 26, 7, p.accent) + rect(-16, -31 + k * 26, 54, 10, 5, p.deep));
      const lens = circle(-6, -6, 26, 'none', `stroke="${p.mid}" stroke-width="11"`) + line('M14 14l22 22', p.mid, 12);
      const clock = circle(0, 0, 36, 'none', `stroke="${p.mid}" stroke-width="10"`) + line('M0-18v18l14 10', p.mid, 9);
      const play = circle(0, 0, 38, p.mid) + shape('M-11-18l30 18l-30 18Z', p.paper);
      const flip = (a: string): string => group('scale(-1 1)', a);
      return (
        cell(0, arrow, flip(arrow)) +
        cell(1, plane, flip(plane)) +
        cell(2, list, flip(list)) +
        cell(3, lens, lens) +
        cell(4, clock, clock) +
        cell(5, play, play)
      );
    },
  },
  'type-lines': {
    hue: 325,
    draw: (p) =>
      [0, 1, 2]
        .map(
          (column) =>
            rect(110 + column * 340, 120, 300, 430, 20, p.paper) +
            each([9, 6, 4][column] ?? 4, (i) =>
              rect(
                145 + column * 340,
                165 + i * ([40, 62, 96][column] ?? 60),
                i % 4 === 3 ? 150 : 230,
                26,
                13,
                column === 1 ? p.deep : p.mid,
              ),
            ),
        )
        .join('') + line('M575 590l20 22 40-48', p.accent, 14),
  },
  'mixed-line': {
    hue: 325,
    draw: (p) =>
      line('M90 340H1110', p.soft, 8) +
      each(4, (i) => circle(150 + i * 80, 340, 34, p.deep)) +
      rect(448, 270, 304, 140, 30, p.paper, `stroke="${p.accent}" stroke-width="10"`) +
      each(3, (i) => shape(`M${540 + i * 80} 300v80l-50-40Z`, p.accent)) +
      each(4, (i) => circle(810 + i * 80, 340, 34, p.deep)) +
      line('M150 470h220m-24-24l24 24l-24 24', p.mid, 10) +
      line('M720 220h-240m24-24l-24 24l24 24', p.accent, 10) +
      line('M830 470h220m-24-24l24 24l-24 24', p.mid, 10),
  },
  'three-jars': {
    hue: 150,
    draw: (p) =>
      jar(130, p, rect(120, 180, 240, 50, 16, p.deep), 9) +
      jar(490, p, '', 6) +
      jar(850, p, '', 3) +
      calendar(960, 330, p),
  },
  'money-river': {
    hue: 150,
    draw: (p) =>
      line('M60 120H200', hsl(200, 60, 65), 26) +
      each(
        4,
        (i) =>
          shape(
            `M${150 + i * 190} ${110 + i * 100}h190v40a95 70 0 0 1-190 0Z`,
            [p.deep, p.mid, p.mid, p.soft][i] ?? p.mid,
          ) +
          rect(158 + i * 190, 112 + i * 100, 174, 26, 10, hsl(200, 60, 70)) +
          line(`M${345 + i * 190} ${124 + i * 100}q40 10 40 ${i < 3 ? 76 : 60}`, hsl(200, 60, 65), 16),
      ) +
      rect(860, 560, 340, 115, 0, p.mid) +
      each(
        4,
        (i) =>
          line(`M${930 + i * 70} 570v-${70 + (i % 2) * 40}`, p.deep, 10) +
          circle(930 + i * 70, 480 - (i % 2) * 40, 32, i % 2 ? p.accent : p.deep),
      ),
  },
  'year-wheel': {
    hue: 150,
    draw: (p) =>
      each(12, (i) =>
        slice(
          600,
          337,
          110,
          [2, 5, 7, 10].includes(i) ? 285 : 205,
          i * 30 + 2,
          i * 30 + 28,
          [2, 5, 7, 10].includes(i) ? p.accent : i % 2 ? p.mid : p.soft,
        ),
      ) +
      circle(600, 337, 84, p.paper) +
      coin(600, 337, p),
  },
  'pressure-waves': {
    hue: 15,
    draw: (p) =>
      line('M100 260H1100', p.soft, 6) +
      line(`M120 260${each(5, () => 'c40 0 40-130 78-130s38 130 78 130h36')}`, p.mid, 14) +
      line('M100 590H1100', p.soft, 6) +
      wave(590, 62, p.accent),
  },
  'hooks-in-the-day': {
    hue: 15,
    draw: (p) =>
      line('M110 220H1090', p.deep, 14) +
      circle(130, 130, 46, p.accent) +
      each(7, (i) => line(`M${190 + i * 140} 220v50q0 34 30 34t30-34`, p.deep, 9)) +
      each(7, (i) =>
        group(
          `translate(${220 + i * 140} ${300}) scale(${[0.7, 1, 0.7, 1.7, 0.7, 1, 0.7][i]})`,
          shape('M0 0C56 44 56 100 0 140C-56 100 -56 44 0 0Z', i === 3 ? p.accent : p.mid),
          line('M0 20v100', p.paper, 5),
        ),
      ),
  },
  'closing-door': {
    hue: 15,
    draw: (p) =>
      rect(0, 0, 560, 675, 0, p.paper) +
      rect(560, 0, 640, 675, 0, hsl(235, 35, 30)) +
      circle(980, 160, 60, hsl(45, 80, 80)) +
      line('M900 600V430', hsl(235, 40, 16), 20) +
      circle(900, 380, 110, hsl(150, 30, 30)) +
      circle(970, 440, 70, hsl(150, 30, 25)) +
      rect(560, 575, 640, 100, 0, hsl(150, 25, 20)) +
      shape('M520 70h60v540h-60Z', p.deep) +
      shape('M580 90l190 60v420l-190 30Z', p.mid) +
      circle(735, 360, 14, p.accent) +
      rect(120, 450, 300, 24, 8, p.deep) +
      line('M160 474v110M380 474v110', p.deep, 16) +
      group('rotate(-4 260 380)', sheet(190, 300, 150, 150, p)),
  },
  'three-piles': {
    hue: 15,
    draw: (p) => {
      const pile = (x: number, sizes: number[], fill: string): string =>
        sizes.map((r, i) => stone(x + ((i % 3) - 1) * r * 1.6, 520 - Math.floor(i / 3) * r * 1.3, r, fill)).join('');
      const next = random('pile');
      return (
        each(18, (i) =>
          stone(
            250 + (next() - 0.5) * (330 - Math.floor(i / 5) * 90),
            540 - Math.floor(i / 5) * 62 - next() * 20,
            34 + next() * 26,
            [p.mid, p.deep, p.soft][i % 3] ?? p.mid,
          ),
        ) +
        line('M480 440h90m-28-28l28 28l-28 28', p.ink, 12) +
        pile(680, [22, 22, 22, 22, 22, 22], p.accent) +
        pile(840, [32, 32, 32, 32], p.mid) +
        pile(1040, [42, 42, 42], p.deep)
      );
    },
  },
  'listening-rooms': {
    hue: 225,
    draw: (p) => {
      const chair = line('M0 0v170h130m-120 0v120m110-120v120', p.deep, 22);
      return (
        circle(600, 300, 250, p.soft) +
        group('translate(250 240)', chair) +
        group('translate(950 240) scale(-1 1)', chair) +
        rect(530, 420, 140, 18, 9, p.ink) +
        line('M600 438v90', p.ink, 14) +
        group('rotate(-8 600 400)', rect(560, 378, 80, 40, 6, p.paper), line('M574 392h50m-50 13h30', p.mid, 5)) +
        person(322, 240, 0.9, p.mid, p.accent) +
        person(878, 240, 0.9, p.accent, p.mid)
      );
    },
  },
  'relay-baton': {
    hue: 225,
    draw: (p) => {
      const runner = (fill: string, head: string): string =>
        circle(30, -130, 44, head) +
        line('M10-70L-20 60', fill, 54) +
        line('M-20 60l70 70l-10 100M-20 60l-70 80l-80 10', fill, 34);
      return (
        line('M60 590H1140', p.soft, 10) +
        group('translate(390 340)', runner(p.deep, p.mid), line('M10-50L110 0l90-20', p.deep, 28)) +
        group('translate(800 340)', runner(p.accent, p.mid), line('M0-50L-90 10l-70-20', p.accent, 28)) +
        rect(560, 306, 130, 26, 13, p.ink)
      );
    },
  },
  'half-hour-clock': {
    hue: 225,
    draw: (p) =>
      circle(600, 337, 270, p.paper) +
      slice(600, 337, 0, 240, 0, 18, p.accent) +
      slice(600, 337, 0, 240, 18, 60, p.mid) +
      slice(600, 337, 0, 240, 60, 150, p.deep) +
      slice(600, 337, 0, 240, 150, 180, p.soft) +
      each(12, (i) => {
        const [x, y] = polar(600, 337, 256, i * 30);
        return circle(x, y, 7, p.ink);
      }) +
      line('M600 337V150M600 337V520', p.ink, 12) +
      circle(600, 337, 18, p.ink),
  },
  'scales-of-reasons': {
    hue: 225,
    draw: (p) =>
      line('M600 130V540M470 560H730', p.ink, 22) +
      line('M280 240L920 180', p.ink, 16) +
      line('M280 240l-110 190h220ZM920 180l-110 190h220Z', p.mid, 7) +
      shape('M150 430h260q-20 80-130 80T150 430Z', p.deep) +
      shape('M790 370h260q-20 80-130 80T790 370Z', p.deep) +
      rect(210, 370, 60, 60, 8, p.accent) +
      circle(310, 396, 34, p.mid) +
      shape('M280 300l44 66h-88Z', p.accent) +
      circle(880, 342, 28, p.mid) +
      rect(930, 318, 52, 52, 8, p.soft),
  },
};

/** An article picture, 1200 x 675, without words, so that it serves both languages. */
export function picture(name: string): string {
  const entry = pictures[name];
  if (!entry) throw new Error(`no picture ${name}`);
  const p = palette(entry.hue);
  return svg(1200, 675, rect(0, 0, 1200, 675, 0, p.ground), entry.draw(p));
}
