import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase, type TestDatabases } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import type { Actor } from '../../core/index.ts';

const OWNER = aStaffMember('owner');
const MANAGER = aStaffMember('manager');
const AREA: Actor = {
  kind: 'staff',
  staff: { _id: 'area', name: 'Area', role: 'areaManager', shops: [SHOP, OTHER_SHOP] },
  shop: SHOP,
};

async function staffed(databases: TestDatabases) {
  const db = await databases.open();
  const test = await seededCore(db, { organisation: smallOrganisation() });
  const { people, staffAuth, identity } = test.core;
  const aCall = (role: StaffRole = 'waiter', shops: string[] = [SHOP]) => ({
    ...{ requestId: randomUUID(), name: 'Ling' },
    ...{ role, shops },
  });
  const add = (role?: StaffRole, shops?: string[], actor = OWNER) => people.create(aCall(role, shops), actor);
  const change = (id: string, given: object, actor = OWNER) =>
    people.change(id, { requestId: randomUUID(), ...given }, actor);
  const draw = (person: string, actor = OWNER) => people.drawPin({ requestId: randomUUID(), person }, actor);
  const signIn = (pin = '', shop = SHOP) => staffAuth.signIn({ shop, pin }, randomUUID());
  const audited = async () => {
    const rows = await db.read.query((q) => q.selectFrom('audit_log').select(['shop', 'doc']).orderBy('id'));
    return rows.map(({ shop, doc }) => ({ ...JSON.parse(doc), shop }));
  };
  return { ...test, db, people, identity, aCall, add, change, draw, signIn, audited };
}

eachDatabase((databases) => {
  describe('B6.1 a new person', () => {
    it('gets a PIN that is answered once and stored as a hash, and signs in with it', async () => {
      const { people, aCall, signIn, db, audited } = await staffed(databases);
      const call = aCall();
      const { pin = '', ...person } = await people.create(call, MANAGER);
      expect(pin).toMatch(/^[0-9]{4}$/);
      expect(person).toEqual({ _id: person._id, name: 'Ling', role: 'waiter', shops: [SHOP] });
      expect((await signIn(pin)).staff).toEqual(person);
      expect(await people.create(call, MANAGER)).toEqual(person);
      await expect(people.create({ ...call, name: 'Lang' }, MANAGER)).rejects.toEqual(
        rejected('requestConflict'),
      );
      const stored = await db.read.query((q) => q.selectFrom('staff').select('doc'));
      const repeats = await db.read.query((q) => q.selectFrom('idempotency').selectAll());
      expect(stored.filter(({ doc }) => doc.includes('"Ling"'))).toHaveLength(1);
      const entries = await audited();
      expect(entries).toMatchObject([
        { action: 'createPerson', entity: person._id, shop: SHOP, after: { role: 'waiter', newPin: true } },
      ]);
      const kept = JSON.stringify([stored, repeats, entries, await people.find(OWNER)]);
      expect(kept).not.toContain(`"${pin}"`);
      expect(JSON.stringify([entries, await people.find(OWNER)])).not.toContain('argon2');
    });

    it('gets six digits from manager up, four below', async () => {
      const { add } = await staffed(databases);
      for (const role of ['manager', 'areaManager', 'owner'] as const)
        expect((await add(role)).pin).toMatch(/^[0-9]{6}$/);
      for (const role of ['cashier', 'waiter', 'kitchen'] as const)
        expect((await add(role)).pin).toMatch(/^[0-9]{4}$/);
    });

    it('works in shops that there are; only an owner in all without naming one', async () => {
      const { add, signIn } = await staffed(databases);
      await expect(add('waiter', ['nowhere'])).rejects.toEqual(rejected('shopNotFound'));
      await expect(add('waiter', [])).rejects.toEqual(
        rejected('badRequest', { problems: [{ field: '/shops', rule: 'minItems' }] }),
      );
      const { pin } = await add('owner', []);
      expect((await signIn(pin, OTHER_SHOP)).staff.role).toBe('owner');
    });

    it('is shown by the lock screens of their shops, which are told', async () => {
      const { core, people, add, events } = await staffed(databases);
      const { code } = await core.devices.pairingCode(MANAGER);
      const { deviceToken } = await core.devices.pair({ code, name: 'Till', kind: 'till' }, 'a');
      const { actor } = await core.devices.signIn(deviceToken);
      const names = async () => (await core.staffAuth.names(actor)).map(({ name }) => name);
      const { _id: id } = await add();
      expect(await names()).toContain('Ling');
      await people.change(id, { requestId: randomUUID(), archived: true }, OWNER);
      expect(await names()).not.toContain('Ling');
      const told = events.filter(({ topic }) => topic === 'staff');
      expect(told).toMatchObject([
        { event: 'created', shop: SHOP, data: { _id: id } },
        { event: 'patched', shop: SHOP, data: { _id: id } },
      ]);
    });
  });

  describe('B6.1 who is made and changed', () => {
    it('by an owner: everybody; by others: those below them, in their shops', async () => {
      const { add, change, draw } = await staffed(databases);
      const forbidden = rejected('forbidden');
      for (const role of ['manager', 'areaManager', 'owner'] as const)
        await expect(add(role, [SHOP], MANAGER)).rejects.toEqual(forbidden);
      for (const role of ['areaManager', 'owner'] as const)
        await expect(add(role, [SHOP], AREA)).rejects.toEqual(forbidden);
      await expect(add('waiter', [OTHER_SHOP], MANAGER)).rejects.toEqual(forbidden);
      await expect(add('waiter', [SHOP, OTHER_SHOP], MANAGER)).rejects.toEqual(forbidden);
      await expect(add('waiter', [SHOP], aStaffMember('cashier'))).rejects.toEqual(forbidden);
      await expect(add('waiter', [SHOP], GUEST)).rejects.toEqual(rejected('notAuthenticated'));
      const { _id: manager } = await add('manager', [SHOP, OTHER_SHOP], AREA);
      const { _id: waiter } = await add('waiter', [SHOP], MANAGER);
      for (const refused of [
        () => change(manager, { name: 'X' }, MANAGER),
        () => change(waiter, { role: 'manager' }, MANAGER),
        () => change(waiter, { shops: [OTHER_SHOP] }, MANAGER),
        () => change('staff3', { shops: [SHOP] }, MANAGER),
        () => change('owner1', { archived: true }, AREA),
        () => draw(manager, MANAGER),
        () => draw('owner1', AREA),
      ])
        await expect(refused()).rejects.toEqual(forbidden);
      await expect(change('nobody', { name: 'X' })).rejects.toEqual(rejected('notFound'));
      expect(await change(waiter, { role: 'cashier' }, MANAGER)).toMatchObject({ role: 'cashier' });
      expect(await change(manager, { role: 'owner', shops: [] })).toMatchObject({ role: 'owner' });
    });

    it('is found by those who manage a shop of theirs', async () => {
      const { people } = await staffed(databases);
      const idsFor = async (actor: Actor) => (await people.find(actor)).map(({ _id }) => _id);
      expect(await idsFor(OWNER)).toEqual(['owner1', 'staff1', 'staff2', 'staff3']);
      expect(await idsFor(AREA)).toEqual(['owner1', 'staff1', 'staff2', 'staff3']);
      expect(await idsFor(MANAGER)).toEqual(['owner1', 'staff1', 'staff2']);
      await expect(people.find(aStaffMember('waiter'))).rejects.toEqual(rejected('forbidden'));
    });

    it('the last owner stays, even when two are taken away at once', async () => {
      const { add, change, people } = await staffed(databases);
      const last = rejected('lastOwner');
      await expect(change('owner1', { archived: true })).rejects.toEqual(last);
      await expect(change('owner1', { role: 'manager', shops: [SHOP] })).rejects.toEqual(last);
      const { _id: second } = await add('owner', []);
      const outcomes = await Promise.allSettled(
        ['owner1', second].map((id) => change(id, { archived: true })),
      );
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const left = (await people.find(OWNER)).filter(
        ({ role, archivedAt }) => role === 'owner' && archivedAt === undefined,
      );
      expect(left).toHaveLength(1);
    });
  });

  describe('B6.1 a changed person', () => {
    it('gets a new PIN for a longer one and for another shop, not else', async () => {
      const { add, change, signIn } = await staffed(databases);
      const { _id: id, pin } = await add();
      expect(await change(id, { name: 'Lang', role: 'cashier' })).not.toHaveProperty('pin');
      expect((await signIn(pin)).staff.name).toBe('Lang');
      const elsewhere = await change(id, { shops: [SHOP, OTHER_SHOP] });
      expect(elsewhere.pin).toMatch(/^[0-9]{4}$/);
      expect((await change(id, { role: 'manager' })).pin).toMatch(/^[0-9]{6}$/);
      await expect(signIn(elsewhere.pin)).rejects.toEqual(rejected('invalidPin'));
    });

    it('with a new PIN is signed out everywhere, but for the log-in that drew it', async () => {
      const { add, draw, signIn, identity, people } = await staffed(databases);
      const { _id: id, pin } = await add('owner', []);
      const [here, there] = [await signIn(pin), await signIn(pin)];
      const actor = await identity.verify(here.accessToken);
      const drawn = await people.drawPin({ requestId: randomUUID(), person: id }, actor);
      await identity.verify(here.accessToken);
      await expect(identity.verify(there.accessToken)).rejects.toEqual(rejected('notAuthenticated'));
      await expect(signIn(pin)).rejects.toEqual(rejected('invalidPin'));
      expect((await signIn(drawn.pin)).staff._id).toBe(id);
      await draw(id);
      await expect(identity.verify(here.accessToken)).rejects.toEqual(rejected('notAuthenticated'));
    });

    it('who is archived is signed out at once on every node, cannot sign in, and comes back with a new PIN', async () => {
      const { add, change, draw, signIn, identity, events } = await staffed(databases);
      const { _id: id, pin } = await add();
      const { accessToken } = await signIn(pin);
      const archived = await change(id, { archived: true });
      expect(archived).toMatchObject({ archivedAt: '2026-03-02T04:00:00.000Z' });
      await expect(identity.verify(accessToken)).rejects.toEqual(rejected('notAuthenticated'));
      // live connections of every node verify their tokens again
      expect(events).toContainEqual(expect.objectContaining({ topic: 'identities', id }));
      await expect(signIn(pin)).rejects.toEqual(rejected('invalidPin'));
      await expect(draw(id)).rejects.toEqual(rejected('notFound'));
      const back = await change(id, { archived: false });
      expect(back).not.toHaveProperty('archivedAt');
      expect((await signIn(back.pin)).staff._id).toBe(id);
    });
  });

  it('B6.5 every change of people is in the audit log, with what was before', async () => {
    const { add, change, draw, audited, clock } = await staffed(databases);
    const { _id: entity } = await add();
    clock.advance(1);
    await draw(entity);
    clock.advance(1);
    await change(entity, { name: 'Lang' }, MANAGER);
    clock.advance(1);
    await change(entity, { shops: [SHOP, OTHER_SHOP] });
    await expect(change(entity, { shops: ['nowhere'] })).rejects.toEqual(rejected('shopNotFound'));
    const by = { role: 'manager' };
    expect(await audited()).toMatchObject([
      { action: 'createPerson', entity, shop: SHOP },
      { action: 'drawPin', entity, shop: SHOP, after: { newPin: true } },
      { action: 'changePerson', shop: SHOP, staff: by, before: { name: 'Ling' }, after: { name: 'Lang' } },
      { action: 'changePerson', shop: 'all', before: { shops: [SHOP] }, after: { newPin: true } },
    ]);
  });
});
