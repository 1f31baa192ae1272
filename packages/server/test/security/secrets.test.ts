import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../src/boot/log.ts';
import { aTakeAway, GUEST } from '../kits/calls.ts';
import { openEdge } from '../kits/edge.ts';
import { SANDBOX, SHOP, TABLE } from '../kits/small-organisation.ts';

/** Starts a server whose log is captured at trace level. */
async function openLoggedEdge(overrides = {}) {
  const written: string[] = [];
  const log = createLog('trace', false, { write: (text) => void written.push(text) });
  const edge = await openEdge({ log, ...overrides });
  return { edge, logged: () => written.join('') };
}

describe('a credential', () => {
  it('appears in no log and no refusal, whichever call carries it', async () => {
    const { edge, logged } = await openLoggedEdge();
    const guest = await edge.connect();
    const answers: string[] = [];
    const call = async (path: string, json: object, headers = {}) => {
      const live = await guest.emitRaw('create', path, json);
      const rest = await edge.rest(`/api/${path}`, { json, headers });
      if (live !== undefined) answers.push(JSON.stringify(live));
      if (rest.status >= 400) answers.push(JSON.stringify(rest.body));
    };
    const { _id, restoreKey } = await edge.core.ordering.create(aTakeAway(), GUEST);
    const token = await edge.tokenFor('9999');
    const forged = `${token.slice(0, -6)}AAAAAA`;
    const { signature } = await edge.core.ordering.tableCode(SHOP, TABLE);
    const secrets = [
      '9081726354',
      'not-the-key-of-anybody',
      restoreKey,
      token,
      forged,
      signature,
      'wrong-signature',
    ];

    await call('authentication', { strategy: 'pin', shop: SHOP, pin: '9081726354' });
    await call('authentication', { strategy: 'pin', shop: SHOP, pin: '9081726354', extra: '9081726354' });
    await call('authentication', { strategy: 'pin', shop: SHOP, pin: { $ne: '9081726354' } });
    await call('authentication', { strategy: 'jwt', accessToken: forged });
    await call('authentication', { strategy: 'jwt', accessToken: token, more: token });
    for (const key of [restoreKey, 'not-the-key-of-anybody']) {
      await guest.emitRaw('get', 'tableSessions', _id, { restoreKey: key });
      await guest.emitRaw('find', 'tableSessions', { restoreKeys: [key], nothing: key });
      for (const query of [`restoreKey=${key}`, `restoreKey=${key}&other=1`, `restoreKey[]=${key}`]) {
        answers.push(JSON.stringify((await edge.rest(`/api/tableSessions/nobody?${query}`)).body));
      }
      await call('tableSessions/order', { session: _id, restoreKey: key });
      await call('tableSessions/subscribe', { item: 'nobody', restoreKey: key });
      await call('payments/online', { session: _id, restoreKey: key, amount: 'x' });
      await call('tableSessions/cancel', { session: 'nobody', requestId: randomUUID(), restoreKey: key });
    }
    const person = { name: 'Kim', email: 'kim@example.org', password: 'A-password-nobody-has-1' };
    const local = { strategy: 'local' as const, email: person.email, password: person.password };
    secrets.push(person.password, 'a-wrong-password', 'x1.1.refresh-token-of-nobody');
    await call('users', person);
    await call('users', { ...person, more: person.password });
    await call('users', person);
    await call('authentication', { ...local, password: 'a-wrong-password' });
    await call('authentication', { ...local, password: { $ne: 'a-wrong-password' } });
    const { refresh, answer } = await edge.core.identity.logIn(local, { address: 'a', actor: GUEST });
    const refreshToken = refresh?.token ?? '';
    secrets.push(refreshToken, answer.accessToken);
    await call('authentication', { strategy: 'refresh', refreshToken: 'x1.1.refresh-token-of-nobody' });
    await call('authentication', { strategy: 'refresh', refreshToken, more: refreshToken });
    for (const each of [refreshToken, 'x1.1.refresh-token-of-nobody']) {
      const headers = { cookie: `comandaRefresh=${each}` };
      await call('authentication', { strategy: 'refresh' }, headers);
      await call('authentication', { strategy: 'refresh', shop: 'nowhere' }, headers);
      await edge.rest('/api/authentication', { method: 'DELETE', headers });
    }
    await call('users/forgotPassword', { email: person.email });
    await call('users/resetPassword', { token: 'no-such-reset-token-at-all', password: 'A-new-password-1' });
    await call('users/resetPassword', {
      token: { $ne: 'no-such-reset-token-at-all' },
      password: 'A-new-password-1',
    });
    await call('devices/pair', { code: 'ZZZZ-9999', name: 'Till', kind: 'till' });
    await call('devices/pair', { code: 'ZZZZ-9999', name: 'Till', kind: 'till', more: 'ZZZZ-9999' });
    await call('authentication', { strategy: 'device', deviceToken: 'id.no-such-device-token-x' });
    secrets.push('no-such-reset-token-at-all', 'A-new-password-1', 'ZZZZ-9999', 'no-such-device-token-x');
    const scan = { shop: SHOP, viewItem: TABLE, date: '2020-01-01T00:00:00Z' };
    await call('tableSessions/createOrResume', { ...scan, signature });
    await call('tableSessions/createOrResume', { ...scan, signature: 'wrong-signature' });
    for (const bearer of [token, forged]) {
      const headers = { authorization: `Bearer ${bearer}` };
      answers.push(JSON.stringify((await edge.rest('/api/nothing', { headers })).body));
      answers.push(JSON.stringify((await edge.rest(`/api/kitchenTickets?x=1`, { headers })).body));
      const approval = { pin: '9081726354' };
      const voided = { requestId: randomUUID(), session: _id, reason: 'x', approval };
      await call('tableSessions/void', voided, { headers });
    }
    const paid = { requestId: randomUUID(), session: _id, restoreKey, methodRef: SANDBOX, amount: 2000 };
    const { redirect = '' } = await edge.core.payments.online(paid, GUEST);
    secrets.push(new URL(redirect, edge.url).searchParams.get('t') ?? '');
    await edge.rest(redirect);
    await edge.rest(redirect, { method: 'POST', body: 'decision=none' });
    await edge.rest(redirect, { method: 'POST', body: 'decision=decline' });
    await edge.rest(redirect.replace('sandbox/', 'sandbox/x'));
    await edge.rest('/api/payments/webhook/sandbox', {
      method: 'POST',
      body: '{}',
      headers: { 'x-sandbox-signature': 'wrong-signature' },
    });

    expect(logged()).not.toBe('');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(8);
      expect(logged(), secret).not.toContain(secret);
      expect(answers.join('\n'), secret).not.toContain(secret);
    }
  });

  it('appears in no log as part of an unexpected error', async () => {
    const bug = Object.assign(new Error('cannot read /api/tableSessions/x?restoreKey=k-e-y'), {
      params: { restoreKey: 'k-e-y', pin: '9081726354' },
    });
    const { edge, logged } = await openLoggedEdge();
    const failing = { ...edge.core.ordering, get: () => Promise.reject(bug) };
    const broken = await openLoggedEdge({ core: { ...edge.core, ordering: failing } });
    const answer = await broken.edge.rest('/api/tableSessions/x?restoreKey=k-e-y');
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      500,
      expect.not.stringMatching(/k-e-y|cannot/),
    ]);
    expect(broken.logged()).toContain('unexpected error');
    expect(broken.logged() + logged()).not.toMatch(/k-e-y|9081726354/);
  });
});

describe('a refusal', () => {
  it('exposes no internals: no stack, statement, path or version', async () => {
    const { edge } = await openLoggedEdge();
    const guest = await edge.connect();
    const odd = ["'", '"', '`', ';--', '%00', '#{7*7}', '{{7*7}}', '\u0000', '../..', '*', '\uD800'];
    const said: string[] = [];
    for (const text of odd) {
      const part = encodeURIComponent(text.replace('\uD800', '%ED%A0%80'));
      for (const path of [
        `tableSessions/${part}`,
        `products/${part}`,
        `board?shop=${part}`,
        `products?_id=${part}`,
        part,
      ])
        said.push(JSON.stringify((await edge.rest(`/api/${path}`)).body));
      said.push(JSON.stringify(await guest.emitRaw('get', 'tableSessions', text, {})));
      said.push(JSON.stringify(await guest.emitRaw('find', 'board', { shop: text })));
      said.push(JSON.stringify(await guest.emitRaw('create', 'tableSessions/create', text)));
      said.push(JSON.stringify(await guest.emitRaw(text, text, text)));
    }
    for (const answer of said) {
      expect(answer).not.toMatch(
        /\bat \w.*:\d+:\d+|sqlite|postgres|select |insert |node_modules|\/packages\/|\.ts\b|"stack"/i,
      );
      expect(answer).not.toMatch(/"code":500/);
    }
  });
});
