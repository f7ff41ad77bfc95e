/** Rays of the star that the product draws: eight, with corners between them. */
const POINTS = Array.from({ length: 16 }, (_, at) => {
  const angle = (at * Math.PI) / 8;
  const radius = at % 2 ? 37 : 50;
  return `${(50 + radius * Math.sin(angle)).toFixed(1)},${(50 - radius * Math.cos(angle)).toFixed(1)}`;
}).join(' ');

/** As values: the sheet of the first page holds no rule for what only later pages show. */
const GOLD = '#d99a16';

export const StarShape = ({ isLit, size = 18 }: { readonly isLit: boolean; readonly size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 100 100"
    aria-hidden="true"
    focusable="false"
    className="shrink-0"
    style={{ color: isLit ? GOLD : 'var(--c-control)' }}
  >
    <polygon
      points={POINTS}
      strokeWidth={8}
      fill={isLit ? 'currentColor' : 'none'}
      stroke="currentColor"
      transform="translate(6 6) scale(0.88)"
    />
  </svg>
);

export interface StarsProps {
  readonly count: number;
  /** The same in words: "4 stars of 5". */
  readonly label: string;
}

/** A rating of one to five stars. */
export const Stars = ({ count, label }: StarsProps) => (
  <span role="img" aria-label={label} className="inline-flex" style={{ gap: 2, verticalAlign: 'middle' }}>
    {[1, 2, 3, 4, 5].map((place) => (
      <StarShape key={place} isLit={place <= count} />
    ))}
  </span>
);
