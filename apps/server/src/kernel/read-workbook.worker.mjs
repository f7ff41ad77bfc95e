// The cells of a workbook's first sheet. A thread of its own: unpacking a large or hostile file takes time and memory from nobody else.
import { parentPort, workerData } from 'node:worker_threads';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';

const { bytes, mostUnpacked } = workerData;

/** How large an archive says it is, without unpacking it. */
function unpackedSize() {
  let size = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  return size;
}

/** Excel keeps fifteen digits: 8.3 stands in its files as 8.3000000000000007. */
function excelNumber(text) {
  if (/^-?\d{1,15}$/.test(text)) return text;
  const shortest = String(Number(Number(text).toPrecision(15)));
  return shortest.includes('e') ? text : shortest;
}

const cellText = (cell) => (cell === null ? '' : String(cell));

async function readRows() {
  if (unpackedSize() > mostUnpacked) return { problem: 'TOO_LARGE' };
  const rows = await readSheet(Buffer.from(bytes), { parseNumber: excelNumber });
  return { rows: rows.map((row) => row.map(cellText)) };
}

readRows().then(
  (answer) => parentPort.postMessage(answer),
  () => parentPort.postMessage({ problem: 'UNREADABLE' }),
);
