import { setTimeout as wait } from 'node:timers/promises';
import { SECOND } from '@sullam/domain/limits.ts';
import { LANGUAGES, type Language } from '@sullam/domain/localized.ts';
import type { Catalogue, RuntimeMessage } from '@sullam/strings/define.ts';
import type { ContentServiceConfig } from '../../../config.ts';
import type { Platform } from '../../../kernel/context.ts';
import type { Invalidations } from '../../../kernel/database/invalidation.ts';
import { createFileStore } from '../../../kernel/files/create-file-store.ts';
import { type FileStore, readAll } from '../../../kernel/files/file-store.ts';
import type { Metrics } from '../../../kernel/metrics.ts';
import { inThread } from '../../../kernel/threads/thread-pool.ts';
import { fetchContent } from './content-client.ts';
import { type ContentMetrics, contentMetrics } from './content-metrics.ts';
import { readContentTask } from './read-content.task.ts';

/** The name by which caches depend on the content service's texts. */
export const CONTENT_SOURCE = 'content-service';

/** Messages that stand between the product's own and an organisation's. */
export interface ContentMessages {
  messagesIn(language: Language): Catalogue;
}

/** An installation without a content service. */
export const NO_CONTENT: ContentMessages = { messagesIn: () => ({}) };

/** The last good answer in the file store: what a process begins with while the service is away. */
const copyOf = (language: Language): string => `content-service/${language}.json`;

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Needed = Pick<Platform, 'config' | 'log'>;

/**
 * The texts of the content service in this process, read again in the background. Requests never wait for the service: they get
 * the last texts that it answered, or none. Every process reads by itself.
 */
export class ContentService implements ContentMessages {
  readonly #messages: Record<Language, Catalogue> = { en: {}, ar: {} };
  /** The answers that the messages come from, so that an unchanged one isn't read again. */
  readonly #answers: Partial<Record<Language, string>> = {};
  readonly #store: FileStore;
  readonly #metrics: ContentMetrics;
  readonly #stopped = new AbortController();

  constructor(
    private readonly service: ContentServiceConfig,
    private readonly platform: Needed,
    private readonly invalidations: Invalidations,
    metrics: Metrics,
  ) {
    this.#store = createFileStore(platform.config);
    this.#metrics = contentMetrics(metrics.registry, (language) => Object.keys(this.#messages[language]).length);
  }

  messagesIn(language: Language): Catalogue {
    return this.#messages[language];
  }

  /** Takes the stored copies, then asks the service in the background until stopped. */
  async start(): Promise<void> {
    await Promise.all(LANGUAGES.map((language) => this.#takeCopy(language)));
    void this.#keepReading();
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #keepReading(): Promise<void> {
    const { signal } = this.#stopped;
    while (!signal.aborted) {
      await Promise.all(LANGUAGES.map((language) => this.#refresh(language)));
      try {
        await wait(this.service.seconds * SECOND, undefined, { signal, ref: false });
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    }
  }

  /** A failure leaves the texts as they are; operators learn of it by the log and the metrics. */
  async #refresh(language: Language): Promise<void> {
    try {
      const answer = await fetchContent(this.service, language);
      if (answer !== this.#answers[language]) {
        await this.#take(language, answer);
        await this.#storeCopy(language, answer);
      }
      this.#metrics.succeeded(language);
    } catch (error) {
      this.#metrics.failed(language);
      this.platform.log.warn({ language, error: textOf(error) }, 'content service: the texts could not be read');
    }
  }

  async #take(language: Language, answer: string): Promise<void> {
    const messages: Record<string, RuntimeMessage> = {};
    const report = await inThread(readContentTask, { body: answer, language }, (page) => {
      for (const [key, message] of page) messages[key] = message;
    });
    this.#messages[language] = messages;
    this.#answers[language] = answer;
    this.invalidations.sourceChanged(CONTENT_SOURCE);
    const { unknown, refused } = report;
    const level = unknown.count + refused.count > 0 ? 'warn' : 'info';
    const entry = { language, messages: Object.keys(messages).length, unknown, refused };
    this.platform.log[level](entry, 'content service: texts were read');
  }

  async #takeCopy(language: Language): Promise<void> {
    try {
      const copy = await this.#store.open(copyOf(language));
      if (copy) await this.#take(language, (await readAll(copy)).toString('utf8'));
    } catch (error) {
      this.platform.log.warn({ language, error: textOf(error) }, 'content service: the stored copy could not be read');
    }
  }

  async #storeCopy(language: Language, answer: string): Promise<void> {
    try {
      await this.#store.put(copyOf(language), Buffer.from(answer), 'application/json');
    } catch (error) {
      this.platform.log.warn({ language, error: textOf(error) }, 'content service: the copy could not be stored');
    }
  }
}
