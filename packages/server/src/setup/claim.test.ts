import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@comanda/domain';
import { expect, it } from 'vitest';
import { aClaim } from '../../test/kits/claims.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { smallOrganisation } from '../../test/kits/small-organisation.ts';
import { seededCore, startCore, type TestCore } from '../../test/kits/test-core.ts';
import { claimTokenOf } from './claim-token.ts';

const HERE = '192.0.2.1';

async function tokenOf({ core }: TestCore): Promise<string> {
  return (await core.setup.token()) ?? '';
}

function codeOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'done',
    (error: { readonly code?: string }) => error.code,
  );
}

eachDatabase((databases) => {
  const opened = async (): Promise<TestCore> => startCore(await databases.open());

  it('B1.1 an installation without an owner has one token of 100 bits, the same on all nodes and after a start', async () => {
    const place = await databases.newPlace();
    const one = await startCore(await databases.open(place));
    const token = await tokenOf(one);
    expect(token).toMatch(/^([2-9A-HJ-NP-Z]{5}-){3}[2-9A-HJ-NP-Z]{5}$/);
    if (databases.kind === 'postgres')
      expect(await tokenOf(await startCore(await databases.open(place)))).toBe(token);
    await expect(
      one.core.setup.check(` ${token.toLowerCase().replaceAll('-', ' ')}`),
    ).resolves.toBeUndefined();
    await one.core.setup.renew();
    expect(await codeOf(one.core.setup.check(token))).toBe('claimTokenInvalid');
    expect(await tokenOf(one)).not.toBe(token);
  });

  it('B1.1 no number of wrong tokens keeps the owner out', async () => {
    const node = await opened();
    const guess = () => codeOf(node.core.setup.check('22222-22222-22222-22222'));
    for (let at = 0; at < 70; at += 1) expect(await guess()).toBe('claimTokenInvalid');
    expect(await codeOf(node.core.setup.check(await tokenOf(node)))).toBe('done');
  });

  const claimIn = async (node: TestCore, country: 'VN' | 'TH') => {
    const { core } = node;
    const shop = { name: 'Quán Trăng', locale: 'zh-hk', country } as const;
    const claimed = await core.setup.claim(aClaim({ token: await tokenOf(node), shop }));
    const actor = await core.identity.verify(claimed.accessToken);
    const query = { limit: 10, skip: 0, sort: [], conditions: [] } as never;
    return {
      taxes: async () => {
        const menu = await core.catalogue.load(claimed.shop);
        return menu.list('taxSettings').map(({ percent, included }) => [percent, included]);
      },
      waiting: async () => {
        const { data } = await core.changeSets.find(query, undefined, actor);
        return data.filter(({ status }) => status === 'scheduled');
      },
    };
  };

  it('B1.6 a claim in Vietnam schedules the rate that follows, by the clock of the shop', async () => {
    const node = await opened();
    const { core, clock } = node;
    clock.advance(Date.parse('2026-12-01T05:00:00Z') - clock.now());
    const { taxes, waiting } = await claimIn(node, 'VN');
    expect(await taxes()).toEqual([[8, true]]);
    expect(await waiting()).toMatchObject([
      { name: '新稅率', publishAt: '2027-01-01T00:00', count: 1, scheduledBy: { name: 'Lin' } },
    ]);
    clock.advance(Date.parse('2026-12-31T16:59:59Z') - clock.now());
    expect(await core.changeSets.publishDue()).toBe(0);
    clock.advance(1000);
    expect(await core.changeSets.publishDue()).toBe(1);
    expect(await taxes()).toEqual([[10, true]]);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['VN', '2027-01-01T00:00:00+07:00', 10],
    ['TH', '2026-12-01T00:00:00+07:00', 7],
  ] as const)(
    'B1.6 a claim in %s on %s has the rate of its day, and nothing scheduled',
    async (country, at, rate) => {
      const node = await opened();
      node.clock.advance(Date.parse(at) - node.clock.now());
      const { taxes, waiting } = await claimIn(node, country);
      expect(await taxes()).toEqual([[rate, true]]);
      expect(await waiting()).toEqual([]);
    },
  );

  it('B1.2 a claim makes organisation, owner and log-in, and a second gets alreadyClaimed', async () => {
    const node = await opened();
    const { core } = node;
    const token = await tokenOf(node);
    const claimed = await core.setup.claim(aClaim({ token }));
    expect(claimed).toMatchObject({
      staff: { name: 'Lin', role: 'owner', shops: [] },
      pin: expect.stringMatching(/^\d{6}$/),
    });
    const actor = await core.identity.verify(claimed.accessToken);
    expect(actor).toMatchObject({ kind: 'staff', shop: claimed.shop });
    expect(core.catalogue.list('shops')).toMatchObject([
      { name: { en: 'Moon Lane Tea' }, currency: 'TWD', timezone: 'Asia/Taipei', openForOnline: false },
    ]);
    const menu = await core.catalogue.load(claimed.shop);
    expect(menu.list('taxSettings')).toMatchObject([
      { percent: 5, included: true, includeServiceCharge: true },
    ]);
    expect(menu.list('paymentMethods').map(({ provider }) => provider)).toEqual([
      'counter',
      'cash',
      'manual',
    ]);
    expect(await core.setup.token()).toBeUndefined();
    expect(await codeOf(core.setup.claim(aClaim({ token })))).toBe('alreadyClaimed');
    const byPin = await core.staffAuth.signIn({ shop: claimed.shop, pin: claimed.pin }, HERE);
    expect(byPin.staff._id).toBe(claimed.staff._id);
    const byPassword = { strategy: 'local', email: 'lin@example.com', password: 'Right-Horse-3' } as const;
    const { answer } = await core.identity.logIn(byPassword, { actor: { kind: 'guest' }, address: HERE });
    expect(answer).toMatchObject({ shop: claimed.shop });
    const [published] = (
      await core.changeSets.find({ limit: 10, skip: 0, sort: [], conditions: [] } as never, undefined, actor)
    ).data;
    expect(published).toMatchObject({ status: 'published', publishedBy: { name: 'Lin' } });
  });

  it('B1.2 a repeat whose answer was lost signs in with a new PIN; another password does not', async () => {
    const node = await opened();
    const { core } = node;
    const call = aClaim({ token: await tokenOf(node) });
    const first = await core.setup.claim(call);
    const again = await core.setup.claim(call);
    expect(again).toMatchObject({ shop: first.shop, staff: first.staff });
    expect(await core.staffAuth.signIn({ shop: first.shop, pin: again.pin }, HERE)).toMatchObject({
      staff: first.staff,
    });
    const stranger = { ...call, owner: { ...call.owner, password: 'Other-Horse-4' } };
    expect(await codeOf(core.setup.claim(stranger))).toBe('alreadyClaimed');
    expect(core.catalogue.list('shops')).toHaveLength(1);
  });

  it('B1.2 of claims at the same time, also on two nodes, one wins whole', async () => {
    const place = await databases.newPlace();
    const one = await startCore(await databases.open(place));
    const other = databases.kind === 'postgres' ? await startCore(await databases.open(place)) : one;
    const token = await tokenOf(one);
    const claims = [one, other, one, other].map(({ core }) =>
      codeOf(core.setup.claim(aClaim({ token, requestId: randomUUID() }))),
    );
    const outcomes = await Promise.all(claims);
    expect(outcomes.toSorted()).toEqual(['alreadyClaimed', 'alreadyClaimed', 'alreadyClaimed', 'done']);
    await other.core.catalogue.refresh();
    expect(other.core.catalogue.list('shops')).toHaveLength(1);
    expect(await codeOf(other.core.setup.check(token))).toBe('alreadyClaimed');
  });

  it('B1.2 a common password is refused before anything is made', async () => {
    const node = await opened();
    const token = await tokenOf(node);
    const owner = { name: 'Lin', email: 'lin@example.com', password: 'Password123' };
    expect(await codeOf(node.core.setup.claim(aClaim({ token, owner })))).toBe('badRequest');
    expect(await tokenOf(node)).toBe(token);
  });

  it('B1.2 once there is an owner a link sets their password, once and within an hour, audited and told by mail', async () => {
    const node = await opened();
    const { core, clock } = node;
    const { staff, shop } = await core.setup.claim(aClaim({ token: await tokenOf(node) }));
    const { path, name } = await core.setup.ownerLink();
    expect(name).toBe('Lin');
    const token = /#token=([\w-]+)&at=office$/.exec(path)?.[1] ?? '';
    await core.identity.resetPassword({ token, password: 'New-Horse-55' });
    expect(await codeOf(core.identity.resetPassword({ token, password: 'New-Horse-66' }))).toBe(
      'linkExpired',
    );
    const logIn = { strategy: 'local', email: 'lin@example.com', password: 'New-Horse-55' } as const;
    const { answer } = await core.identity.logIn(logIn, { actor: { kind: 'guest' }, address: HERE });
    expect(answer).toMatchObject({ shop });
    const mails = await core.mails.find('http://here');
    expect(mails).toMatchObject([{ to: 'lin@example.com', subject: 'A password link was made for you' }]);
    const late = await core.setup.ownerLink('LIN@example.com');
    clock.advance(HOUR_MS + 1);
    const lateToken = /#token=([\w-]+)/.exec(late.path)?.[1] ?? '';
    expect(await codeOf(core.identity.resetPassword({ token: lateToken, password: 'New-Horse-77' }))).toBe(
      'linkExpired',
    );
    expect(await codeOf(core.setup.ownerLink('nobody@example.com'))).toBe('notFound');
    expect(staff.role).toBe('owner');
  });

  it('B1.1 what was seeded with people has an owner, and prints no token', async () => {
    const { core } = await seededCore(await databases.open(), { organisation: smallOrganisation() });
    expect(await core.setup.token()).toBeUndefined();
    const token = claimTokenOf('a secret of thirty-two characters', 1);
    expect(await codeOf(core.setup.claim(aClaim({ token })))).toBe('alreadyClaimed');
  });
});
