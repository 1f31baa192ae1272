import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@comanda/domain';
import { describe, expect, it } from 'vitest';
import { aStaffMember } from '../../test/kits/calls.ts';
import { eachDatabase, type TestDatabases } from '../../test/kits/each-database.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { SHOP, smallOrganisation } from '../../test/kits/small-organisation.ts';
import { seededCore } from '../../test/kits/test-core.ts';

const OWNER = aStaffMember('owner');
const EMAIL = 'owner@example.com';
const PASSWORD = 'Right1Battery';
const GUEST = { actor: { kind: 'guest' }, address: 'test' } as const;

async function office(databases: TestDatabases) {
  const { staff } = smallOrganisation();
  const organisation = smallOrganisation({
    staff: staff.map((person) =>
      person._id === 'owner1' ? { ...person, email: EMAIL, password: PASSWORD } : person,
    ),
  });
  const db = await databases.open();
  const test = await seededCore(db, { organisation });
  const { people, identity, staffAuth } = test.core;
  const logIn = async (email = EMAIL, password = PASSWORD) => {
    const call = { strategy: 'local', email, password, office: true } as const;
    const { actor, answer, refresh } = await identity.logIn(call, GUEST);
    return { actor, answer, refresh };
  };
  const pinIn = async (pin: string) =>
    identity.verify((await staffAuth.signIn({ shop: SHOP, pin }, randomUUID())).accessToken);
  const hire = async (role: 'manager' | 'areaManager' = 'manager') => {
    const call = { requestId: randomUUID(), name: 'Ling', role, shops: [SHOP] };
    return (await people.create(call, OWNER))._id;
  };
  const invite = async (person: string, email = 'Ling@example.com', actor = OWNER) => {
    const { path = '' } = await people.invite({ requestId: randomUUID(), person, email }, actor);
    return path.split('#invitation=')[1] ?? '';
  };
  return { ...test, db, people, identity, logIn, pinIn, hire, invite };
}

eachDatabase((databases) => {
  describe('B6.2 a log-in by password', () => {
    it('opens the office’s calls, which a PIN does not', async () => {
      const { identity, logIn, pinIn } = await office(databases);
      const { actor, answer, refresh } = await logIn();
      expect([refresh, 'refreshToken' in answer]).toEqual([undefined, false]);
      await identity.ensureProof(actor, 'password');
      const byPin = await pinIn('9999');
      await identity.ensureProof(byPin, undefined);
      for (const proof of ['password', 'recent'] as const)
        await expect(identity.ensureProof(byPin, proof)).rejects.toEqual(rejected('passwordNeeded'));
      await expect(identity.prove({ password: PASSWORD }, byPin)).rejects.toEqual(rejected('passwordNeeded'));
      await expect(logIn(EMAIL, 'Wrong1Battery')).rejects.toEqual(rejected('invalidCredentials'));
    });

    it('lasts a shift, and ends with it', async () => {
      const { identity, logIn, clock } = await office(databases);
      const { answer } = await logIn();
      clock.advance(11 * HOUR_MS);
      expect(await identity.verify(answer.accessToken)).toMatchObject({ kind: 'staff', shop: SHOP });
      clock.advance(2 * HOUR_MS);
      await expect(identity.verify(answer.accessToken)).rejects.toEqual(rejected('notAuthenticated'));
    });
  });

  describe('B6.2 an invitation', () => {
    it('sets a password once, within 72 hours, and signs the person out elsewhere', async () => {
      const { people, hire, invite, logIn, db, clock } = await office(databases);
      const id = await hire();
      const token = await invite(id);
      expect((await people.find(OWNER)).find(({ _id }) => _id === id)).toMatchObject({
        invitedUntil: '2026-03-05T04:00:00.000Z',
      });
      const kept = await db.read.query((q) => q.selectFrom('invitations').selectAll());
      expect(JSON.stringify(kept)).not.toContain(token);
      const accept = (password = 'Correct1Horse') => people.accept({ token, password });
      await expect(accept('Password123')).rejects.toEqual(rejected('badRequest', expect.anything()));
      const outcomes = await Promise.allSettled([accept(), accept()]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      await expect(accept()).rejects.toEqual(rejected('linkExpired'));
      expect((await logIn('ling@example.com', 'Correct1Horse')).actor).toMatchObject({ staff: { _id: id } });
      const late = await invite(await hire(), 'late@example.com');
      clock.advance(72 * HOUR_MS);
      await expect(people.accept({ token: late, password: 'Correct1Horse' })).rejects.toEqual(
        rejected('linkExpired'),
      );
      const used = await db.read.query((q) =>
        q.selectFrom('audit_log').select('doc').where('action', '=', 'acceptInvitation'),
      );
      expect(used.map(({ doc }) => JSON.parse(doc))).toMatchObject([{ entity: id, staff: { _id: id } }]);
    });

    it('replaces the one before, and ends with the person', async () => {
      const { people, hire, invite } = await office(databases);
      const id = await hire();
      const [first, second] = [await invite(id), await invite(id)];
      const password = 'Correct1Horse';
      await expect(people.accept({ token: first, password })).rejects.toEqual(rejected('linkExpired'));
      await people.change(id, { requestId: randomUUID(), archived: true }, OWNER);
      await expect(people.accept({ token: second, password })).rejects.toEqual(rejected('linkExpired'));
      await expect(invite(id)).rejects.toEqual(rejected('notFound'));
    });

    it('is of those who manage the person, for an address that nobody else has; a repeat has no link', async () => {
      const { people, hire, invite } = await office(databases);
      const id = await hire('areaManager');
      const manager = aStaffMember('manager');
      await expect(invite(id, 'ling@example.com', manager)).rejects.toEqual(rejected('forbidden'));
      await expect(invite(id, 'OWNER@example.com')).rejects.toEqual(rejected('emailTaken'));
      const call = { requestId: randomUUID(), person: id, email: 'ling@example.com' };
      expect(await people.invite(call, OWNER)).toHaveProperty('path');
      expect(await people.invite(call, OWNER)).not.toHaveProperty('path');
    });
  });

  describe('B6.4 a proof', () => {
    it('counts for ten minutes, then the password is asked for again', async () => {
      const { identity, logIn, clock } = await office(databases);
      const { actor } = await logIn();
      await identity.ensureProof(actor, 'recent');
      clock.advance(10 * MINUTE_MS);
      await expect(identity.ensureProof(actor, 'recent')).rejects.toEqual(rejected('proofNeeded'));
      await identity.ensureProof(actor, 'password');
      await expect(identity.prove({ password: 'Wrong1Battery' }, actor)).rejects.toEqual(
        rejected('invalidCredentials'),
      );
      await identity.prove({ password: PASSWORD }, actor);
      await identity.ensureProof(actor, 'recent');
      clock.advance(-HOUR_MS);
      await expect(identity.ensureProof(actor, 'recent')).rejects.toEqual(rejected('proofNeeded'));
    });

    it('is guessed five times, then waits', async () => {
      const { identity, logIn } = await office(databases);
      const { actor } = await logIn();
      const guess = () => identity.prove({ password: 'Wrong1Battery' }, actor);
      for (let attempt = 0; attempt < 5; attempt += 1)
        await expect(guess()).rejects.toEqual(rejected('invalidCredentials'));
      await expect(guess()).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 15 }));
    });
  });

  it('B6.4 log-ins are listed and ended singly: one’s own, and to owners everybody’s', async () => {
    const { identity, logIn, pinIn, hire, invite, people, clock } = await office(databases);
    const manager = await hire();
    await people.accept({ token: await invite(manager), password: 'Correct1Horse' });
    const mine = await logIn();
    clock.advance(1);
    const theirs = await logIn('ling@example.com', 'Correct1Horse');
    clock.advance(1);
    await pinIn('1111');
    const all = await identity.findLogIns(mine.actor);
    expect(all).toMatchObject([
      { name: 'Cashier', strength: 'pin' },
      { name: 'Ling', strength: 'password', shop: SHOP },
      { name: 'Owner', strength: 'password', isCurrent: true },
    ]);
    const [own, ...others] = await identity.findLogIns(theirs.actor);
    expect([own?.staff, others]).toEqual([manager, []]);
    const [cashier] = all;
    const end = (actor = theirs.actor) => identity.endLogIn(cashier?._id ?? '', actor);
    await expect(end()).rejects.toEqual(rejected('notFound'));
    await end(mine.actor);
    await identity.endLogIn(own?._id ?? '', theirs.actor);
    await expect(identity.verify(theirs.answer.accessToken)).rejects.toEqual(rejected('notAuthenticated'));
    expect(await identity.findLogIns(mine.actor)).toHaveLength(1);
  });
});
