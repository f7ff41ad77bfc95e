import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { useEffect, useRef, useState } from 'react';

const NewsletterForm = lazyPart(() => import('./newsletter-form.tsx').then((file) => file.NewsletterForm));

/** How far below the window the form begins to be fetched. */
const AHEAD = '600px';

/** The form for letters, fetched when the reader comes near the end of the page; its place is kept free until then. */
export function Newsletter() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!place.current || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className="min-h-18">
      {isNear && <NewsletterForm />}
    </div>
  );
}
