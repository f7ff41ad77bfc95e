import { memoryStorage } from '@sullam/web-kit/base/stored.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQuestionMeter } from '../question-meter.ts';

const KEY = 'times';
let storage = memoryStorage();
let now = 0;
const meter = () => createQuestionMeter(storage, KEY, () => now);
/** Time that passes while the page looks at its clock every few seconds. */
const pass = (measured: ReturnType<typeof meter>, seconds: number) => {
  for (let at = 0; at < seconds; at += 1) {
    now += 1000;
    measured.tick();
  }
};

beforeEach(() => {
  storage = memoryStorage();
  now = 1_000_000;
});

describe('time on questions', () => {
  it('is counted while a question is shown, and reported in whole seconds once', () => {
    const measured = meter();
    pass(measured, 5);
    measured.show(1);
    pass(measured, 3);
    now += 700;
    measured.show(2);
    pass(measured, 2);
    measured.show(null);
    pass(measured, 9);
    const report = measured.report()!;
    expect(report.spent).toEqual([
      { position: 1, seconds: 3 },
      { position: 2, seconds: 2 },
    ]);
    measured.drop(report);
    expect(measured.report()).toBeNull();
    measured.show(1);
    now += 400;
    expect(measured.report()?.spent).toEqual([{ position: 1, seconds: 1 }]);
  });

  it('that could not be reported is reported again as it was, before what came later', () => {
    const measured = meter();
    measured.show(1);
    pass(measured, 3);
    const first = measured.report()!;
    pass(measured, 4);
    expect(measured.report()).toEqual(first);
    measured.drop(first);
    const second = measured.report()!;
    expect(second.spent).toEqual([{ position: 1, seconds: 4 }]);
    expect(second.sequence).toBeGreaterThan(first.sequence);
  });

  it('survives a reload, with what was on its way', () => {
    const before = meter();
    before.show(1);
    pass(before, 3);
    const sent = before.report()!;
    pass(before, 2);
    const after = meter();
    expect(after.report()).toEqual(sent);
    after.drop(sent);
    expect(after.report()?.spent).toEqual([{ position: 1, seconds: 2 }]);
    storage.setItem(KEY, '{"report":7}');
    expect(meter().report()).toBeNull();
  });

  it('does not count the sleep of a machine', () => {
    const measured = meter();
    measured.show(1);
    now += 3_600_000;
    expect(measured.report()?.spent).toEqual([{ position: 1, seconds: 15 }]);
  });

  it('leaves nothing behind when everything is reported', () => {
    const measured = meter();
    measured.show(1);
    pass(measured, 2);
    measured.drop(measured.report()!);
    expect(storage.getItem(KEY)).toBeNull();
  });
});
