/** One line on the terminal that fills up; plain lines where the output isn't a terminal. */
export class Progress {
  private steps = 0;
  private shown = -1;

  constructor(
    private readonly label: string,
    private readonly total: number,
  ) {}

  step(): void {
    this.steps = Math.min(this.total, this.steps + 1);
    const percent = Math.floor((this.steps * 100) / this.total);
    if (process.stdout.isTTY) process.stdout.write(`\r  ${this.label} … ${percent} %`);
    else if (Math.floor(percent / 25) > Math.floor(this.shown / 25))
      process.stdout.write(`  ${this.label} … ${percent} %\n`);
    this.shown = percent;
  }

  done(): void {
    if (process.stdout.isTTY) process.stdout.write(`\r  ${this.label} … done \n`);
  }
}
