import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '../../../lib/api/connection.ts';
import { identity } from './identity.ts';

const sent = vi.hoisted(() => [] as string[]);
vi.mock('../../../lib/api/send-json.ts', () => ({
  sendJson: async (_method: string, _path: string, { strategy }: { readonly strategy: string }) => {
    sent.push(strategy);
    const expiresAt = new Date(Date.now() + 120_000).toISOString();
    return { accessToken: `of ${strategy}`, expiresAt, user: { _id: 'mei', email: 'mei@example.com' } };
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a token is renewed before it ends; a staff screen in the same tab keeps its connection meanwhile', async () => {
  const call = vi.spyOn(connection, 'call').mockResolvedValue('signed in');
  const signIns = () => call.mock.calls.filter(([, service]) => service === 'authentication').length;
  connection.greetWith(identity.greet);
  await identity.logIn({ email: 'mei@example.com' }, 'Comanda2026');
  expect(signIns()).toBe(1);
  const leave = connection.occupy();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(sent).toEqual(['local', 'refresh']);
  expect(signIns()).toBe(1);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['local', 'refresh', 'refresh']);
  expect(signIns()).toBe(2);
});
