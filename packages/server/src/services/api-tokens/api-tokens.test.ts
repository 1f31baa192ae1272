import { randomUUID } from 'node:crypto';
import type { ApiToken, NewApiToken, TableSession } from '@comanda/contract';
import { API_SCOPES, type ApiScope } from '@comanda/domain';
import client from '@feathersjs/client';
import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { type Edge, openEdge, refusalOf } from '../../../test/kits/edge.ts';
import { aShop, OTHER_SHOP, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import { authorise } from '../../policies/index.ts';
import { PERMISSIONS } from '../../policies/permissions.ts';

const OWNER = aStaffMember('owner');

function aCall(more: { scopes?: ApiScope[]; shops?: string[]; endsAt?: string } = {}) {
  return { requestId: randomUUID(), name: 'Website', scopes: [...API_SCOPES], shops: [SHOP], ...more };
}

async function tokenOf(edge: Edge, more: Parameters<typeof aCall>[0] = {}): Promise<Required<NewApiToken>> {
  return (await edge.core.apiTokens.create(aCall(more), OWNER)) as Required<NewApiToken>;
}

/** Returns a stock client that sends a token with every call over REST. */
function restClient(edge: Edge, token: string) {
  const app = client.default().configure(client.rest(`${edge.url}/api`).fetch(fetch));
  const headers = { authorization: `Bearer ${token}` };
  return {
    create: (path: string, data: object) => app.service(path).create(data, { headers }),
    find: (path: string, query = {}) => app.service(path).find({ query, headers }),
    get: (path: string, id: string, query = {}) => app.service(path).get(id, { query, headers }),
    patch: (path: string, id: string, data: object) => app.service(path).patch(id, data, { headers }),
  };
}

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).data.code;

describe('the permission table', () => {
  it('B9.1 names one scope for a call or none, and opens it to that scope only', () => {
    for (const [path, methods] of Object.entries(PERMISSIONS)) {
      for (const [method, roles] of Object.entries(methods)) {
        const scopes = API_SCOPES.filter((scope) => (roles as readonly string[]).includes(scope));
        expect(scopes.length, `${method} ${path}`).toBeLessThan(2);
        for (const scope of API_SCOPES) {
          const actor = { kind: 'integration', token: 't', name: 'T', scopes: [scope], shops: [] } as const;
          const attempt = () => authorise(path as keyof typeof PERMISSIONS, method, actor);
          const isOpen = scopes.includes(scope) || path === 'authentication';
          if (isOpen) expect(attempt).not.toThrow();
          else expect(attempt, `${scope}: ${method} ${path}`).toThrow('forbidden');
        }
      }
    }
  });

  it('B9.1 lets no token write but menus and orders of guests', () => {
    const written = Object.values(PERMISSIONS).flatMap((methods) =>
      Object.entries(methods).flatMap(([method, roles]) => {
        const isWritten = method !== 'find' && method !== 'get';
        const scope = API_SCOPES.find((each) => (roles as readonly string[]).includes(each));
        return isWritten && scope !== undefined ? [scope] : [];
      }),
    );
    expect([...new Set(written)].toSorted()).toEqual(['menu:write', 'orders:write']);
  });
});

eachDatabase((databases) => {
  describe('tokens of other programs', () => {
    it('B9.1 are shown once, kept as a hash, listed and ended by owners, each with an audit row', async () => {
      const db = await databases.open();
      const { core, clock, events } = await seededCore(db);
      const { apiTokens: tokens } = core;
      const call = aCall({ scopes: ['menu:read'], endsAt: '2026-03-02T05:00:00.000Z' });
      const { token = '', ...made } = await tokens.create(call, OWNER);
      expect(token).toMatch(/^cmd_[\w-]{43}$/);
      expect(made).toMatchObject({
        last4: token.slice(-4),
        scopes: ['menu:read'],
        createdBy: { name: 'owner' },
      });
      // a repeat is answered without the token, another call with the id is refused
      expect(await tokens.create(call, OWNER)).toEqual(made);
      await expect(tokens.create({ ...call, name: 'Else' }, OWNER)).rejects.toMatchObject({
        code: 'requestConflict',
      });
      const rows = await db.read.query((q) => q.selectFrom('api_tokens').selectAll());
      expect(JSON.stringify(rows)).not.toContain(token.slice(4));

      expect((await core.identity.verify(token)).kind).toBe('integration');
      expect(await tokens.find()).toEqual([{ ...made, lastUsedAt: '2026-03-02T04:00:00.000Z' }]);
      clock.advance(59_000);
      await core.identity.verify(token);
      clock.advance(1_000);
      await core.identity.verify(token);
      expect(await tokens.find()).toMatchObject([{ lastUsedAt: '2026-03-02T04:01:00.000Z' }]);

      for (const wrong of [`${token}x`, token.slice(0, -1), 'cmd_', token.toUpperCase()])
        await expect(core.identity.verify(wrong)).rejects.toMatchObject({ code: 'notAuthenticated' });
      await tokens.end(made._id, OWNER);
      expect(events.at(-1)).toMatchObject({ topic: 'identities', id: made._id });
      await expect(core.identity.verify(token)).rejects.toMatchObject({ code: 'notAuthenticated' });
      await expect(tokens.end(made._id, OWNER)).rejects.toMatchObject({ code: 'notFound' });
      const audit = (await core.audit.find({ shop: 'all' }, { ...OWNER, shop: 'all' } as typeof OWNER)).data;
      expect(audit.map(({ action, entity }) => [action, entity])).toEqual([
        ['endApiToken', made._id],
        ['createApiToken', made._id],
      ]);
      expect(JSON.stringify(audit)).not.toContain(token.slice(4));
    });

    it('B9.1 end at their time, and are refused to everybody but owners', async () => {
      const { core, clock } = await seededCore(await databases.open());
      const { token = '' } = await core.apiTokens.create(
        aCall({ endsAt: '2026-03-02T05:00:00.000Z' }),
        OWNER,
      );
      await expect(
        core.apiTokens.create(aCall({ endsAt: '2026-03-02T03:59:59.000Z' }), OWNER),
      ).rejects.toMatchObject({
        code: 'badRequest',
        data: { problems: [{ field: '/endsAt', rule: 'past' }] },
      });
      await expect(core.apiTokens.create(aCall({ shops: ['gone'] }), OWNER)).rejects.toMatchObject({
        code: 'shopNotFound',
      });
      await expect(core.apiTokens.create(aCall(), aStaffMember('manager'))).rejects.toMatchObject({
        code: 'forbidden',
      });
      clock.advance(3_600_000 + 60_000);
      await expect(core.identity.verify(token)).rejects.toMatchObject({ code: 'notAuthenticated' });
    });
  });
});

describe('a stock client with a token', () => {
  const organisation = () =>
    smallOrganisation({ shops: [aShop({ acceptOnline: true }), aShop({ _id: OTHER_SHOP })] });

  it('B9.1 orders over REST by a guest’s rules, in the shops of its token only', async () => {
    const edge = await openEdge({}, organisation());
    const { token } = await tokenOf(edge);
    const { create, find, get } = restClient(edge, token);
    const bill = (await create('tableSessions/create', aTakeAway())) as TableSession;
    // as from a guest's phone: accepted by the staff first
    expect(bill).toMatchObject({ source: 'selfOrder', acceptance: 'pending' });
    expect(await get('tableSessions', bill._id)).toMatchObject({ _id: bill._id });
    expect(await find('tableSessions')).toMatchObject({ total: 1, data: [{ _id: bill._id }] });
    const [line] = aTakeAway().products;
    const free = aTakeAway({ products: [{ ...line, id: 'x', quantity: 1, manualPrice: 0 } as never] });
    expect(await codeOf(create('tableSessions/create', free))).toBe('badRequest');
    const table = aTakeAway({ session: { type: 'dineIn', tables: [{ item: 'table1' }] } });
    expect(await codeOf(create('tableSessions/create', table))).toBe('forbidden');
    expect(await codeOf(create('tableSessions/create', aTakeAway({ shop: OTHER_SHOP })))).toBe('forbidden');
    expect(await codeOf(find('tableSessions', { shop: OTHER_SHOP }))).toBe('forbidden');
    expect(await codeOf(create('tableSessions/accept', { requestId: randomUUID(), session: bill._id }))).toBe(
      'forbidden',
    );
    // it reads the bill of another guest and does not order into it
    const other = (await edge.core.ordering.create(aTakeAway(), { kind: 'guest' }))._id;
    expect(await get('tableSessions', other)).toMatchObject({ _id: other });
    const order = { requestId: randomUUID(), session: other, cart: aTakeAway().products, total: 2000 };
    expect(await codeOf(create('tableSessions/order', order))).toBe('sessionNotFound');
  });

  it('B9.1 makes the calls of its scopes only, and its changes carry its name', async () => {
    const edge = await openEdge();
    const reader = restClient(edge, (await tokenOf(edge, { scopes: ['menu:read'] })).token);
    expect(await reader.find('products', { shops: SHOP })).toMatchObject({ total: 4 });
    expect(await codeOf(reader.find('tableSessions', { shop: SHOP }))).toBe('forbidden');
    const stock = { stock: { quantity: 7 } };
    expect(await codeOf(reader.patch('products', 'cake', stock))).toBe('forbidden');

    const { token, _id } = await tokenOf(edge, { scopes: ['menu:write'] });
    const editor = restClient(edge, token);
    expect(await editor.patch('products', 'cake', stock)).toMatchObject({ stock: { quantity: 7 } });
    const [row] = (await edge.core.audit.find({ shop: SHOP }, OWNER)).data;
    expect(row).toMatchObject({ action: 'changeStock', token: { _id, name: 'Website' } });
    expect(row).not.toHaveProperty('staff');
    const edits = [{ path: 'price', was: 2000, value: 2100 }];
    const call = { requestId: randomUUID(), changeSet: 'now', edits };
    // rice is sold in both shops, the token is good for one
    expect(await codeOf(editor.patch('products', 'rice', call))).toBe('forbidden');
    const everywhere = restClient(edge, (await tokenOf(edge, { scopes: ['menu:write'], shops: [] })).token);
    expect(await everywhere.patch('products', 'rice', call)).toMatchObject({ price: 2100 });
    const taxes = {
      requestId: randomUUID(),
      changeSet: 'open',
      edits: [{ ...edits[0], list: 'shops', entity: SHOP }],
    };
    expect(await codeOf(everywhere.create('changeSets/edit', taxes))).toMatch(/forbidden|badRequest/);
  });

  it('B9.1 makes twenty calls a second, then 429 with the wait', async () => {
    const edge = await openEdge();
    const { token } = await tokenOf(edge);
    const { find } = restClient(edge, token);
    for (let count = 0; count < 20; count += 1) await find('tableSessions');
    const refusal = await refusalOf(find('tableSessions'));
    expect(refusal).toMatchObject({ code: 429, data: { code: 'tooManyRequests', retryAfter: 1 } });
    // another token has a rate of its own
    await restClient(edge, (await tokenOf(edge)).token).find('tableSessions');
    edge.clock.advance(1_000);
    await find('tableSessions');
  });

  it('B9.1 signs a live connection in, hears of its shops’ bills, and is out at once when the token ends', async () => {
    const edge = await openEdge();
    const { token, _id } = await tokenOf(edge);
    const [live, elsewhere, guest] = [await edge.connect(), await edge.connect(), await edge.connect()];
    const signedIn = await live.app.authenticate({ strategy: 'jwt', accessToken: token });
    expect(signedIn).toMatchObject({ accessToken: token, apiToken: { _id, name: 'Website' } });
    const other = await tokenOf(edge, { shops: [OTHER_SHOP] });
    await elsewhere.app.authenticate({ strategy: 'jwt', accessToken: other.token });
    const missed = elsewhere.collect('tableSessions patched');
    const heard = live.next('tableSessions patched');
    const {
      restoreKey: _key,
      guest: _guest,
      ...bill
    } = await guest.service('tableSessions/create').create(aTakeAway());
    expect(await heard).toEqual(bill);
    expect(await live.service('tableSessions').get(bill._id)).toEqual(bill);
    await elsewhere.service('shops').find();
    expect(missed).toEqual([]);

    const removed = live.next('authentication removed');
    const [owner] = [await edge.connect()];
    await owner.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '9999' });
    expect(await codeOf(owner.service('apiTokens').remove(_id))).toBe('passwordNeeded');
    await owner.app.authenticate({ strategy: 'jwt', accessToken: await edge.tokenFor('9999') });
    const ended: ApiToken = await owner.service('apiTokens').remove(_id);
    expect(ended).toMatchObject({ _id, name: 'Website' });
    await removed;
    expect(await codeOf(live.service('tableSessions').get(bill._id))).toBe('sessionNotFound');
  });
});
