import { cx } from '@sullam/ui/base/cx.ts';

const STEPS = [0, 1, 2, 3, 4, 5, 6];
const SIDE = 80;

/**
 * The product's own figure (a stair that rises in the direction of reading) as quiet ground behind a heading. Drawn in
 * the colour of the text around it.
 */
export function StairsArt({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 560 400"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className={cx('pointer-events-none absolute fill-current rtl:-scale-x-100', className)}
    >
      {STEPS.map((step) => (
        <g key={step} opacity={0.035 + step * 0.012}>
          <rect x={step * SIDE} y={400 - (step + 1) * 52} width={SIDE} height={(step + 1) * 52} />
          <circle cx={step * SIDE + SIDE / 2} cy={400 - (step + 1) * 52 - 18} r={step === 6 ? 9 : 4} />
        </g>
      ))}
    </svg>
  );
}

/** A picture for an organisation that has none yet: the stair in full colour, with a sun and a page on its way up. */
export function HeroArt({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('block rtl:-scale-x-100', className)}
    >
      <rect width="640" height="480" className="fill-primary-soft" />
      <circle cx="468" cy="140" r="84" className="fill-secondary" opacity="0.9" />
      <circle cx="468" cy="140" r="120" className="fill-none stroke-secondary" strokeWidth="2" opacity="0.5" />
      <circle cx="468" cy="140" r="160" className="fill-none stroke-secondary" strokeWidth="2" opacity="0.25" />
      {[0, 1, 2, 3, 4].map((step) => (
        <rect
          key={step}
          x={40 + step * 112}
          y={400 - step * 56}
          width={112}
          height={80 + step * 56}
          className="fill-primary"
          opacity={0.35 + step * 0.15}
        />
      ))}
      <g className="fill-surface stroke-primary-text" strokeWidth="3" strokeLinejoin="round">
        <path d="M228 296c-14-12-34-14-52-12v-58c18-2 38 0 52 12 14-12 34-14 52-12v58c-18-2-38 0-52 12z" />
        <path d="M228 238v58" />
      </g>
      <path d="M0 480h640" className="stroke-line" strokeWidth="2" />
    </svg>
  );
}
