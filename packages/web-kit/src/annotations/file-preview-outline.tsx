/** As tall as a page of paper is, whatever the pages are: nothing moves when they have come. */
export const PREVIEW_FRAME = 'aspect-[1/1.4142] max-h-[78svh] w-full rounded-lg border border-line bg-subtle';

/** The preview while its pages are on the way. */
export function FilePreviewOutline() {
  return (
    <div data-skeleton="">
      <div className={`${PREVIEW_FRAME} animate-pulse motion-reduce:animate-none`} />
      <div className="h-14" />
    </div>
  );
}
