import { describe, expect, it } from 'vitest';
import { GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase, type TestDatabases } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore, startCore } from '../../../test/kits/test-core.ts';
import type { Mailer } from '../../mails/mailer.ts';

const PASSWORD = 'Right-Horse-1';
const NEW_PASSWORD = 'Other-Horse-2';
const EMAIL = 'mei@example.com';
const ORIGIN = 'https://order.example';
const HOUR_MS = 3_600_000;
const EXPIRED = rejected('linkExpired');

type Post = { readonly mailer?: Mailer; readonly showMail?: (text: string) => void };

async function forgetful(databases: TestDatabases, post?: Post) {
  const member = {
    _id: 'mei',
    name: 'Mei',
    email: EMAIL,
    locale: 'zh-hk',
    status: 'active',
    password: PASSWORD,
  } as const;
  const owner = {
    _id: 'o1',
    name: 'Ona',
    role: 'owner',
    shops: [],
    pin: '9999',
    email: 'ona@example.com',
    password: PASSWORD,
  } as const;
  const db = await databases.open();
  const organisation = smallOrganisation({ users: [member], staff: [{ ...owner, shops: [] }] });
  const test = await seededCore(db, { organisation });
  const { core } = post === undefined ? test : await startCore(db, { clock: test.clock, ...post });
  const { identity, mails } = core;
  const logIn = (password: string, email = EMAIL) =>
    identity.logIn({ strategy: 'local', email, password }, { actor: GUEST, address: 'a' });
  const forgot = (email = EMAIL, address = 'a') => identity.forgotPassword({ email }, address);
  const token = async () => /#token=([\w-]+)/.exec((await mails.find(ORIGIN))[0]?.text ?? '')?.[1] ?? '';
  const reset = (given: string, password = NEW_PASSWORD) =>
    identity.resetPassword({ token: given, password });
  return { ...test, db, core, logIn, forgot, token, reset };
}

eachDatabase((databases) => {
  describe('a forgotten password', () => {
    it('is replaced by a link, once, which ends all log-ins of the account', async () => {
      const { core, forgot, token, reset, logIn } = await forgetful(databases);
      const before = await logIn(PASSWORD);
      await forgot('MEI@example.com');
      const [mail] = await core.mails.find(ORIGIN);
      expect(mail).toMatchObject({ to: EMAIL, subject: '重設密碼', status: 'waiting' });
      expect(mail?.text).toContain(`Mei，你好：`);
      expect(mail?.text).toContain(`${ORIGIN}/member/resetPassword#token=`);
      const given = await token();
      await expect(reset(given, 'Password123')).rejects.toEqual(rejected('badRequest'));
      const both = await Promise.allSettled([reset(given), reset(given)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      await expect(reset(given)).rejects.toEqual(EXPIRED);
      await expect(core.identity.verify(before.answer.accessToken)).rejects.toEqual(
        rejected('notAuthenticated'),
      );
      await expect(logIn(PASSWORD)).rejects.toEqual(rejected('invalidCredentials'));
      expect((await logIn(NEW_PASSWORD)).actor).toMatchObject({ user: 'mei' });
    });

    it('has its links deleted when the password or the e-mail changes', async () => {
      const { core, forgot, token, reset, logIn } = await forgetful(databases);
      const { actor } = await logIn(PASSWORD);
      for (const change of [{ newPassword: NEW_PASSWORD }, { email: 'new@example.com' }]) {
        await forgot();
        const given = await token();
        const password = 'newPassword' in change ? PASSWORD : NEW_PASSWORD;
        await core.users.change('mei', { ...change, password }, actor, 'a');
        await expect(reset(given, 'Third-Horse-3')).rejects.toEqual(EXPIRED);
      }
    });

    it('can be an owner’s, too', async () => {
      const { forgot, token, reset, logIn } = await forgetful(databases);
      await forgot('ona@example.com');
      await reset(await token());
      expect((await logIn(NEW_PASSWORD, 'ona@example.com')).actor).toMatchObject({ kind: 'staff' });
    });

    it('cannot be replaced by an expired or an invented link', async () => {
      const { core, clock, forgot, token, reset } = await forgetful(databases);
      await forgot();
      const given = await token();
      await expect(reset('made-up')).rejects.toEqual(EXPIRED);
      clock.advance(HOUR_MS);
      await expect(reset(given)).rejects.toEqual(EXPIRED);
      await core.mails.sendDue();
      expect(await core.mails.find(ORIGIN)).toMatchObject([{ status: 'expired', text: '' }]);
      expect(await core.identity.deleteExpired()).toBeGreaterThan(0);
    });

    it('of an unknown e-mail gets the same answer and writes, but no mail; five requests an hour are allowed', async () => {
      const { core, db, forgot } = await forgetful(databases);
      for (const email of [EMAIL, 'nobody@example.com']) {
        for (let time = 0; time < 5; time += 1) await forgot(email);
        await expect(forgot(email)).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 3600 }));
      }
      const rows = await db.read.query((q) => q.selectFrom('password_resets').select('hash'));
      expect(rows).toHaveLength(10);
      expect((await core.mails.find(ORIGIN)).map(({ to }) => to)).toEqual(
        Array.from({ length: 5 }, () => EMAIL),
      );
    });
  });

  describe('a mail', () => {
    it('is sent once, after its commit, and its link is deleted then', async () => {
      const sent: { to: string; subject: string; text: string }[] = [];
      const mailer: Mailer = { send: async (mail) => void sent.push(mail) };
      const { core, forgot } = await forgetful(databases, { mailer });
      await forgot();
      await Promise.all([core.mails.sendDue(), core.mails.sendDue()]);
      expect(sent).toMatchObject([
        { to: EMAIL, text: expect.stringContaining('http://localhost/member/resetPassword#token=') },
      ]);
      expect(await core.mails.find(ORIGIN)).toMatchObject([{ status: 'sent', text: '' }]);
    });

    it('without a mail server is printed once in development, and stays in the outbox', async () => {
      const shown: string[] = [];
      const { core, forgot } = await forgetful(databases, { showMail: (text) => void shown.push(text) });
      await forgot();
      for (let round = 0; round < 3; round += 1) await core.mails.sendDue();
      expect(shown).toEqual([expect.stringMatching(/mei@example\.com[\s\S]*resetPassword#token=/)]);
      expect(await core.mails.find(ORIGIN)).toMatchObject([
        { status: 'waiting', text: expect.stringContaining('#token=') },
      ]);
    });

    it('is attempted five times with exponential backoff', async () => {
      let attempts = 0;
      const failing: Mailer = {
        send() {
          attempts += 1;
          return Promise.reject(new Error('no mail server'));
        },
      };
      const { core, clock, forgot } = await forgetful(databases, { mailer: failing });
      await forgot();
      for (let round = 0; round < 8; round += 1) {
        await core.mails.sendDue();
        await core.mails.sendDue();
        clock.advance(60_000 * 2 ** round);
        if (round === 0) expect(attempts).toBe(1);
      }
      expect(attempts).toBe(5);
      expect(await core.mails.find(ORIGIN)).toMatchObject([{ status: 'failed', text: '' }]);
    });
  });
});
