import { STANDARD_RULES } from '@sullam/domain/posting-rules.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { upsertRules } from './posting-rules.repository.ts';

/** The rules of a demo's groups, where it has a list of words. */
export async function loadDemoPostingRules({ context, tx, demo }: DemoLoad): Promise<void> {
  if (demo.listedWords.length === 0) return;
  await upsertRules(
    tx,
    0,
    { ...STANDARD_RULES, words: demo.listedWords, reasons: demo.moderationReasons },
    context.clock.now(),
  );
}
