import { LANGUAGES, type Language } from '@sullam/domain/localized.ts';
import { Counter, Gauge } from 'prom-client';
import type { Metrics } from '../../../kernel/metrics.ts';

export interface ContentMetrics {
  succeeded(language: Language): void;
  failed(language: Language): void;
}

/** Tells operators whether the content service answers. `countMessages` says how many of its messages are in force. */
export function contentMetrics(
  registry: Metrics['registry'],
  countMessages: (language: Language) => number,
): ContentMetrics {
  const labelNames = ['language'] as const;
  const readings = new Counter({
    name: 'sullam_content_service_readings_total',
    help: 'Readings of the content service by language and result (success, failure)',
    labelNames: [...labelNames, 'result'] as const,
    registers: [registry],
  });
  new Gauge({
    name: 'sullam_content_service_messages',
    help: 'Messages of the content service that replace those of the product',
    labelNames,
    registers: [registry],
    collect() {
      for (const language of LANGUAGES) this.set({ language }, countMessages(language));
    },
  });
  // both results exist from the start, so that an alert sees the first failure as a change
  for (const language of LANGUAGES) for (const result of ['success', 'failure']) readings.inc({ language, result }, 0);
  return {
    succeeded: (language) => readings.inc({ language, result: 'success' }),
    failed: (language) => readings.inc({ language, result: 'failure' }),
  };
}
