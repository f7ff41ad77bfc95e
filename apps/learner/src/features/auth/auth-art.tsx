const STEPS = [0, 1, 2, 3, 4, 5];
const RINGS = [96, 150, 210, 280];

/** The drawn picture for an organisation without one of its own: a stair towards a light, in the organisation's colours. */
export function AuthArt({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={`${className ?? ''} rtl:-scale-x-100`}
    >
      <rect width="800" height="900" className="fill-primary" />
      <g className="fill-none stroke-on-primary" strokeWidth="2">
        {RINGS.map((radius, index) => (
          <circle key={radius} cx="600" cy="270" r={radius} opacity={0.22 - index * 0.045} />
        ))}
      </g>
      <circle cx="600" cy="270" r="58" className="fill-secondary" />
      <g className="fill-on-primary">
        {STEPS.map((step) => (
          <rect
            key={step}
            x={step * 134 - 2}
            y={820 - step * 74}
            width="136"
            height={80 + step * 74}
            opacity={0.07 + step * 0.025}
          />
        ))}
        <g opacity="0.9">
          <circle cx="335" cy="556" r="26" />
          <path d="M296 668v-44a39 39 0 0 1 78 0v44z" />
        </g>
        <g opacity="0.55">
          <circle cx="66" cy="716" r="22" />
          <path d="M33 816v-40a33 33 0 0 1 66 0v40z" />
        </g>
      </g>
      <g className="fill-secondary" opacity="0.95">
        <circle cx="469" cy="486" r="24" />
        <path d="M433 594v-42a36 36 0 0 1 72 0v42z" />
      </g>
    </svg>
  );
}
