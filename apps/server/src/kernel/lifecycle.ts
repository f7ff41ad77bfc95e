/** Whether this process is about to end, and who has to know. */
export class Lifecycle {
  private readonly listeners = new Set<() => void>();
  private stopping = false;

  get isStopping(): boolean {
    return this.stopping;
  }

  onStopping(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** From now on the process says that it isn't ready; what stays open is ended. Does it once. */
  beginStopping(): void {
    if (this.stopping) return;
    this.stopping = true;
    for (const listener of this.listeners) listener();
  }
}
