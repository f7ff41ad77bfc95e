import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

pdf.GlobalWorkerOptions.workerSrc = workerUrl;

interface Attachment {
  readonly filename: string;
  readonly content: Uint8Array;
}

/** A file that lies inside a PDF; null where there is none of that name, or no PDF that can be read. */
export async function readPdfAttachment(bytes: Uint8Array, name: string): Promise<Uint8Array | null> {
  const task = pdf.getDocument({ data: bytes.slice(), isEvalSupported: false });
  try {
    const document = await task.promise;
    const attachments = (await document.getAttachments()) as Readonly<Record<string, Attachment>> | null;
    return Object.values(attachments ?? {}).find(({ filename }) => filename === name)?.content ?? null;
  } catch {
    // a damaged or locked file has nothing that could be compared
    return null;
  } finally {
    await task.destroy();
  }
}
