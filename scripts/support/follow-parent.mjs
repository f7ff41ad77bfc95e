// Loaded into the server before its own code: when the script that started it is gone, however suddenly, the server is
// told to stop as if by a signal, so that it never stays behind with the port and the database.
const PATIENCE = 20_000;

function stop() {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143);
  setTimeout(() => process.exit(143), PATIENCE).unref();
}

if (process.channel) {
  process.once('disconnect', stop);
  process.on('message', (message) => {
    if (message === 'stop') stop();
  });
  process.channel.unref(); // being followed is no reason to stay alive
}
