import { chooseText, type Localized } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { useLanguage } from '../kit-context.tsx';

/** An eight-pointed star around the middle of a square of 100. */
function star(radius: number, inner: number): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8 - Math.PI / 2;
    const reach = index % 2 === 0 ? radius : inner;
    return `${(50 + reach * Math.cos(angle)).toFixed(1)},${(50 + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return points.join(' ');
}

const OUTER = star(49, 40);
const INNER = star(40, 33);
const SIZES = { 44: 'size-11', 56: 'size-14', 76: 'size-19', 112: 'size-28' } as const;

/** Stands for a group: two stars, where one stands for a person, and its first letter. */
export function GroupSeal({
  name,
  hue,
  size,
  className,
}: {
  readonly name: Localized;
  readonly hue: number;
  readonly size: keyof typeof SIZES;
  readonly className?: string;
}) {
  const chosen = chooseText(name, useLanguage());
  const letter = [...new Intl.Segmenter().segment((chosen?.text ?? '').trim().replace(/^ال(?=.{2})/, ''))][0]?.segment;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={cx('shrink-0', SIZES[size], className)}>
      <polygon points={OUTER} fill={`oklch(0.8 0.09 ${hue})`} />
      <polygon points={INNER} fill={`oklch(0.45 0.13 ${hue})`} />
      <text
        x="50"
        y="62"
        textAnchor="middle"
        fontSize="34"
        fill="#fff"
        className="font-display select-none"
        lang={chosen?.language}
      >
        {(letter ?? '').toLocaleUpperCase('en')}
      </text>
    </svg>
  );
}
