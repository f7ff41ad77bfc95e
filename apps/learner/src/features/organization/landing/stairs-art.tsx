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
