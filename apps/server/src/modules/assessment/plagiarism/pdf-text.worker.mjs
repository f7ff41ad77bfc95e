// The words of a PDF. A thread of its own: a damaged or hostile file takes time and memory from nobody else, and is ended.
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const { bytes, mostPages } = workerData;

async function readText() {
  const task = getDocument({
    data: bytes,
    isEvalSupported: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  });
  const file = await task.promise;
  const pages = [];
  for (let number = 1; number <= Math.min(mostPages, file.numPages); number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map(({ str = '', hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''));
    page.cleanup();
  }
  return pages.join('\n');
}

readText().then(
  (text) => parentPort.postMessage({ text }),
  (problem) => parentPort.postMessage({ isLocked: problem?.name === 'PasswordException' }),
);
