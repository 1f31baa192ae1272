import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { feathers } from '@feathersjs/feathers';
import { koa } from '@feathersjs/koa';
import { expect, it, onTestFinished } from 'vitest';
import type { CatalogueReader } from '../catalogue/index.ts';
import { createCatalogueCache } from './catalogue-cache.ts';

/** Catalogue in which nothing changes. */
const UNCHANGED = {
  version: () => '1',
  loadedMenu: () => undefined,
  get: () => undefined,
} as Partial<CatalogueReader> as CatalogueReader;

it('M1.4 payment methods are read anew though the catalogue is unchanged, as their accounts may fail', async () => {
  const cache = createCatalogueCache(UNCHANGED);
  const app = koa(feathers());
  let reads = 0;
  app.use(cache.middleware);
  app.use((context) => {
    reads += 1;
    context.body = { reads };
  });
  const handle = app.callback();
  const server = createServer((request, response) => {
    if (!cache.answered(request, response)) void handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}/api/${path}`)).json();
  const twice = async (path: string) => [await read(path), await read(path)];
  expect(await twice('taxSettings')).toEqual([{ reads: 1 }, { reads: 1 }]);
  expect(await twice('paymentMethods')).toEqual([{ reads: 2 }, { reads: 3 }]);
});
