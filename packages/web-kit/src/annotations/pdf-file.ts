import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import qcms from 'pdfjs-dist/wasm/qcms_bg.wasm?url';
import type { FilePage, FilePages } from './file-pages.ts';

pdf.GlobalWorkerOptions.workerSrc = workerUrl;

/** What decodes pictures of scanners, under the names by which the library asks for it. */
const DECODERS: Readonly<Record<string, string>> = {
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': openjpeg,
  'qcms_bg.wasm': qcms,
};

class OwnData {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = DECODERS[filename];
    if (!address) throw new Error(`${filename} is not part of the build.`);
    const bytes: ArrayBuffer = await (await pdf.fetchData(address, 'blob')).arrayBuffer();
    return new Uint8Array(bytes);
  }
}

/** Points of paper to pixels of the window at 100 %. */
const PIXELS = 96 / 72;

function pageOf(page: pdf.PDFPageProxy): FilePage {
  const { width, height } = page.getViewport({ scale: PIXELS });
  return {
    width,
    height,
    async paint(canvas, scale, signal) {
      const viewport = page.getViewport({ scale: PIXELS * scale });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const task = page.render({ canvas, viewport });
      signal.addEventListener('abort', () => task.cancel(), { once: true });
      await task.promise.catch((problem: unknown) => {
        if (!(problem instanceof pdf.RenderingCancelledException)) throw problem;
      });
    },
    async writeText(container, scale, signal) {
      const layer = new pdf.TextLayer({
        textContentSource: await page.getTextContent(),
        container,
        viewport: page.getViewport({ scale: PIXELS * scale }),
      });
      if (signal.aborted) return;
      signal.addEventListener('abort', () => layer.cancel(), { once: true });
      await layer.render().catch((problem: unknown) => {
        if (!(problem instanceof pdf.AbortException)) throw problem;
      });
    },
  };
}

/**
 * Reads a PDF.
 * @throws when it isn't one, is damaged or asks for a password
 */
export async function openPdf(url: string): Promise<FilePages> {
  const task = pdf.getDocument({
    url,
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: OwnData,
    verbosity: pdf.VerbosityLevel.ERRORS,
  });
  try {
    const file = await task.promise;
    const pages = await Promise.all(Array.from({ length: file.numPages }, (_, at) => file.getPage(at + 1)));
    return { pages: pages.map(pageOf), close: () => void task.destroy() };
  } catch (problem) {
    await task.destroy();
    throw problem;
  }
}
