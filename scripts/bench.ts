// npm run bench [-- --short] [--fresh] [--profile] [--only search,course,…]: how fast the server is on much data, beside bare routes.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BenchScenario } from '../apps/server/src/kernel/benchmark.ts';
import { connect } from '../apps/server/src/kernel/database/connect.ts';
import type { BareScenario } from './bench/bare-settings.ts';
import { buildServer } from './bench/build-server.ts';
import { clearRound, openCluster, openDataSet } from './bench/cluster.ts';
import { BENCH_PASSWORD, GROWN, LARGE, type Size, SMALL } from './bench/fill.ts';
import { measure, measureStreams, type Plan, type StreamResult } from './bench/measure.ts';
import { hottest } from './bench/profile.ts';
import { openRecorder, type Recording } from './bench/record.ts';
import { type Row, report } from './bench/report.ts';
import { bareRequest, DataSet, SAMPLES, SCENARIOS } from './bench/scenarios.ts';
import { startBare, startProduct } from './bench/servers.ts';

const FOLDER = path.resolve('bench-results');
const PROFILE = path.join(FOLDER, 'profile');
const OPEN_STREAMS = 2000;
const STREAM_ORGANIZATIONS = 20;

interface Options {
  isShort: boolean;
  isFresh: boolean;
  /** Writes down where the server's time goes. */
  isProfiled: boolean;
  only: ReadonlySet<string> | null;
}

function optionsOf(args: readonly string[]): Options {
  const at = args.indexOf('--only');
  return {
    isShort: args.includes('--short'),
    isFresh: args.includes('--fresh'),
    isProfiled: args.includes('--profile'),
    only: at === -1 ? null : new Set((args[at + 1] ?? '').split(',')),
  };
}

const tenth = (size: Size): Size => ({
  organizations: size.organizations / 10,
  users: size.users / 10,
  courses: size.courses / 10,
  finishedSubsections: size.finishedSubsections / 10,
  orders: size.orders / 10,
});

/** The same organisation before it has grown. */
const shortOf = (size: Size): Size => ({ ...size, ...tenth(size), organizations: size.organizations });

const statementsOf = (recordings: readonly Recording[]): number =>
  recordings.reduce((sum, { transactions }) => sum + transactions.flat().length, 0) / recordings.length;

async function main(options: Options): Promise<void> {
  const wants = (name: string) => !options.only || options.only.has(name);
  const scenarios = SCENARIOS.filter((scenario) => wants(scenario.name));
  mkdirSync(FOLDER, { recursive: true });
  rmSync(PROFILE, { recursive: true, force: true });
  buildServer();
  const cluster = await openCluster(path.join(FOLDER, 'cluster'));
  const stops: (() => Promise<void>)[] = [() => cluster.stop()];
  try {
    const largeSize = options.isShort ? tenth(LARGE) : LARGE;
    const [largeName, smallName] = [options.isShort ? 'bench_middle' : 'bench_large', 'bench_small'];
    await openDataSet(cluster, largeName, largeSize, options.isFresh);
    await openDataSet(cluster, smallName, SMALL, options.isFresh);
    const [grownName, grownSize] = options.isShort ? ['bench_growing', shortOf(GROWN)] : ['bench_grown', GROWN];
    await openDataSet(cluster, grownName, grownSize, options.isFresh);
    const large = new DataSet(cluster, largeName, largeSize);
    const small = new DataSet(cluster, smallName, SMALL);
    const grown = new DataSet(cluster, grownName, grownSize);

    process.stdout.write('  recording what the product asks the database…\n');
    const recorder = await openRecorder(cluster.addressOf(largeName), cluster.admin, path.join(FOLDER, 'recorder'));
    stops.unshift(() => recorder.close());
    const prepared = [];
    const bareScenarios: Record<string, BareScenario> = {};
    for (const scenario of scenarios) {
      const samples = await scenario.samplesOn(large);
      const recordings = [];
      for (const { request, warmUp } of samples) recordings.push(await recorder.record(request, warmUp));
      const { checksPassword, hasUniqueKeys = false } = scenario.bare ?? {};
      bareScenarios[scenario.name] = {
        ...(checksPassword ? { password: BENCH_PASSWORD, passwordHash: await large.passwordHash() } : {}),
        hasUniqueKeys,
        isPaired: scenario.requests === 2,
        recordings,
      };
      prepared.push({
        scenario,
        samples,
        smallSamples: await scenario.samplesOn(small),
        grownSamples: await scenario.samplesOn(grown),
      });
    }

    const product = await startProduct(
      cluster,
      largeName,
      FOLDER,
      options.isProfiled ? { nodeOptions: ['--enable-source-maps', '--cpu-prof', `--cpu-prof-dir=${PROFILE}`] } : {},
    );
    stops.unshift(product.stop);
    const productOnSmall = await startProduct(cluster, smallName, FOLDER);
    stops.unshift(productOnSmall.stop);
    const productOnGrown = await startProduct(cluster, grownName, FOLDER);
    stops.unshift(productOnGrown.stop);
    const bare = await startBare(
      { address: cluster.addressOf(largeName), admin: cluster.admin, scenarios: bareScenarios },
      FOLDER,
    );
    stops.unshift(bare.stop);

    const clearing = (name: string) => {
      const admin = connect(cluster.addressOf(name), cluster.admin, 1);
      stops.unshift(() => admin.end());
      return () => clearRound(admin);
    };
    const [clearLarge, clearSmall, clearGrown] = [clearing(largeName), clearing(smallName), clearing(grownName)];

    const plan = (scenario?: BenchScenario): Plan => ({
      rounds: options.isShort ? 3 : 5,
      seconds: options.isShort ? 1 : 3,
      connections: scenario?.connections ?? OPEN_STREAMS,
      postmaster: cluster.postmaster,
      each: scenario?.requests,
    });
    const { organizations, users, courses, finishedSubsections, orders } = largeSize;
    const about = `${organizations} organisations, ${users} users, ${courses} courses, ${finishedSubsections} finished subsections, ${orders} orders; each organisation has the same share. Beside it one organisation of ${grownSize.users} users and ${grownSize.courses} courses, in which everybody learns four. Requests go round through ${SAMPLES} people of all organisations.`;
    const rows: Row[] = [];
    let streams: { open: number; product: StreamResult; bare: StreamResult } | undefined;
    // after each scenario, so that a run that is broken off has not been for nothing
    const save = (): string => {
      const text = report(rows, streams, about);
      writeFileSync(path.join(FOLDER, 'latest.md'), text);
      return text;
    };
    for (const { scenario, samples, smallSamples, grownSamples } of prepared) {
      process.stdout.write(`  ${scenario.title}…\n`);
      const results = await measure(
        [
          { name: 'product', server: product, requests: samples.map((sample) => sample.request), clear: clearLarge },
          {
            name: 'bare',
            server: bare,
            requests: samples.map(({ request }, index) => bareRequest(scenario.name, index, request)),
            clear: clearLarge,
          },
          {
            name: 'small',
            server: productOnSmall,
            requests: smallSamples.map((sample) => sample.request),
            clear: clearSmall,
          },
          {
            name: 'grown',
            server: productOnGrown,
            requests: grownSamples.map((sample) => sample.request),
            clear: clearGrown,
          },
        ],
        plan(scenario),
      );
      rows.push({
        title: scenario.title,
        wanted: scenario.wanted,
        statements: statementsOf(bareScenarios[scenario.name]?.recordings ?? []),
        product: results.get('product')!,
        bare: results.get('bare')!,
        small: results.get('small')!,
        grown: results.get('grown')!,
        requests: scenario.requests ?? 1,
        processorTime: scenario.processorTime,
        answerTime: scenario.answerTime,
      });
      save();
    }

    if (wants('stream')) {
      process.stdout.write('  Stream…\n');
      const members = await large.members(101, OPEN_STREAMS, STREAM_ORGANIZATIONS);
      const results = await measureStreams(
        [
          {
            name: 'product',
            server: product,
            requestOf: ({ headers }) => ({ method: 'GET', path: '/api/sse', headers }),
          },
          { name: 'bare', server: bare, requestOf: ({ userId }) => ({ method: 'GET', path: `/stream/${userId}` }) },
        ],
        members,
        recorder.platform,
        { ...plan(), rounds: 3 },
      );
      streams = { open: members.length, product: results.get('product')!, bare: results.get('bare')! };
    }

    process.stdout.write(`\n${save()}`);
  } finally {
    for (const stop of stops) await stop();
  }
  if (options.isProfiled) process.stdout.write(`\nWhere the server's own time went:\n${hottest(PROFILE)}\n`);
}

await main(optionsOf(process.argv.slice(2)));
