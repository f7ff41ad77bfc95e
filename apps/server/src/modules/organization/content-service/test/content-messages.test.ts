import type { Catalogue, RuntimeMessage } from '@sullam/strings/define.ts';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../config.ts';
import { readContentMessages } from '../content-messages.ts';

const SHIPPED: Catalogue = {
  'shell.menu.home': 'Home',
  'shell.titles.page': '{product} | {page}',
  'shell.bar.unread': { one: '{count} unread notification', other: '{count} unread notifications' },
  'notifications.templates.1': 'You were added.',
  'notifications.templates.1.invited': 'You were invited.',
};

function read(content: unknown) {
  const messages: Record<string, RuntimeMessage> = {};
  const report = readContentMessages(JSON.stringify(content), SHIPPED, (key, message) => {
    messages[key] = message;
  });
  return { messages, unknown: report.unknown.count, refused: report.refused.count };
}

const FORMS = { one: '{count} novelty', other: '{count} novelties' };

describe('an answer of the content service', () => {
  it.each([
    [{ 'shell.menu.home': 'Start' }, { 'shell.menu.home': 'Start' }],
    [{ shell: { menu: { home: 'Start' } } }, { 'shell.menu.home': 'Start' }],
    [
      { shell: { 'menu.home': 'Start', bar: { unread: FORMS } } },
      { 'shell.menu.home': 'Start', 'shell.bar.unread': FORMS },
    ],
    [{ shell: { menu: { home: 'Home' }, bar: { unread: SHIPPED['shell.bar.unread'] } } }, {}],
    [{ shell: { titles: { page: '{page}: all {courses}' } } }, { 'shell.titles.page': '{page}: all {courses}' }],
    [{ 'shell.bar.unread': '{count} new' }, { 'shell.bar.unread': '{count} new' }],
    [
      { notifications: { templates: { 1: { invited: 'Come in.' } } } },
      { 'notifications.templates.1.invited': 'Come in.' },
    ],
    [{}, {}],
  ])('%j is %j', (content, messages) => {
    expect(read(content)).toEqual({ messages, unknown: 0, refused: 0 });
  });

  it.each([
    [{ 'shell.menu.home': 'x', 'shell.menu.nowhere': 'x', __proto__: {}, constructor: 'x' }, 2, 0],
    [{ 'shell.menu.home': '  ' }, 0, 1],
    [{ 'shell.menu.home': 'x'.repeat(2001) }, 0, 1],
    [{ 'shell.menu.home': 'null\0character' }, 0, 1],
    [{ 'shell.menu.home': 7 }, 0, 1],
    [{ 'shell.menu.home': ['x'] }, 0, 1],
    [{ 'shell.menu.home': { other: 'x' } }, 0, 1],
    [{ 'shell.titles.page': 'Hello {stranger}' }, 0, 1],
    [{ 'shell.titles.page': 'Hello {page' }, 0, 1],
    [{ 'shell.bar.unread': { one: '{count}' } }, 0, 1],
    [{ 'shell.bar.unread': { one: '{count}', other: 3 } }, 0, 1],
  ])('%j leaves out %i unknown and %i unfit', (content, unknown, refused) => {
    expect(read(content)).toMatchObject({ unknown, refused });
  });

  it('is refused as a whole when it is no object or knows no key', () => {
    expect(() => readContentMessages('{"shell', SHIPPED, () => undefined)).toThrow('not JSON');
    for (const content of [null, 'text', []]) expect(() => read(content)).toThrow('not a JSON object');
    expect(() => read({ error: 'not found' })).toThrow('none of the keys');
  });

  it('may be nested however deep', () => {
    const deep = `{"shell.menu.home":"Start","deep":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`;
    const messages: string[] = [];
    const report = readContentMessages(deep, SHIPPED, (key) => messages.push(key));
    expect([messages, report.unknown.count]).toEqual([['shell.menu.home'], 1]);
  });
});

describe('the address of the content service', () => {
  const configured = (url: string, more: Record<string, string> = {}) =>
    readConfig({ CONTENT_SERVICE_URL: url, CONTENT_SERVICE_TOKEN: 'token-1', ...more }).contentService;

  it('holds the language in its path or its query', () => {
    expect(configured('https://content.example.com/{language}/texts.json?v=2')).toEqual({
      base: 'https://content.example.com',
      paths: { en: '/en/texts.json?v=2', ar: '/ar/texts.json?v=2' },
      token: 'token-1',
      seconds: 300,
    });
    expect(
      configured('https://content.example.com?locale={language}', { CONTENT_SERVICE_SECONDS: '60' }),
    ).toMatchObject({
      paths: { en: '/?locale=en', ar: '/?locale=ar' },
      seconds: 60,
    });
    expect(readConfig({}).contentService).toBeNull();
  });

  it.each([
    ['http://content.example.com/{language}', {}, 'https'],
    ['https://content.example.com/texts.json', {}, '{language}'],
    ['https://{language}.example.com/', {}, '{language}'],
    ['https://{language}.example.com/{language}', {}, '{language}'],
    ['https://content.example.com/#{language}', {}, '{language}'],
    ['https://user:secret-1@content.example.com/{language}', {}, 'CONTENT_SERVICE_TOKEN'],
    ['content/{language}?key=secret-1', {}, 'must be an address'],
    ['https://content.example.com/{language}', { CONTENT_SERVICE_TOKEN: '' }, 'CONTENT_SERVICE_TOKEN is needed'],
    ['https://content.example.com/{language}', { CONTENT_SERVICE_TOKEN: 'secret-1\n' }, 'visible ASCII'],
    ['https://content.example.com/{language}', { CONTENT_SERVICE_SECONDS: '0' }, 'CONTENT_SERVICE_SECONDS'],
  ])('%s with %j is refused without repeating a secret', (url, more, reason) => {
    expect(() => configured(url, more)).toThrow(reason);
    expect(() => configured(url, more)).not.toThrow('secret-1');
  });
});
