import { randomUUID } from 'node:crypto';
import type { DataExport, ExportLink } from '@comanda/contract';
import { expect, it } from 'vitest';
import { type Edge, openEdge } from '../../test/kits/edge.ts';
import { SHOP } from '../../test/kits/small-organisation.ts';

const OWNERS_PIN = '9999';

async function made(edge: Edge, authorization: string): Promise<DataExport> {
  const answer = await edge.rest('/api/exports', {
    headers: { authorization },
    json: { requestId: randomUUID() },
  });
  // the cast is sound: the status is checked with it
  return { ...(answer.body as DataExport), ...(answer.status !== 201 && { status: 'failed' }) };
}

it('B8.5 an owner with a recent password downloads an export by its link, nobody without one, owners are told', async () => {
  const edge = await openEdge();
  const authorization = `Bearer ${await edge.tokenFor(OWNERS_PIN, SHOP)}`;
  const { app, next } = await edge.connect();
  await app.service('authentication').create({ strategy: 'jwt', accessToken: authorization.slice(7) });
  const told = next('exports patched');
  const { _id, status } = await made(edge, authorization);
  expect(status).toBe('waiting');
  expect(await told).toMatchObject({ _id, status: 'waiting' });
  const linked = async () =>
    edge.rest('/api/exports/link', { headers: { authorization }, json: { export: _id } });
  expect((await linked()).status).toBe(404);
  await edge.core.exports.writeDue();
  const { path } = (await linked()).body as ExportLink;
  const response = await fetch(`${edge.url}${path}`);
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="comanda-export-2026-03-02.zip"',
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([response.status, bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  expect(Number(response.headers.get('content-length'))).toBe(bytes.length);

  const statusOf = async (address: string) => (await fetch(`${edge.url}${address}`)).status;
  expect(await statusOf(path.replace(_id, `${_id}x`))).toBe(409);
  expect(await statusOf(`/api/exports/${_id}/file`)).toBe(409);
  edge.clock.advance(600_001);
  expect(await statusOf(path)).toBe(409);
  expect((await linked()).body).toMatchObject({ data: { code: 'proofNeeded' } });
});
