import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the window it begins. */
const AHEAD = '600px';

interface WhenNearProps {
  /** Its place, which is kept free until then. */
  readonly className?: string;
  readonly style?: CSSProperties;
  /** By which links lead to it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Draws what stands far down a page once the reader comes near: until then nothing of it is fetched. */
export function NearViewport({ children, ...place }: WhenNearProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!element.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={element} {...place}>
      {isNear && children}
    </div>
  );
}
