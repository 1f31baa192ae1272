import type { ChangeProfile, SignUp } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { SHOP } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import type { Core } from '../../composition/create-core.ts';
import type { Actor } from '../../core/actor.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';

const PASSWORD = 'Right-Horse-1';
const aSignUp = (overrides: Partial<SignUp> = {}): SignUp => ({
  email: 'Amy@Example.com',
  password: PASSWORD,
  ...overrides,
});
const problem = (field: string, rule: string) => rejected('badRequest', { problems: [{ field, rule }] });

function logIn(core: Core, email: string, password = PASSWORD) {
  return core.identity.logIn({ strategy: 'local', email, password }, { actor: GUEST, address: 'a' });
}

eachDatabase((databases) => {
  describe('signing up', () => {
    it('creates a member who can log in, with normalised e-mail and telephone number', async () => {
      const { core } = await seededCore(await databases.open());
      const user = await core.users.signUp(
        aSignUp({ name: 'Amy', phone: '5555 0001', locale: 'zh-hk' }),
        'a',
      );
      expect(user).toEqual({
        _id: expect.any(String),
        email: 'amy@example.com',
        phone: '+85255550001',
        name: 'Amy',
        locale: 'zh-hk',
        status: 'active',
        createdAt: '2026-03-02T04:00:00.000Z',
        updatedAt: '2026-03-02T04:00:00.000Z',
      });
      expect((await logIn(core, 'amy@example.com')).actor).toMatchObject({ user: user._id });
    });

    it('reports a taken e-mail or telephone number, up to sixty times an hour from one address', async () => {
      const { core } = await seededCore(await databases.open());
      await core.users.signUp(aSignUp({ phone: '+85255550001' }), 'a');
      const taken = (overrides: Partial<SignUp>) => core.users.signUp(aSignUp(overrides), 'a');
      await expect(taken({ email: 'AMY@example.com' })).rejects.toEqual(rejected('emailTaken'));
      await expect(taken({ email: 'bob@example.com', phone: '5555 0001' })).rejects.toEqual(
        rejected('phoneTaken'),
      );
      await expect(taken({ email: 'bob@example.com', phone: '12' })).rejects.toEqual(
        problem('/phone', 'phone'),
      );
      await expect(taken({ password: 'Password123' })).rejects.toEqual(problem('/password', 'common'));
      const many = await Promise.allSettled(Array.from({ length: 57 }, () => taken({})));
      expect(many.map((one) => one.status === 'rejected' && one.reason.code)).not.toContain(
        'tooManyRequests',
      );
      await expect(taken({})).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 3600 }));
    }, 60_000);
  });

  describe('a profile', () => {
    async function members() {
      const { core } = await seededCore(await databases.open());
      const amy = await core.users.signUp(aSignUp(), 'a');
      const bob = await core.users.signUp(aSignUp({ email: 'bob@example.com', phone: '5555 0002' }), 'a');
      const { actor } = await logIn(core, 'amy@example.com');
      const change = (call: ChangeProfile, id = amy._id, as: Actor = actor) =>
        core.users.change(id, call, as, 'a');
      return { core, amy, bob, change };
    }

    it('is changed by its own member only', async () => {
      const { change, amy, bob } = await members();
      expect(await change({ name: 'Amy C', phone: '55550009', locale: 'en' })).toMatchObject({
        name: 'Amy C',
        phone: '+85255550009',
        email: 'amy@example.com',
      });
      expect(await change({ phone: null })).not.toHaveProperty('phone');
      await expect(change({ name: 'x' }, bob._id)).rejects.toEqual(rejected('notFound'));
      await expect(change({ name: 'x' }, amy._id, GUEST)).rejects.toEqual(rejected('notFound'));
      await expect(change({ phone: '5555 0002' })).rejects.toEqual(rejected('phoneTaken'));
    });

    it('requires the current password for a new e-mail or password; a new password ends all other log-ins', async () => {
      const { core, change } = await members();
      const elsewhere = await logIn(core, 'amy@example.com');
      const email = 'amy@example.org';
      await expect(change({ email })).rejects.toEqual(problem('/password', 'required'));
      await expect(change({ email, password: 'Wrong-Horse-1' })).rejects.toEqual(
        rejected('invalidCredentials'),
      );
      await expect(change({ email: 'bob@example.com', password: PASSWORD })).rejects.toEqual(
        rejected('emailTaken'),
      );
      expect(await change({ email, password: PASSWORD })).toMatchObject({ email });
      const newPassword = 'Other-Horse-2';
      await expect(change({ newPassword: 'Welcome123!', password: PASSWORD })).rejects.toEqual(
        problem('/newPassword', 'common'),
      );
      await change({ newPassword, password: PASSWORD });
      await expect(core.identity.verify(elsewhere.answer.accessToken)).rejects.toEqual(
        rejected('notAuthenticated'),
      );
      await change({ name: 'still in' });
      await expect(logIn(core, email)).rejects.toEqual(rejected('invalidCredentials'));
      expect((await logIn(core, email, newPassword)).actor).toMatchObject({ kind: 'member' });
    });

    it('is shown to the till without contacts', async () => {
      const { core, bob } = await members();
      const seen = { _id: bob._id, status: 'active' };
      expect(await core.users.lookUp('_id', bob._id, SHOP)).toEqual(seen);
      expect(await core.users.lookUp('email', 'BOB@example.com', SHOP)).toEqual(seen);
      expect(await core.users.lookUp('phone', '5555-0002', SHOP)).toEqual(seen);
      expect(await core.users.lookUp('phone', '5555', SHOP)).toBeUndefined();
    });
  });
});

describe('a common password', () => {
  it('is on the list, with or without punctuation at its end, or has few distinct characters', () => {
    const passwords = ['Password123', 'PASSWORD123!', 'Aaaaaaaaa1', 'Right-Horse-1', 'Comanda2026'];
    expect(passwords.map(isCommonPassword)).toEqual([true, true, true, false, false]);
  });
});
