import { useEffect, useState } from 'react';
import type { CoverFamily } from '../theme/art/covers.ts';

export interface DrawnCoverProps {
  readonly family: CoverFamily;
  /** Of what it would stand for. */
  readonly number: number;
  /** 0 to 360, usually the category's. */
  readonly hue: number;
}

/** How a cover would be drawn, for choosing among looks. What draws it is fetched when it is needed first. */
export function DrawnCover({ family, number, hue }: DrawnCoverProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void import('../theme/art/covers.ts').then(({ drawCover }) => {
      const drawn = drawCover({ family, hue, seed: `course-${number}`, order: number });
      if (isWanted) setAddress(`data:image/svg+xml,${encodeURIComponent(drawn)}`);
    });
    return () => {
      isWanted = false;
    };
  }, [family, number, hue]);
  return (
    <span className="block aspect-video size-full" style={{ backgroundColor: `oklch(0.4 0.1 ${hue})` }}>
      {address && <img src={address} alt="" width={640} height={360} className="size-full object-cover" />}
    </span>
  );
}
