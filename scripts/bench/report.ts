import os from 'node:os';
import { median } from './load.ts';
import { canMeasure, p50, p95, p99, type Result, ratioOf, type StreamResult } from './measure.ts';

export interface Row {
  title: string;
  wanted: number;
  /** Statements that a request runs, on average. */
  statements?: number;
  product: Result;
  bare: Result;
  /** The product on a hundredth of the data. */
  small?: Result;
  /** The product in one organisation that has grown. */
  grown?: Result;
  /** Requests that make one operation. */
  requests?: number;
  /** At most these milliseconds of processor time an operation on the small data. */
  processorTime?: number | undefined;
  /** At most these milliseconds for 19 of 20 answers in a large organisation. */
  answerTime?: number | undefined;
}

const LARGEST_GROWTH = 1.5;
/** An operation in a large organisation may cost so many times what it may on the small data. */
const DEARER_WHEN_GROWN = 2;

export const whole = (value: number): string => (Number.isFinite(value) ? value.toFixed(0) : 'not measured');
export const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 1);
const verdict = (isEnough: boolean): string => (isEnough ? 'yes' : 'NO');

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(' | ')} |`;
  return [
    line(head),
    line(widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))),
    ...rows.map(line),
  ].join('\n');
}

const cells = (result: Result): string[] => [
  whole(median(result.rates)),
  ms(p50(result)),
  ms(p99(result)),
  canMeasure ? whole(median(result.server)) : '-',
  canMeasure ? whole(median(result.database)) : '-',
  canMeasure ? whole(result.memory) : '-',
];

/** Milliseconds of processor time that an operation takes, of server and database together. */
const timeOf = (result: Result, requests: number): number =>
  (median(result.server.map((server, round) => server + (result.database[round] ?? Number.NaN))) * requests) / 1000;

function processorTimes(rows: readonly Row[]): string[][] {
  return rows.flatMap(({ title, small, grown, requests = 1, processorTime }) => {
    if (!small || !grown || !canMeasure) return [];
    const [onSmall, onGrown] = [timeOf(small, requests), timeOf(grown, requests)];
    const parts = (result: Result) =>
      [result.server, result.database].map((each) => ms((median(each) * requests) / 1000)).join(' + ');
    return [
      [
        title,
        ms(onSmall),
        parts(small),
        ms(onGrown),
        parts(grown),
        processorTime === undefined ? '-' : ms(processorTime),
        processorTime === undefined
          ? '-'
          : verdict(onSmall <= processorTime && onGrown <= DEARER_WHEN_GROWN * processorTime),
      ],
    ];
  });
}

const TIMES = ['small', 'server + database', 'one organisation', 'server + database', 'at most', 'enough'];

const answerTimes = (rows: readonly Row[]): string[][] =>
  rows.flatMap(({ title, grown, answerTime }) =>
    grown && answerTime !== undefined
      ? [[title, ms(p50(grown)), ms(p95(grown)), ms(answerTime), verdict(p95(grown) <= answerTime)]]
      : [],
  );

const MEASURES = ['per second', 'p50 ms', 'p99 ms', 'server µs', 'database µs', 'memory MB', 'statements'];

/** The whole result as a page of Markdown. */
export function report(
  rows: readonly Row[],
  streams: { open: number; product: StreamResult; bare: StreamResult } | undefined,
  about: string,
): string {
  const all = [
    ...rows,
    ...(streams
      ? [
          {
            title: `Stream: delivery to ${streams.open} open connections`,
            wanted: 0.5,
            product: streams.product,
            bare: streams.bare,
          },
        ]
      : []),
  ];
  const values = all.flatMap((row) => [
    [
      row.title,
      ...cells(row.product),
      'statements' in row && row.statements !== undefined ? row.statements.toFixed(1) : '-',
    ],
    ['  beside it, bare', ...cells(row.bare), ''],
  ]);
  const ratios = all.map((row) => {
    const ratio = ratioOf(row.product, row.bare);
    return [row.title, `${ratio.toFixed(2)} x`, `${row.wanted} x`, verdict(ratio >= row.wanted)];
  });
  const growth = rows.flatMap((row) => {
    if (!row.small) return [];
    const ratio = p50(row.product) / p50(row.small);
    return [
      [row.title, ms(p50(row.small)), ms(p50(row.product)), `${ratio.toFixed(2)} x`, verdict(ratio <= LARGEST_GROWTH)],
    ];
  });
  return [
    '# Benchmark',
    about,
    `${os.cpus().length} processors (${os.cpus()[0]?.model ?? 'unknown'}), load of the machine at the end ${os.loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}. Processor time is per request, of the server's process and of PostgreSQL.`,
    table(['', ...MEASURES], values),
    '## Against a bare route',
    'The bare route runs the same statements in the same run, without caller, access, organisation or schema, and sends the same answer. Ratios are of rates, paired by round.',
    table(['', 'ratio', 'wanted', 'enough'], ratios),
    ...(canMeasure && rows.length > 0
      ? [
          '## Processor time',
          `Milliseconds for an operation, of server and database together: on a hundredth of the data, and in one organisation with all courses, where it may be ${DEARER_WHEN_GROWN} times as much. An operation is what the row names, two requests where it names two things.`,
          table(['', ...TIMES], processorTimes(rows)),
        ]
      : []),
    ...(rows.some(({ answerTime }) => answerTime !== undefined)
      ? [
          '## Answers in one organisation',
          'One request after the other among 100,000 lessons with texts of their own (a tenth with `--short`), words as common as in real texts.',
          table(['', 'p50 ms', 'p95 ms', 'at most', 'enough'], answerTimes(rows)),
        ]
      : []),
    ...(growth.length > 0
      ? [
          '## Against a hundredth of the data',
          table(['', 'small p50 ms', 'large p50 ms', 'growth', `at most ${LARGEST_GROWTH}`], growth),
        ]
      : []),
    ...(streams && canMeasure
      ? [
          `An open stream takes ${whole(streams.product.perConnection)} kB of the server's memory (bare: ${whole(streams.bare.perConnection)} kB).`,
        ]
      : []),
    '',
  ].join('\n\n');
}
