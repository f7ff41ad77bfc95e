import { cx } from '../base/cx.ts';

export interface LadderProps {
  readonly climbed: number;
  readonly of: number;
}

/** The points of a star with eight rays. */
const STAR = Array.from({ length: 16 }, (_, at) => {
  const radius = at % 2 === 0 ? 10 : 7.2;
  const turn = (at * Math.PI) / 8;
  return `${(31 + radius * Math.sin(turn)).toFixed(1)},${(11 - radius * Math.cos(turn)).toFixed(1)}`;
}).join(' ');

const TOP = 30;
const FOOT = 166;

/** A ladder with a rung for each day of a goal and a star above. It is drawn beside words that say the same. */
export function Ladder({ climbed, of }: LadderProps) {
  const step = (FOOT - TOP) / (of + 0.5);
  const reached = Math.min(climbed, of);
  const lit = FOOT - step * (reached + 0.25);
  return (
    <svg width={62} height={168} viewBox="0 0 62 168" aria-hidden="true" className="shrink-0">
      <polygon points={STAR} className={climbed >= of ? 'fill-[#e0a526]' : 'fill-line'} />
      {[8, 48].map((x) => (
        <g key={x}>
          <rect x={x} y={TOP} width={6} height={FOOT - TOP} rx={3} className="fill-line" />
          {reached > 0 && <rect x={x} y={lit} width={6} height={FOOT - lit} rx={3} className="fill-success" />}
        </g>
      ))}
      {Array.from({ length: of }, (_, at) => FOOT - step * (at + 0.75)).map((y, at) => (
        <rect
          key={y}
          x={8}
          y={y - 4}
          width={46}
          height={8}
          rx={3}
          className={cx('transition-colors', at < reached ? 'fill-success' : 'fill-line')}
        />
      ))}
    </svg>
  );
}
