import { describe, expect, it } from 'vitest';
import { GUEST } from '../../test/kits/calls.ts';
import { eachDatabase, type TestDatabases } from '../../test/kits/each-database.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP, smallOrganisation } from '../../test/kits/small-organisation.ts';
import { SECRET, seededCore } from '../../test/kits/test-core.ts';
import type { Core } from '../composition/create-core.ts';
import type { Actor } from '../core/actor.ts';
import { refreshTokenOf } from './tokens/refresh-token.ts';

const PASSWORD = 'Right-Horse-1';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const ASKER = { actor: GUEST, address: 'a' };
const NOT_AUTHENTICATED = rejected('notAuthenticated');

function organisation() {
  return smallOrganisation({
    users: [
      {
        _id: 'mei',
        name: 'Mei',
        email: 'mei@example.com',
        phone: '+85255550101',
        status: 'active',
        password: PASSWORD,
      },
      { _id: 'gone', email: 'gone@example.com', status: 'disabled', password: PASSWORD },
    ],
    staff: [
      {
        _id: 'owner1',
        name: 'Owner',
        role: 'owner',
        shops: [],
        pin: '9999',
        email: 'owner@example.com',
        password: PASSWORD,
      },
    ],
  });
}

async function aCore(databases: TestDatabases) {
  return seededCore(await databases.open(), { organisation: organisation() });
}

function logIn(core: Core, more: object = {}, address = 'a') {
  const call = { strategy: 'local', email: 'mei@example.com', password: PASSWORD, ...more } as const;
  return core.identity.logIn(call, { ...ASKER, address });
}

eachDatabase((databases) => {
  describe('logging in', () => {
    it('accepts an e-mail in any case or a national telephone number; the token is valid for 15 minutes', async () => {
      const { core, clock } = await aCore(databases);
      const { answer, actor } = await logIn(core, { email: 'MEI@Example.com' });
      expect(answer).toMatchObject({
        expiresAt: '2026-03-02T04:15:00.000Z',
        user: { _id: 'mei', name: 'Mei', email: 'mei@example.com' },
      });
      expect(JSON.stringify(answer)).not.toMatch(/argon2|passwordHash/);
      expect(actor).toMatchObject({ kind: 'member', user: 'mei' });
      for (const phone of ['5555 0101', '(852) 5555-0101', '+852 5555 0101', '0085255550101']) {
        const byPhone = core.identity.logIn({ strategy: 'local', phone, password: PASSWORD }, ASKER);
        if (phone.startsWith('(')) await expect(byPhone).rejects.toEqual(rejected('invalidCredentials'));
        else expect((await byPhone).actor).toMatchObject({ user: 'mei' });
      }
      expect(await core.identity.verify(answer.accessToken)).toMatchObject({ kind: 'member', user: 'mei' });
      // plus the tolerance between the clocks of two nodes
      clock.advance(15 * MINUTE_MS + 29_000);
      expect(await core.identity.verify(answer.accessToken)).toMatchObject({ user: 'mei' });
      clock.advance(1_000);
      await expect(core.identity.verify(answer.accessToken)).rejects.toEqual(NOT_AUTHENTICATED);
    });

    it('gives the same error for a wrong password, an unknown name and a disabled account', async () => {
      const { core } = await aCore(databases);
      const wrong = rejected('invalidCredentials', {});
      await expect(logIn(core, { password: 'Wrong-Horse-1' })).rejects.toEqual(wrong);
      await expect(logIn(core, { email: 'nobody@example.com' })).rejects.toEqual(wrong);
      await expect(logIn(core, { email: 'gone@example.com' })).rejects.toEqual(wrong);
    });

    it('rate-limits attempts at an account, existing or not, except on a trusted device of its owner', async () => {
      const { core } = await aCore(databases);
      const { answer } = await logIn(core);
      for (const email of ['mei@example.com', 'nobody@example.com']) {
        const attempt = (at: number) => logIn(core, { email, password: 'Wrong-Horse-1' }, `address ${at}`);
        for (let at = 0; at < 5; at += 1)
          await expect(attempt(at)).rejects.toEqual(rejected('invalidCredentials'));
        await expect(attempt(6)).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 15 }));
      }
      await expect(logIn(core)).rejects.toEqual(rejected('tooManyRequests'));
      expect((await logIn(core, { known: answer.known })).actor).toMatchObject({ user: 'mei' });
      await expect(logIn(core, { email: 'nobody@example.com', known: answer.known })).rejects.toEqual(
        rejected('tooManyRequests'),
      );
    });
  });

  describe('the owner', () => {
    it('logs in with a password, too, and switches to any shop', async () => {
      const { core } = await aCore(databases);
      const owner = await logIn(core, { email: 'owner@example.com' });
      expect(owner.actor).toMatchObject({
        kind: 'staff',
        shop: SHOP,
        staff: { _id: 'owner1', role: 'owner' },
      });
      const there = await core.identity.renew(owner.refresh?.token ?? '', OTHER_SHOP);
      expect(there.answer).toMatchObject({ shop: OTHER_SHOP });
      const again = await core.identity.renew(there.refresh?.token ?? '');
      expect(again.actor).toMatchObject({ shop: OTHER_SHOP });
      await expect(core.identity.renew(again.refresh?.token ?? '', 'nowhere')).rejects.toEqual(
        rejected('shopNotFound'),
      );
      expect((await core.staffAuth.signIn({ shop: SHOP, pin: '9999' }, 'a')).staff.role).toBe('owner');
    });
  });

  describe('a refresh token', () => {
    it('is replaced when it renews; two concurrent tabs both stay logged in', async () => {
      const { core, clock } = await aCore(databases);
      const first = (await logIn(core)).refresh?.token ?? '';
      const [one, other] = await Promise.all([core.identity.renew(first), core.identity.renew(first)]);
      expect(one.refresh?.token).not.toBe(first);
      expect(other.refresh?.token).toBe(one.refresh?.token);
      clock.advance(29 * DAY_MS);
      const later = await core.identity.renew(one.refresh?.token ?? '');
      expect(later.refresh?.expiresAt).toBe('2026-04-30T04:00:00.000Z');
      clock.advance(30 * DAY_MS);
      await expect(core.identity.renew(later.refresh?.token ?? '')).rejects.toEqual(NOT_AUTHENTICATED);
    });

    it('that is reused after its replacement ends the log-in', async () => {
      const { core, clock, events } = await aCore(databases);
      const stolen = (await logIn(core)).refresh?.token ?? '';
      const elsewhere = await logIn(core);
      const own = await core.identity.renew(stolen);
      clock.advance(60_001);
      await expect(core.identity.renew(stolen)).rejects.toEqual(NOT_AUTHENTICATED);
      expect(events.at(-1)).toMatchObject({ topic: 'identities', id: 'mei' });
      await expect(core.identity.verify(own.answer.accessToken)).rejects.toEqual(NOT_AUTHENTICATED);
      await expect(core.identity.renew(own.refresh?.token ?? '')).rejects.toEqual(NOT_AUTHENTICATED);
      expect(await core.identity.verify(elsewhere.answer.accessToken)).toMatchObject({ user: 'mei' });
    });

    it('is refused when it is invented, signed with another secret or without a log-in', async () => {
      const { core } = await aCore(databases);
      const token = (await logIn(core)).refresh?.token ?? '';
      const [logInId = ''] = token.split('.');
      const claims = { logIn: logInId, generation: 1 };
      const forged = [
        '',
        'a.1.b',
        `${token}x`,
        token.replace('.1.', '.2.'),
        refreshTokenOf('another secret', claims),
        refreshTokenOf(SECRET, { logIn: 'made-up', generation: 1 }),
      ];
      for (const made of forged) await expect(core.identity.renew(made)).rejects.toEqual(NOT_AUTHENTICATED);
      expect((await core.identity.renew(token)).actor).toMatchObject({ user: 'mei' });
    });
  });

  describe('logging out', () => {
    it('ends this log-in only; everywhere ends all of them', async () => {
      const { core, clock } = await aCore(databases);
      const [here, there] = [await logIn(core), await logIn(core)];
      const isIn = (token: string) =>
        core.identity.verify(token).then(
          () => true,
          () => false,
        );
      const tokens = [here, there].map(({ answer }) => answer.accessToken);
      await core.identity.logOut(here.actor);
      expect(await Promise.all(tokens.map(isIn))).toEqual([false, true]);
      await core.identity.logOut(GUEST, here.refresh?.token);
      const third = await logIn(core);
      await core.identity.logOutEverywhere(there.actor);
      expect(await Promise.all([...tokens, third.answer.accessToken].map(isIn))).toEqual([
        false,
        false,
        false,
      ]);
      await expect(core.identity.renew(third.refresh?.token ?? '')).rejects.toEqual(NOT_AUTHENTICATED);
      await expect(core.identity.logOutEverywhere(GUEST)).rejects.toEqual(NOT_AUTHENTICATED);
      await logIn(core);
      clock.advance(31 * DAY_MS);
      expect(await core.identity.deleteExpired()).toBeGreaterThan(0);
    });

    it('ends a shift, too', async () => {
      const { core } = await aCore(databases);
      const { accessToken } = await core.staffAuth.signIn({ shop: SHOP, pin: '9999' }, 'a');
      const actor: Actor = await core.identity.verify(accessToken);
      await core.identity.logOut(actor);
      await expect(core.identity.verify(accessToken)).rejects.toEqual(NOT_AUTHENTICATED);
    });
  });
});
