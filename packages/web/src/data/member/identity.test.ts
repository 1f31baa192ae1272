import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../calls/call-error.ts';
import { connection } from '../calls/connection.ts';
import { identity } from './identity.ts';
import { login } from './login.ts';

const sent = vi.hoisted(() => [] as string[]);
/** Milliseconds by which the server's clock is ahead of the phone's. */
const server = vi.hoisted(() => ({ ahead: 0, isOver: false }));
vi.mock('../calls/send-json.ts', () => ({
  sendJson: async (_method: string, _path: string, { strategy }: { readonly strategy: string }) => {
    sent.push(strategy);
    if (server.isOver) throw new CallError('notAuthenticated', 401);
    const issuedAt = Date.now() + server.ahead;
    const expiresAt = new Date(issuedAt + 120_000).toISOString();
    const claims = { iat: issuedAt / 1000, exp: issuedAt / 1000 + 120 };
    const accessToken = `${sent.length}.${btoa(JSON.stringify(claims))}.x`;
    return { accessToken, expiresAt, user: { _id: 'mei', email: 'mei@example.com' } };
  },
}));

vi.mock('socket.io-client', () => ({ io: () => ({ connected: false, on: () => undefined }) }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  sent.splice(0);
  server.ahead = 0;
  server.isOver = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a token is renewed before it expires; a staff screen in the same tab keeps its connection', async () => {
  const call = vi.spyOn(connection, 'call').mockResolvedValue('signed in');
  const signIns = () => call.mock.calls.filter(([, service]) => service === 'authentication').length;
  connection.signInWith(identity.signIn);
  await identity.logIn({ email: 'mei@example.com' }, 'Comanda2026');
  expect(signIns()).toBe(1);
  const leave = connection.signInAs(async () => false);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(sent).toEqual(['local', 'refresh']);
  expect(signIns()).toBe(1);
  leave();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(sent).toEqual(['local', 'refresh', 'refresh']);
  expect(signIns()).toBe(2);
});

test.each([-3_600_000, 3_600_000])(
  'a phone whose clock is %i ms off renews its token just as often',
  async (ahead) => {
    server.ahead = ahead;
    vi.spyOn(connection, 'call').mockResolvedValue('signed in');
    await identity.logIn({ email: 'mei@example.com' }, 'Comanda2026');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(sent).toEqual(['local']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual(['local', 'refresh']);
  },
);

test('a token that the server refuses after its clock was set is renewed at once', async () => {
  const call = vi.spyOn(connection, 'call').mockResolvedValue('signed in');
  await identity.logIn({ email: 'mei@example.com' }, 'Comanda2026');
  call.mockRejectedValueOnce(new CallError('notAuthenticated', 401));
  expect(await identity.signIn()).toBe(true);
  expect(sent).toEqual(['local', 'refresh']);
  const tokens = call.mock.calls.map(([, , data]) => (data as { accessToken: string }).accessToken[0]);
  expect(tokens).toEqual(['1', '1', '2']);
});

test('a member who was logged out elsewhere is a guest on this phone as soon as it is told', async () => {
  const call = vi.spyOn(connection, 'call').mockResolvedValue('signed in');
  await identity.logIn({ email: 'mei@example.com' }, 'Comanda2026');
  expect(login.get()).not.toBeNull();
  server.isOver = true;
  call.mockRejectedValue(new CallError('notAuthenticated', 401));
  expect(await identity.signIn()).toBe(false);
  expect(login.get()).toBeNull();
});
