import { useEffect, useState } from 'react';

/** A page that can be painted. Sizes are pixels at 100 %. */
export interface FilePage {
  readonly width: number;
  readonly height: number;
  /** A picture is shown as it is. */
  readonly pictureUrl?: string;
  readonly paint: (canvas: HTMLCanvasElement, scale: number, signal: AbortSignal) => Promise<void>;
  /** Lays the page's own words over it, to be selected and read out. */
  readonly writeText?: (container: HTMLElement, scale: number, signal: AbortSignal) => Promise<void>;
}

export interface FilePages {
  readonly pages: readonly FilePage[];
  readonly close: () => void;
}

/** A file to look at; `url` may be signed and change without the file being another one. */
export interface ViewedFile {
  readonly mediaId: number;
  readonly name: string;
  readonly url: string;
  readonly contentType: string;
}

const PICTURES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/** Whether a file's pages can be drawn and annotated here. */
export const hasPages = (contentType: string): boolean =>
  contentType === 'application/pdf' || PICTURES.has(contentType);

async function openPicture(url: string): Promise<FilePages> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const page: FilePage = {
    width: picture.naturalWidth,
    height: picture.naturalHeight,
    pictureUrl: url,
    async paint(canvas, scale) {
      canvas.width = Math.floor(picture.naturalWidth * scale);
      canvas.height = Math.floor(picture.naturalHeight * scale);
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    },
  };
  return { pages: [page], close: () => undefined };
}

/** Opens a file; the code that reads PDFs is fetched with the first one. */
export const openFile = async ({ url, contentType }: ViewedFile): Promise<FilePages> =>
  contentType === 'application/pdf' ? (await import('./pdf-file.ts')).openPdf(url) : openPicture(url);

export type PagesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly pages: readonly FilePage[] };

/** The pages of a file while it is shown; `retry` tries again. */
export function useFilePages(file: ViewedFile, open = openFile): { state: PagesState; retry: () => void } {
  const [state, setState] = useState<PagesState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    let opened: FilePages | undefined;
    setState({ kind: 'loading' });
    open(file).then(
      (pages) => {
        opened = pages;
        if (isGone) pages.close();
        else setState({ kind: 'ready', pages: pages.pages });
      },
      () => !isGone && setState({ kind: 'failed' }),
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [file.mediaId, attempt, open]);
  return { state, retry: () => setAttempt((before) => before + 1) };
}
