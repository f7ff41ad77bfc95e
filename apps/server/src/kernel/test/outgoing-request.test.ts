import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { askOutside, isInnerAddress, NoAnswer } from '../outgoing-request.ts';

let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/elsewhere') return response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    if (request.url === '/endless') return response.end('x'.repeat(1_000_001));
    return response.end('here');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, at = base) => askOutside({ base: at, method: 'GET', path, headers: {} });

describe('a request that leaves the house', () => {
  it('is answered, and follows nobody elsewhere', async () => {
    expect(await ask('/')).toMatchObject({ status: 200, body: 'here' });
    expect(await ask('/elsewhere')).toMatchObject({ status: 302 });
  });

  it('refuses a path that leads to another host, and an address in the place of a name', async () => {
    await expect(ask('@127.0.0.1:1/')).rejects.toThrow('leads away');
    for (const inner of ['http://10.0.0.1', 'https://169.254.169.254', 'https://[::1]'])
      await expect(ask('/', inner)).rejects.toThrow('has no name');
  });

  it('refuses a name that leads inside, an answer that is too long, and silence', async () => {
    await expect(ask('/', 'https://localhost:1')).rejects.toThrow('leads inside');
    await expect(ask('/endless')).rejects.toThrow('too long');
    await expect(ask('/', 'http://127.0.0.1:1')).rejects.toBeInstanceOf(NoAnswer);
  });

  it.each([
    ['10.1.2.3', true],
    ['172.31.0.1', true],
    ['172.32.0.1', false],
    ['169.254.169.254', true],
    ['::1', true],
    ['::ffff:192.168.0.1', true],
    ['fd00::1', true],
    ['2606:4700::1', false],
    ['170.114.0.1', false],
  ])('knows whether %s is inside: %s', (address, isInner) => expect(isInnerAddress(address)).toBe(isInner));

  it('goes by https to hosts that the settings name, or without it to this machine', () => {
    expect(readConfig({ ZOOM_URL: 'http://127.0.0.1:9/' }).zoom.url).toBe('http://127.0.0.1:9');
    expect(readConfig({}).zoom).toEqual({ url: 'https://zoom.us', apiUrl: 'https://api.zoom.us' });
    expect(() => readConfig({ ZOOM_API_URL: 'http://zoom.test' })).toThrow('https');
  });
});
