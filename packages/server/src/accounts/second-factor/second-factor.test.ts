import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@comanda/domain';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { eachDatabase, type TestDatabases } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore, startCore } from '../../../test/kits/test-core.ts';
import { stepOf } from './check-code.ts';

const EMAIL = 'owner@example.com';
const PASSWORD = 'Right1Battery';
const GUEST = { actor: { kind: 'guest' }, address: 'test' } as const;
const invalid = rejected('secondFactorInvalid');

async function office(databases: TestDatabases, requireSecondFactor?: 'owners' | 'office') {
  const { staff, systemSetting } = smallOrganisation();
  const organisation = smallOrganisation({
    staff: staff.map((person) =>
      person._id === 'owner1' ? { ...person, email: EMAIL, password: PASSWORD } : person,
    ),
    systemSetting: { ...systemSetting, ...(requireSecondFactor && { requireSecondFactor }) },
  });
  const db = await databases.open();
  const test = await seededCore(db, { organisation });
  const { clock, core } = test;
  const { identity, secondFactors } = core;
  const logIn = async (code?: string, at = core) => {
    const call = { strategy: 'local', email: EMAIL, password: PASSWORD, office: true } as const;
    return (await at.identity.logIn({ ...call, ...(code !== undefined && { code }) }, GUEST)).actor;
  };
  const codeOf = (secret: string, after = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() + after });
  const setUp = async () => {
    const owner = await logIn();
    const { secret } = await secondFactors.begin(owner);
    const { codes } = await secondFactors.confirm({ code: codeOf(secret) }, owner);
    // the step of the confirmation is used
    clock.advance(MINUTE_MS);
    return { owner, secret, codes };
  };
  return { ...test, db, identity, secondFactors, logIn, codeOf, setUp };
}

it('B6.3 codes are those of RFC 6238, of the present step and one beside it', () => {
  const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
  // appendix B, by SHA-1, the last six digits
  for (const [seconds, code] of [
    [59, '287082'],
    [1111111109, '081804'],
    [20000000000, '353130'],
  ] as const) {
    const step = Math.floor(seconds / 30);
    for (const beside of [-30, 0, 30]) expect(stepOf(secret, code, (seconds + beside) * 1000)).toBe(step);
    for (const off of [-60, 60]) expect(stepOf(secret, code, (seconds + off) * 1000)).toBeUndefined();
  }
});

eachDatabase((databases) => {
  describe('B6.3 a second factor', () => {
    it('is asked for once it is confirmed, after the password, and is kept sealed', async () => {
      const { secondFactors, logIn, codeOf, setUp, db, identity } = await office(databases);
      const before = await logIn();
      await secondFactors.begin(before);
      expect(await logIn()).toMatchObject({ kind: 'staff' });
      await expect(secondFactors.confirm({ code: '000000' }, before)).rejects.toEqual(invalid);
      const { secret, codes, owner } = await setUp();
      expect(codes).toHaveLength(10);
      expect(await secondFactors.find(owner)).toMatchObject({ codesLeft: 10 });
      await expect(logIn()).rejects.toEqual(rejected('secondFactorNeeded'));
      await expect(secondFactors.begin(owner)).rejects.toEqual(rejected('secondFactorOn'));
      const strong = await logIn(codeOf(secret));
      const [current] = await identity.findLogIns(strong);
      expect(current).toMatchObject({ strength: 'secondFactor' });
      const kept = [
        await db.read.query((q) => q.selectFrom('second_factors').selectAll()),
        await db.read.query((q) => q.selectFrom('recovery_codes').selectAll()),
        await db.read.query((q) => q.selectFrom('audit_log').selectAll()),
      ];
      for (const plain of [secret, ...codes]) expect(JSON.stringify(kept)).not.toContain(plain);
      expect(JSON.stringify(kept)).toContain('setSecondFactor');
      await expect(secondFactors.end('staff1', strong)).rejects.toEqual(rejected('notFound'));
      await secondFactors.end('owner1', strong);
      expect(await secondFactors.find(strong)).not.toHaveProperty('confirmedAt');
      await logIn();
    });

    it('takes each step once, also from two nodes at once, and none from before', async () => {
      const { logIn, codeOf, setUp, db, clock } = await office(databases);
      const { secret } = await setUp();
      const { core: other } = await startCore(db, { clock });
      const code = codeOf(secret);
      const outcomes = await Promise.allSettled([logIn(code), logIn(code, other)]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      await expect(logIn(code)).rejects.toEqual(invalid);
      await expect(logIn(codeOf(secret, -30_000))).rejects.toEqual(invalid);
      await logIn(codeOf(secret, 30_000));
    });

    it('takes each recovery code once, as it is typed', async () => {
      const { logIn, setUp, secondFactors } = await office(databases);
      const { codes, owner } = await setUp();
      const [first = '', second = ''] = codes;
      const outcomes = await Promise.allSettled([logIn(first), logIn(first)]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      await logIn(second.toLowerCase().replaceAll('-', ' '));
      expect(await secondFactors.find(owner)).toMatchObject({ codesLeft: 8 });
      await expect(logIn('7KQM-2WXR-9TBD-HV4N')).rejects.toEqual(invalid);
    });

    it('is guessed five times, then waits', async () => {
      const { logIn, codeOf, setUp } = await office(databases);
      const { secret } = await setUp();
      const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
      for (let attempt = 0; attempt < 5; attempt += 1) await expect(logIn(wrong)).rejects.toEqual(invalid);
      await expect(logIn(codeOf(secret))).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 15 }));
    });

    it('ends by a link made at the machine and by a new invitation, not by a forgotten password', async () => {
      const { core, logIn, setUp } = await office(databases);
      await setUp();
      await core.identity.forgotPassword({ email: EMAIL }, 'test');
      const [mail] = await core.mails.find('');
      const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      await core.identity.resetPassword({ token, password: PASSWORD });
      await expect(logIn()).rejects.toEqual(rejected('secondFactorNeeded'));
      const { path } = await core.setup.ownerLink();
      const linked = /#token=([\w-]+)/.exec(path)?.[1] ?? '';
      await core.identity.resetPassword({ token: linked, password: PASSWORD });
      const owner = await logIn();
      await setUp();
      const call = { requestId: randomUUID(), person: 'owner1', email: EMAIL };
      const invited = await core.people.invite(call, owner);
      await core.people.accept({ token: invited.path?.split('=')[1] ?? '', password: PASSWORD });
      await logIn();
    });
  });

  it('B6.3 where it is required, the office opens by it alone, but for setting it up', async () => {
    const { identity, logIn, setUp, codeOf } = await office(databases, 'owners');
    const owner = await logIn();
    for (const proof of ['password', 'recent'] as const)
      await expect(identity.ensureProof(owner, proof)).rejects.toEqual(rejected('secondFactorRequired'));
    await identity.ensureProof(owner, 'setUp');
    const { owner: confirmed, secret } = await setUp();
    await identity.ensureProof(confirmed, 'recent');
    await identity.ensureProof(await logIn(codeOf(secret)), 'recent');
  });
});
