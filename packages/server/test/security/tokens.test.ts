import { createHmac, generateKeyPairSync } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { type Edge, openEdge } from '../kits/edge.ts';
import { SHOP } from '../kits/small-organisation.ts';
import { SECRET } from '../kits/test-core.ts';

const OURS = new TextEncoder().encode(`accessToken:${SECRET}`);
const HOUR = 3600;

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Returns a token with this header and these claims, signed with a text key. */
function signedByText(head: object, claims: object, key: string): string {
  const body = `${part(head)}.${part(claims)}`;
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}

async function claimsAt(edge: Edge) {
  const { logIn } = decodeJwt(await edge.tokenFor('9999'));
  const now = Math.floor(edge.clock.now() / 1000);
  const claims = {
    shop: SHOP,
    iss: 'comanda',
    aud: 'staff',
    sub: 'owner1',
    logIn,
    iat: now,
    exp: now + HOUR,
  };
  const signed = (more: object, alg = 'HS256') =>
    new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg }).sign(OURS);
  return { now, claims, signed };
}

async function isTaken(edge: Edge, token: string): Promise<boolean[]> {
  const guest = await edge.connect();
  const headers = { authorization: `Bearer ${token}` };
  const live = await guest.emitRaw('create', 'authentication', { strategy: 'jwt', accessToken: token });
  const rest = await edge.rest('/api/kitchenTickets', { headers });
  const byRest = await edge.rest('/api/authentication', { json: { strategy: 'jwt', accessToken: token } });
  expect(await guest.emitRaw('find', 'kitchenTickets', {})).toEqual(
    live === undefined ? undefined : expect.objectContaining({ code: 401 }),
  );
  return [live === undefined, rest.status === 200, byRest.status === 201];
}

describe('a forged token', () => {
  it('is accepted on no transport', async () => {
    const edge = await openEdge();
    const { now, claims, signed } = await claimsAt(edge);
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = own.publicKey.export({ format: 'jwk' });
    const byRsa = new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
    const byOwnKey = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', jwk }).sign(own.privateKey);
    const genuine = await signed({});
    const [head = '', body = '', mac = ''] = genuine.split('.');
    const forged = {
      'no algorithm': `${part({ alg: 'none' })}.${body}.`,
      'no algorithm, shouted': `${part({ alg: 'NONE' })}.${body}.${mac}`,
      'no head': `.${body}.${mac}`,
      'no signature': `${head}.${body}.`,
      'another body': `${head}.${part({ ...claims, sub: 'staff1' })}.${mac}`,
      'a public key for a secret': signedByText({ alg: 'HS256' }, claims, pem),
      'an empty secret': signedByText({ alg: 'HS256' }, claims, ''),
      'the secret without its purpose': signedByText({ alg: 'HS256' }, claims, SECRET),
      'a key it brings along': await byOwnKey,
      'a key by its name': signedByText({ alg: 'HS256', kid: '../../dev/null' }, claims, ''),
      'a key from elsewhere': signedByText({ alg: 'HS256', jku: 'https://evil.example' }, claims, 'x'),
      'another family of algorithms': await byRsa,
      'a longer algorithm': await signed({}, 'HS512'),
      'a critical extension': signedByText({ alg: 'HS256', crit: ['b64'], b64: false }, claims, SECRET),
      'no end': await signed({ exp: undefined }),
      'an end in the past': await signed({ iat: now - 2 * HOUR, exp: now - HOUR }),
      'a beginning in the future': await signed({ iat: now + HOUR, exp: now + 2 * HOUR }),
      'a beginning too long ago, and an end in a year': await signed({
        iat: now - 13 * HOUR,
        exp: now + 9000 * HOUR,
      }),
      'no beginning': await signed({ iat: undefined }),
      'not yet': await signed({ nbf: now + HOUR }),
      'another issuer': await signed({ iss: 'evil' }),
      'another use': await signed({ aud: 'known' }),
      'no use': await signed({ aud: undefined }),
      'a log-in that is not': await signed({ logIn: 'made-up' }),
      'the log-in of somebody else': await signed({ sub: 'staff1' }),
      'no issuer': await signed({ iss: undefined }),
      nobody: await signed({ sub: 'nobody' }),
      'for another use': await signed({ aud: 'member' }),
      'for no use': await signed({ aud: undefined }),
      'for every use': await signed({ aud: ['staff', 'member'] }),
      'no log-in': await signed({ logIn: undefined }),
      'a log-in that is none': await signed({ logIn: 'made-up' }),
      'somebody else’s log-in': await signed({ sub: 'staff1' }),
      'no subject': await signed({ sub: undefined }),
      'a subject that is no text': await signed({ sub: { $ne: 'x' } }).catch(() => 'a.b.c'),
      'a shop that is none': await signed({ shop: ['shop1'] }),
      'a shop that is not theirs': await signed({ sub: 'staff3' }),
    };
    for (const [how, token] of Object.entries(forged)) {
      expect(await isTaken(edge, token), how).toEqual([false, false, false]);
    }
    expect(await isTaken(edge, genuine)).toEqual([true, true, true]);
  });

  it('is not accepted in another form', async () => {
    const edge = await openEdge();
    const genuine = await (await claimsAt(edge)).signed({});
    for (const authorization of [
      `Bearer ${genuine}, Bearer x`,
      `Bearer  ${genuine}.x`,
      `bearer${genuine}`,
      `Basic ${genuine}`,
      genuine,
      `Bearer ${'a'.repeat(5_000)}.b.c`,
    ]) {
      const { status } = await edge.rest('/api/kitchenTickets', { headers: { authorization } });
      expect(status, authorization.slice(0, 20)).toBe(401);
    }
    expect((await edge.rest(`/api/kitchenTickets?access_token=${genuine}`)).status).toBe(401);
    expect(
      (await edge.rest('/api/kitchenTickets', { headers: { cookie: `access=${genuine}` } })).status,
    ).toBe(401);
  });
});
