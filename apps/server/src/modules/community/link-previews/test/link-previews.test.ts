import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { givenPostWorld, type PostWorld } from '../../posts/test/posts.factory.ts';
import type { LinkPreview } from '../link-previews.schemas.ts';
import { decodePage, readPageFacts } from '../page-facts.ts';

const page = (head: string) => `<!doctype html><html><head>${head}</head><body>Text</body></html>`;
const asked: string[] = [];

const elsewhere = createServer(async (request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  const send = (type: string, body: string | Buffer) => response.writeHead(200, { 'content-type': type }).end(body);
  if (path === '/picture.png')
    return send(
      'image/png',
      await sharp({ create: { width: 40, height: 20, channels: 3, background: '#123' } })
        .png()
        .toBuffer(),
    );
  if (path === '/drawing.svg') return send('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  if (path === '/program') return send('application/octet-stream', 'MZ');
  if (path === '/untitled') return send('text/html', page(''));
  if (path === '/inside') return response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  const picture = path === '/drawn' ? 'drawing.svg' : '/picture.png';
  return send(
    'text/html; charset=utf-8',
    page(`<title>Plain</title><meta property="og:title" content="Ask &amp; wait ${path}">
      <meta property="og:description" content="One  small thing"><meta property="og:image" content="${picture}">`),
  );
});
await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
const base = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
afterAll(() => {
  elsewhere.closeAllConnections();
  elsewhere.close();
});

const server = testServer({ LINK_PREVIEW_ORIGINS: base });
let world: PostWorld;
beforeEach(async () => {
  world = await givenPostWorld(server);
});

const ask = (url: string, who = world.member) => world.call<LinkPreview>(who, 'POST /api/link-previews', { url });
const count = async (table: 'media' | 'link_previews') =>
  (await server.admin`select 1 from ${server.admin(table)} where organization_id = ${world.organizationId}`).length;

describe('a preview', () => {
  it('says what the page says of itself, with its picture drawn anew', async () => {
    const { status, body } = await ask(`${base}/article#part`);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      url: `${base}/article`,
      site: '127.0.0.1',
      title: 'Ask & wait /article',
      description: 'One small thing',
      image: { contentType: 'image/png', width: 40, height: 20 },
    });
    expect((await ask(`${base}/drawn`)).body).toMatchObject({ title: 'Ask & wait /drawn', image: null });
  });

  it('says the same of everything that it can’t show, and asks nobody inside', async () => {
    const before = asked.length;
    const refused = ['/program', '/untitled', '/inside'].map((path) => base + path);
    const inner = ['http://localhost/', 'http://10.0.0.1/', 'http://[::1]:9/', 'ftp://example.org/', 'nonsense'];
    for (const url of [...refused, ...inner]) {
      const { status, body } = await ask(url);
      expect([status, body.errorCode], url).toEqual([422, 'link-preview.none']);
    }
    expect(asked.slice(before)).toEqual(['/program', '/untitled', '/inside']);
    expect(await count('link_previews')).toBe(0);
  });

  it('is shown below the post of who had it fetched, and can be taken away', async () => {
    const { linkPreviewId } = (await ask(`${base}/article`)).body;
    const content = `<p>Read ${base}/article</p>`;
    expect((await world.send(world.founder, content, { linkPreviewId })).status).toBe(400);
    const postId = await world.post(world.member, content, { linkPreviewId });
    expect((await world.one(world.founder, postId)).body.linkPreview).toMatchObject({ linkPreviewId });
    const edit = (version: number, more: object) =>
      world.call(world.member, `PATCH /api/posts/${postId}`, { content, mediaIds: [], version, ...more });
    expect((await edit(1, {})).status).toBe(204);
    expect((await world.one(world.founder, postId)).body.linkPreview).toMatchObject({ linkPreviewId });
    expect((await edit(2, { linkPreviewId: null })).status).toBe(204);
    expect((await world.one(world.founder, postId)).body.linkPreview).toBeNull();
  });

  it('is looked at by the organisation’s list of words too', async () => {
    await server.admin`insert into posting_rules (organization_id, words, word_action, newcomer_days, newcomer_posts,
      newcomer_comments, changed_at) values (${world.organizationId}, '{wait}', 'REFUSE', 0, 1, 1, now())`;
    const { linkPreviewId } = (await ask(`${base}/article`)).body;
    expect((await world.send(world.member, '<p>Look</p>', { linkPreviewId })).body.errorCode).toBe(
      'posting-rules.refused',
    );
  });

  it('that nothing shows is forgotten after a day, with its picture', async () => {
    const shown = (await ask(`${base}/article`)).body.linkPreviewId;
    await world.post(world.member, '<p>Look</p>', { linkPreviewId: shown });
    await ask(`${base}/other`);
    const job = server.app.jobs.find(({ name }) => name === 'link-previews.forget-unused')!;
    const forget = () => job.run(systemContext(server.platform, world.organizationId), {});
    await forget();
    expect([await count('link_previews'), await count('media')]).toEqual([2, 2]);
    server.clock.advance(25 * 3_600_000);
    await forget();
    expect([await count('link_previews'), await count('media')]).toEqual([1, 1]);
  });
});

describe('what a page says', () => {
  it('is read in its own characters, tidied, and without signs that turn directions', () => {
    const bytes = Buffer.from([...Buffer.from('<title>'), 0xe3, 0xd1, 0xcd, 0xc8, 0xc7, ...Buffer.from('</title>')]);
    expect(decodePage(bytes, 'text/html; charset=windows-1256')).toBe('<title>مرحبا</title>');
    expect(decodePage(Buffer.from('<meta charset="nobody-knows">é'), 'text/html')).toContain('é');
    const facts = readPageFacts(
      '<title>\u202e  A\n &lt;b&gt; \u2066title</title><script>"<title>x"</script>',
      'https://www.a.test/b',
    );
    expect(facts).toEqual({ title: 'A <b> title', description: '', site: 'a.test', picture: null });
    expect(
      readPageFacts(`<meta name="DESCRIPTION" content="${'d'.repeat(400)}"><title>t</title>`, 'https://a.test')
        ?.description,
    ).toHaveLength(300);
    expect(readPageFacts('<p>nothing</p>', 'https://a.test')).toBeNull();
  });
});
