import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { openEdge, refusalOf } from '../../../test/kits/edge.ts';
import { OTHER_SHOP, SHOP } from '../../../test/kits/small-organisation.ts';
import { SECRET } from '../../../test/kits/test-core.ts';

const HOUR = 60 * 60 * 1000;

function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.x`;
}

describe('authentication', () => {
  it('accepts a PIN with the Feathers client, and its token on the next connection', async () => {
    const edge = await openEdge();
    const first = await edge.connect();
    const signedIn = await first.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '2222' });
    expect(signedIn).toMatchObject({
      shop: SHOP,
      staff: { role: 'kitchen' },
      accessToken: expect.any(String),
    });
    expect(JSON.stringify(signedIn)).not.toMatch(/hash|"pin"/i);
    expect(await first.service('kitchenTickets').find()).toMatchObject({ data: [] });

    const second = await edge.connect();
    expect((await refusalOf(second.service('kitchenTickets').find())).data.code).toBe('notAuthenticated');
    await second.app.authenticate({ strategy: 'jwt', accessToken: signedIn.accessToken });
    expect(await second.service('kitchenTickets').find()).toMatchObject({ data: [] });
  });

  it('does not distinguish a wrong PIN from one of another shop', async () => {
    const edge = await openEdge();
    const signIn = async (pin: string) =>
      (await edge.rest('/api/authentication', { json: { strategy: 'pin', shop: SHOP, pin } })).body;
    expect(await signIn('0000')).toEqual(await signIn('3333'));
    expect(await signIn('0000')).toMatchObject({ code: 401, data: { code: 'invalidPin' } });
  });

  it('limits staff to their shop and role', async () => {
    const edge = await openEdge();
    const cook = await edge.connect();
    await cook.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '2222' });
    const elsewhere = cook.service('kitchenTickets').find({ query: { shop: OTHER_SHOP } });
    expect((await refusalOf(elsewhere)).data.code).toBe('forbidden');
    expect((await refusalOf(cook.service('payments').find())).data.code).toBe('forbidden');
    expect((await refusalOf(cook.service('tableCodes').find())).data.code).toBe('forbidden');
  });

  it('ends with the token, on a connection that is still open', async () => {
    const edge = await openEdge();
    const cook = await edge.connect();
    await cook.app.authenticate({ strategy: 'pin', shop: SHOP, pin: '2222' });
    edge.clock.advance(12 * HOUR - 1000);
    expect(await cook.service('kitchenTickets').find()).toMatchObject({ data: [] });
    edge.clock.advance(2000);
    expect((await refusalOf(cook.service('kitchenTickets').find())).data.code).toBe('notAuthenticated');
  });

  it('refuses tokens that are unsigned, of another key or algorithm, expired or without expiry', async () => {
    const edge = await openEdge();
    const now = Math.floor(edge.clock.now() / 1000);
    const { logIn } = decodeJwt(await edge.tokenFor('9999'));
    const claims = { shop: SHOP, iss: 'comanda', aud: 'staff', sub: 'owner1', logIn, iat: now };
    const signed = (key: string, alg: string, more: object) =>
      new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key));
    const ours = `accessToken:${SECRET}`;
    const exp = now + 3600;
    const tokens = {
      unsigned: unsigned({ ...claims, exp }),
      anotherKey: await signed('x'.repeat(64), 'HS256', { exp }),
      anotherAlgorithm: await signed(ours, 'HS384', { exp }),
      withoutEnd: await signed(ours, 'HS256', {}),
      expired: await signed(ours, 'HS256', { iat: now - 7200, exp: now - 3600 }),
      ofTheFuture: await signed(ours, 'HS256', { iat: now + 3600, exp: now + 7200 }),
      ofNoLogIn: await signed(ours, 'HS256', { exp, logIn: 'made-up' }),
      ofSomebodyElse: await signed(ours, 'HS256', { exp, sub: 'staff1' }),
      forAnotherUse: await signed(`knownPlace:${SECRET}`, 'HS256', { exp }),
      nonsense: 'a.b.c',
    };
    const guest = await edge.connect();
    for (const [name, accessToken] of Object.entries(tokens)) {
      const live = await refusalOf(guest.service('authentication').create({ strategy: 'jwt', accessToken }));
      expect(live.data.code, name).toBe('notAuthenticated');
      const headers = { authorization: `Bearer ${accessToken}` };
      expect((await edge.rest('/api/kitchenTickets', { headers })).status, name).toBe(401);
    }
    const sound = await signed(ours, 'HS256', { exp });
    const headers = { authorization: `Bearer ${sound}` };
    expect((await edge.rest('/api/kitchenTickets', { headers })).status).toBe(200);
  });

  it.each([
    [{ strategy: 'pin', shop: SHOP, pin: { $ne: 1 } }],
    [{ strategy: 'pin', shop: SHOP, pin: '1111', role: 'owner' }],
    [{ strategy: 'local', email: 'a', password: 'b' }],
    [{ strategy: 'local', email: { $ne: '' }, password: 'b' }],
    [{ strategy: 'local', password: 'b' }],
    [{}],
  ])('refuses %j as malformed', async (json) => {
    const edge = await openEdge();
    expect((await edge.rest('/api/authentication', { json })).status).toBe(400);
  });
});
