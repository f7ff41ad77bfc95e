// A program that starts the cluster of the data directory in its first argument, says so on one line and stays.
import { startCluster } from '../src/launch.ts';

const cluster = await startCluster(process.argv[2]!, { elsewhere: process.argv[3] });
process.on('SIGTERM', () => {
  void cluster.stop().then(() => process.exit(0));
});
process.stdout.write(`${JSON.stringify(cluster)}\n`);
setInterval(() => undefined, 60_000);
