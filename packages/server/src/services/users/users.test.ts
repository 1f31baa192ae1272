import { describe, expect, it } from 'vitest';
import { aTakeAway } from '../../../test/kits/calls.ts';
import { type Edge, openEdge, refusalOf } from '../../../test/kits/edge.ts';
import { smallOrganisation } from '../../../test/kits/small-organisation.ts';

const PASSWORD = 'Right-Horse-1';
const GOLD = { _id: 'gold', name: { en: 'Gold', cht: '金', chs: '金' }, orderDiscount: 0.9 };
const MINUTE_MS = 60_000;

async function anEdge(): Promise<Edge> {
  const [one, other] = ['mei', 'kai'].map((name) => ({
    _id: name,
    name,
    email: `${name}@example.com`,
    status: 'active' as const,
    vipLevel: 'gold',
    password: PASSWORD,
  }));
  if (one === undefined || other === undefined) throw new Error('two members');
  return openEdge({}, smallOrganisation({ vipLevels: [GOLD], users: [one, other] }));
}

const logInAs = (email: string, more: object = {}) => ({
  strategy: 'local',
  email,
  password: PASSWORD,
  ...more,
});
const MEI = logInAs('mei@example.com');

/** Returns the refresh cookie of an answer as the browser sends it back. */
function cookieOf(headers: Headers): string {
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

describe('logging in over REST', () => {
  it('puts the refresh token into an HttpOnly cookie and not into the answer', async () => {
    const edge = await anEdge();
    const answer = await edge.rest('/api/authentication', { json: MEI });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ user: { _id: 'mei' }, accessToken: expect.any(String) });
    expect(JSON.stringify(answer.body)).not.toMatch(/refreshToken|hash/i);
    const cookie = answer.headers.get('set-cookie') ?? '';
    for (const word of [
      'HttpOnly',
      'SameSite=Strict',
      'Path=/api/authentication',
      'Expires=',
      'Max-Age=2592000;',
    ])
      expect(cookie).toContain(word);
    expect(cookie).not.toContain('Secure');
    const renewed = await edge.rest('/api/authentication', {
      json: { strategy: 'refresh' },
      headers: { cookie: cookieOf(answer.headers) },
    });
    expect(renewed.body).toMatchObject({ user: { _id: 'mei' } });
    expect(cookieOf(renewed.headers)).not.toBe(cookieOf(answer.headers));
    const out = await edge.rest('/api/authentication', {
      method: 'DELETE',
      headers: { cookie: cookieOf(renewed.headers) },
    });
    expect(out.body).toEqual({ status: 'done' });
    expect(out.headers.get('set-cookie')).toContain(
      'comandaRefresh=; Path=/api/authentication; Expires=Thu, 01 Jan 1970',
    );
    const again = await edge.rest('/api/authentication', {
      json: { strategy: 'refresh' },
      headers: { cookie: cookieOf(renewed.headers) },
    });
    expect(again.status).toBe(401);
  });

  it('rejects the cookie of a cross-site request, and marks it `Secure` for HTTPS', async () => {
    const edge = await anEdge();
    const { headers } = await edge.rest('/api/authentication', { json: MEI });
    const foreign = { cookie: cookieOf(headers), origin: 'https://evil.example' };
    const renewed = await edge.rest('/api/authentication', {
      json: { strategy: 'refresh' },
      headers: foreign,
    });
    expect(renewed.status).toBe(403);
    const behind = await openEdge({ reach: { trustProxy: false, publicUrl: 'https://order.example' } });
    const signedUp = await behind.rest('/api/users', {
      json: { email: 'a@example.com', password: PASSWORD },
    });
    expect(signedUp.status).toBe(201);
    const secure = await behind.rest('/api/authentication', { json: logInAs('a@example.com') });
    expect(secure.headers.get('set-cookie')).toContain('; Secure');
  });

  it('puts the refresh token into the answer on request', async () => {
    const edge = await anEdge();
    const answer = await edge.rest('/api/authentication', { json: { ...MEI, refresh: 'body' } });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.body).toMatchObject({ refreshToken: expect.any(String) });
  });
});

describe('a live connection', () => {
  it('is the member’s until the token expires, and stays so when renewed in time', async () => {
    const edge = await anEdge();
    const phone = await edge.connect();
    const { refreshToken } = await phone.app.authenticate(MEI);
    const placed = await phone.service('tableSessions/create').create(aTakeAway({ total: 1800 }));
    await phone.service('tableSessions/subscribe').create({ item: placed._id });
    edge.clock.advance(14 * MINUTE_MS);
    const renewed = await phone.service('authentication').create({ strategy: 'refresh', refreshToken });
    expect(renewed).toMatchObject({ user: { _id: 'mei' } });
    edge.clock.advance(14 * MINUTE_MS);
    expect(await phone.service('users').get('mei')).toMatchObject({ name: 'mei' });
    const patched = phone.next('tableSessions patched');
    await phone.service('tableSessions/updatePayment').create({ session: placed._id });
    expect(await patched).toMatchObject({ _id: placed._id });
    edge.clock.advance(2 * MINUTE_MS);
    expect((await refusalOf(phone.service('users').get('mei'))).data.code).toBe('notAuthenticated');
    await phone.service('authentication').create({ strategy: 'refresh', refreshToken: renewed.refreshToken });
    expect(await phone.service('users').get('mei')).toMatchObject({ name: 'mei' });
  });

  it('is a guest’s after logging out, and all are after logging out everywhere', async () => {
    const edge = await anEdge();
    const [phone, tablet] = [await edge.connect(), await edge.connect()];
    await phone.app.authenticate(MEI);
    await tablet.app.authenticate(MEI);
    await phone.app.logout();
    expect((await refusalOf(phone.service('users').get('mei'))).code).toBe(401);
    expect(await tablet.service('users').get('mei')).toMatchObject({ name: 'mei' });
    await phone.app.authenticate(MEI);
    await phone.service('users/logoutEverywhere').create({});
    await expect.poll(async () => (await tablet.emitRaw('get', 'users', 'mei', {}))?.code).toBe(401);
    expect((await refusalOf(phone.service('users').get('mei'))).code).toBe(401);
  });
});

describe('finding users', () => {
  const OPERATORS = [
    { _id: 'kai' },
    { _id: { $ne: 'mei' } },
    { _id: { $nin: ['mei'] } },
    { _id: { $in: ['kai', 'mei'] } },
    { _id: { $gt: '' } },
    { _id: { $gte: 'a' } },
    { _id: { $lt: 'z' } },
    { _id: { $lte: 'z' } },
    { email: { $ne: '' } },
    { $or: [{ _id: 'kai' }, { email: 'kai@example.com' }] },
    { $and: [{ email: { $gt: 'a' } }] },
    { $or: [{ $and: [{ _id: { $ne: 'mei' } }] }] },
    { $sort: { email: -1 }, $limit: 100, $skip: 0 },
    { $select: ['email'] },
    { $populate: 'vipLevel' },
    {},
  ];

  it('returns a member only to themselves, whatever the query', async () => {
    const edge = await anEdge();
    const phone = await edge.connect();
    await phone.app.authenticate(MEI);
    for (const query of OPERATORS) {
      const { data } = await phone.service('users').find({ query });
      expect(
        data.filter(({ _id }: { _id: string }) => _id !== 'mei'),
        JSON.stringify(query),
      ).toEqual([]);
      expect(JSON.stringify(data)).not.toMatch(/hash|kai/i);
    }
    const own = await phone
      .service('users')
      .find({ query: { _id: 'mei', $limit: 1, $populate: 'vipLevel' } });
    expect(own).toMatchObject({ total: 1, data: [{ email: 'mei@example.com', vipLevel: { _id: 'gold' } }] });
    expect((await refusalOf(phone.service('users').get('kai'))).code).toBe(404);
    expect((await refusalOf(phone.service('users').patch('kai', { name: 'x' }))).code).toBe(404);
    for (const query of [
      { passwordHash: { $gt: '' } },
      { email: { $regex: '.' } },
      { $where: '1' },
      { status: { $exists: 1 } },
    ])
      expect((await refusalOf(phone.service('users').find({ query }))).code).toBe(400);
  });

  it('is refused to guests', async () => {
    const edge = await anEdge();
    const guest = await edge.connect();
    for (const query of OPERATORS)
      expect((await refusalOf(guest.service('users').find({ query }))).code, JSON.stringify(query)).toBe(401);
    expect((await refusalOf(guest.service('users').get('mei'))).code).toBe(401);
  });

  it('returns one member to the till by an exact id, e-mail or phone', async () => {
    const edge = await anEdge();
    const till = await edge.connect();
    await till.app.authenticate({ strategy: 'pin', shop: 'shop1', pin: '1111' });
    const find = (query: object) => till.service('users').find({ query });
    const kai = { _id: 'kai', name: 'kai', status: 'active', vipLevel: 'gold' };
    expect(await find({ email: 'KAI@example.com' })).toEqual({ total: 1, limit: 100, skip: 0, data: [kai] });
    expect(await find({ _id: 'kai', $select: ['name'] })).toMatchObject({
      data: [{ _id: 'kai', name: 'kai' }],
    });
    expect(await find({ email: 'nobody@example.com' })).toMatchObject({ total: 0 });
    expect(await till.service('users').get('kai')).toEqual(kai);
    const wide = [
      {},
      { _id: { $gt: '' } },
      { _id: 'kai', email: { $lt: 'm' } },
      { $or: [{ _id: 'kai' }] },
      { name: 'kai' },
    ];
    for (const query of wide) expect((await refusalOf(find(query))).code, JSON.stringify(query)).toBe(400);
    const cook = await edge.connect();
    await cook.app.authenticate({ strategy: 'pin', shop: 'shop1', pin: '2222' });
    expect((await refusalOf(cook.service('users').get('kai'))).code).toBe(403);
  });
});

describe('signing up', () => {
  it('refuses malformed data and protected fields', async () => {
    const edge = await openEdge({}, smallOrganisation({ staff: [] }));
    const sound = { email: 'amy@example.com', password: PASSWORD };
    const refused: Record<string, object> = {
      'no e-mail': { password: PASSWORD },
      'no e-mail address': { ...sound, email: 'amy' },
      'a line break in it': { ...sound, email: 'amy@example.com\nbcc:x@example.com' },
      'a short password': { ...sound, password: 'Short-1aa' },
      'no capital letter': { ...sound, password: 'right-horse-1' },
      'no small letter': { ...sound, password: 'RIGHT-HORSE-1' },
      'no number': { ...sound, password: 'Right-Horse-One' },
      'a level of one’s own choice': { ...sound, vipLevel: 'gold' },
      'an id': { ...sound, _id: 'mei' },
    };
    for (const [why, json] of Object.entries(refused))
      expect((await edge.rest('/api/users', { json })).status, why).toBe(400);
    expect((await edge.rest('/api/users', { json: sound })).status).toBe(201);
    const twice = await edge.rest('/api/users', { json: { ...sound, email: 'AMY@example.com' } });
    expect(twice).toMatchObject({ status: 409, body: { data: { code: 'emailTaken' } } });
  });
});
