import { firstLinkIn } from '@sullam/domain/posts.ts';
import { useEffect, useRef, useState } from 'react';
import { fetchLinkPreview, type LinkPreview } from './groups.api.ts';

/** So long one types before the page is asked for. */
const TYPING = 700;

/**
 * The preview of the first link of what is being written. Taken away it doesn't come back for this link; a link that is gone takes
 * its preview along. What is changed begins with the preview that it had, or with none that was taken away then.
 */
export function useLinkPreview(initial?: LinkPreview | null) {
  const [html, setHtml] = useState<string | null>(null);
  const [preview, setPreview] = useState(initial ?? null);
  const link = html === null ? null : firstLinkIn(html);
  /** The link that was dealt with, whatever came of it. */
  const done = useRef<string | null>(null);
  const isChanging = useRef(initial !== undefined);
  const isRead = html !== null;
  useEffect(() => {
    if (!isRead) return;
    if (isChanging.current) done.current = link;
    isChanging.current = false;
    if (link === null || link === done.current) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      done.current = link;
      fetchLinkPreview(link).then(
        (found) => isWanted && setPreview(found),
        // a page without a preview is a link still
        () => isWanted && setPreview(null),
      );
    }, TYPING);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [link, isRead]);
  return {
    preview: isRead && link === null ? null : preview,
    read: setHtml,
    remove: () => setPreview(null),
    clear: () => {
      done.current = null;
      setPreview(null);
    },
  };
}
