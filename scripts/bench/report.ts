import os from 'node:os';
import { median } from './load.ts';
import { canMeasure, p50, p99, type Result, ratioOf, type StreamResult } from './measure.ts';

export interface Row {
  title: string;
  wanted: number;
  /** Statements that a request runs, on average. */
  statements?: number;
  product: Result;
  bare: Result;
  /** The product on a hundredth of the data. */
  small?: Result;
}

const LARGEST_GROWTH = 1.5;

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
