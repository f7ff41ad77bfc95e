import { runServer, type ServerProcess } from './server-process.ts';

const PATIENCE = 10_000;

/** A server that is replaced by a newer one whenever it was built again. */
export class RestartingServer {
  private current: ServerProcess | undefined;
  private queue: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly file: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** Stops the running one, if any, and starts the file as it is now. */
  restart(): Promise<void> {
    this.queue = this.queue.then(async () => {
      await this.end();
      if (this.closed) return;
      const started = runServer(this.file, this.env);
      this.current = started;
      void started.exited.then((code) => this.noteEnd(started, code));
    });
    return this.queue;
  }

  /** Stops for good. */
  close(): Promise<void> {
    this.closed = true;
    this.queue = this.queue.then(() => this.end());
    return this.queue;
  }

  /** Ends it at once. */
  kill(): void {
    this.current?.kill();
  }

  private async end(): Promise<void> {
    const server = this.current;
    if (!server) return;
    this.current = undefined;
    server.stop('SIGTERM');
    const timer = setTimeout(() => server.kill(), PATIENCE);
    await server.exited;
    clearTimeout(timer);
  }

  private noteEnd(server: ServerProcess, code: number): void {
    if (this.current !== server) return;
    this.current = undefined;
    console.error(`The server ended (${code}); it starts again when a file changes.`);
  }
}
