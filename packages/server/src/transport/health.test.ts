import { describe, expect, it } from 'vitest';
import { openEdge } from '../../test/kits/edge.ts';
import { versionOfProgram } from '../lib/index.ts';

describe('health', () => {
  it('is ok while the database responds', async () => {
    const edge = await openEdge();
    expect((await edge.rest('/healthz')).body).toEqual({ status: 'ok', version: versionOfProgram() });
    expect((await edge.rest('/readyz')).body).toEqual({ status: 'ok' });
    const broken = await openEdge({ core: { ...edge.core, ready: async () => false } });
    expect((await broken.rest('/healthz')).status).toBe(200);
    expect((await broken.rest('/readyz')).status).toBe(503);
  });

  it('exposes metrics to this machine only', async () => {
    const edge = await openEdge();
    await edge.rest('/api/board?shop=shop1');
    expect((await edge.rest('/metrics')).body).toContain('comanda_calls_total{path="board",method="find"');
    const proxied = await edge.rest('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(proxied.body).not.toContain('comanda_calls_total');
  });

  it('drains running calls before closing', async () => {
    const inner = await openEdge();
    let answer: (entries: []) => void = () => {};
    const slow = new Promise<[]>((resolve) => {
      answer = resolve;
    });
    let begun: () => void = () => {};
    const running = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const board = () => {
      begun();
      return slow;
    };
    const edge = await openEdge({ core: { ...inner.core, kitchen: { ...inner.core.kitchen, board } } });
    const guest = await edge.connect();
    const call = guest.emitRaw('find', 'board', { shop: 'shop1' });
    await running;
    const closing = edge.close();
    expect((await guest.emitRaw('find', 'shops', {}).catch(() => undefined))?.data.code).toBe('unavailable');
    answer([]);
    expect(await call).toBeUndefined();
    await closing;
  });
});
