import { useEffect, useState } from 'react';
import { cx } from '../base/cx.ts';
import { between, pick, randomFrom } from '../theme/art/random.ts';

export interface MomentArtProps {
  readonly family: 'stars' | 'shelf';
  /** 0 to 360, usually the category's. */
  readonly hue: number;
}

const [WIDTH, HEIGHT] = [780, 1070];
const [TOP, FOOT] = [772, 1075];
const [NARROW, BROAD] = [34, 136];
const MIDDLE = WIDTH / 2;
/** Each rung is so much closer to the next than the one below. */
const NEARER = 0.8;
const RUNGS = 7;
const COLORS = ['#1fd6a0', '#1fd6a0', '#ffd27a', '#ff9f70', '#b9c8ff', '#ffffff'] as const;

/** The rungs from the foot up, as seen by whoever stands at it. */
const LADDER = (() => {
  const steps = Array.from({ length: RUNGS }, (_, at) => NEARER ** at);
  const whole = steps.reduce((sum, step) => sum + step, 0);
  let y = FOOT;
  return steps.map((step) => {
    y -= (step / whole) * (FOOT - TOP);
    const half = NARROW + ((y - TOP) / (FOOT - TOP)) * (BROAD - NARROW);
    return { y, half, thickness: 3 + (8 * half) / BROAD };
  });
})();

interface Kite {
  readonly key: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly color: string;
  readonly isStar: boolean;
}

/** Where the title stands, whatever is cut off above it. */
const isBehindTitle = ({ x, y }: { x: number; y: number }): boolean => y < 260 && Math.abs(x - MIDDLE) < 190;

/** Kites and stars around the planet, none before it and none behind the title. */
const KITES: readonly Kite[] = (() => {
  const random = randomFrom('moment');
  return Array.from({ length: 40 }, (_, key) => {
    const angle = (key / 40) * 2 * Math.PI + between(random, -0.08, 0.08);
    const away = between(random, 338, 430);
    return {
      key,
      x: MIDDLE + away * Math.cos(angle) * 0.92,
      y: 480 + away * Math.sin(angle),
      size: between(random, 6, 17),
      turn: between(random, -40, 40),
      color: pick(random, COLORS),
      isStar: random() < 0.45,
    };
  }).filter((kite) => !isBehindTitle(kite));
})();

const STAR = 'M0 -1L.18 -.18L1 0L.18 .18L0 1L-.18 .18L-1 0L-.18 -.18Z';
const KITE = 'M0 -1L.6 -.2L.25 1L-.55 .15Z';

/** What moves: the ladder lights up rung by rung, the kites rise, the moon goes before the planet. At rest it looks the same. */
function Moving({ isStill }: { readonly isStill: boolean }) {
  const moving = (name: string) => (isStill ? undefined : name);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <defs>
        <linearGradient id="moment-rails" x1="0" y1={TOP} x2="0" y2={FOOT} gradientUnits="userSpaceOnUse">
          <stop stopColor="#ffffff" />
          <stop offset="1" stopColor="#5fe3bb" />
        </linearGradient>
      </defs>
      <g fill="none" stroke="url(#moment-rails)" strokeWidth={11} strokeLinecap="round">
        <path
          d={`M${MIDDLE - NARROW} ${TOP}L${MIDDLE - BROAD} ${FOOT}M${MIDDLE + NARROW} ${TOP}L${MIDDLE + BROAD} ${FOOT}`}
        />
      </g>
      {LADDER.map(({ y, half, thickness }, at) => (
        <line
          key={y}
          x1={MIDDLE - half}
          x2={MIDDLE + half}
          y1={y}
          y2={y}
          stroke="#bdf5e1"
          strokeWidth={thickness}
          className={moving('animate-light')}
          style={{ animationDelay: `${at * 60}ms` }}
        />
      ))}
      {KITES.map(({ key, x, y, size, turn, color, isStar }) => (
        <g key={key} className={moving('animate-drift')}>
          <path
            d={isStar ? STAR : KITE}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${size.toFixed(1)})`}
            fill={color}
            opacity={0.85}
          />
        </g>
      ))}
      <g transform={`translate(${MIDDLE} 470) rotate(-19)`}>
        <g
          className={moving('animate-moon')}
          style={{ offsetPath: 'path("M355 0A355 71 0 0 1 -355 0")', offsetRotate: '0deg', offsetDistance: '70%' }}
        >
          <circle r={36} fill="#1fd6a0" opacity={0.16} />
          <circle r={15} fill="#1fd6a0" />
        </g>
      </g>
    </svg>
  );
}

/** The picture of a moment: what was climbed, and the ladder that led there. Decoration; a press brings it to rest. */
export function MomentArt({ family, hue }: MomentArtProps) {
  const [address, setAddress] = useState<string>();
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void import('../theme/art/moment.ts').then(({ drawMoment }) => {
      if (isWanted) setAddress(`data:image/svg+xml,${encodeURIComponent(drawMoment(family, hue))}`);
    });
    return () => {
      isWanted = false;
    };
  }, [family, hue]);
  const isPlanet = family === 'stars';
  return (
    <div
      aria-hidden="true"
      onPointerDown={() => setStill(true)}
      className="absolute inset-0 overflow-hidden"
      style={{ backgroundColor: isPlanet ? `oklch(0.22 0.1 ${hue})` : '#fff6e6' }}
    >
      {address && <img src={address} alt="" className={cx('size-full object-cover', !isStill && 'animate-in')} />}
      {isPlanet && address && <Moving isStill={isStill} />}
    </div>
  );
}
