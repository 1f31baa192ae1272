import type { Approval, Organisation } from '@comanda/contract';
import {
  abilitiesOf,
  type ManualReduction,
  PERMISSION_CELLS,
  PERMISSION_ROLES,
  STAFF_ACTIONS,
  STAFF_ROLES,
  type StaffAction,
} from '@comanda/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase, type TestDatabases } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { silentLog } from '../../../test/kits/silent-log.ts';
import { OTHER_SHOP, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { startCore } from '../../../test/kits/test-core.ts';
import { createAttemptLimiter } from '../../accounts/attempt-limiter/attempt-limiter.ts';
import { seedOrganisation } from '../../boot/seed.ts';
import { createLiveCatalogue } from '../../catalogue/live-catalogue.ts';
import type { Actor } from '../../core/actor.ts';
import type { CoreContext } from '../../core/context.ts';
import { withPermissions } from './with-permissions.ts';

const MANAGER: Organisation['staff'][number] = {
  _id: 'm1',
  name: 'Man',
  role: 'manager',
  shops: [SHOP],
  pin: '4444',
};
const APPROVERS = [
  { _id: 'm1', name: 'Man', role: 'manager' },
  { _id: 'owner1', name: 'Owner', role: 'owner' },
];

type Ask = {
  readonly action: StaffAction;
  readonly except?: readonly string[];
  readonly reduction?: ManualReduction;
  readonly approval?: Approval;
  readonly actor?: Actor;
};

async function till(databases: TestDatabases) {
  const db = await databases.open();
  const { staff } = smallOrganisation();
  await seedOrganisation(db, smallOrganisation({ staff: [...staff, MANAGER] }));
  const { core, clock } = await startCore(db);
  const catalogue = createLiveCatalogue(db);
  await catalogue.refresh();
  const write: CoreContext['write'] = (work) => db.unitOfWork((tx) => work(tx, () => undefined));
  const context = {
    read: db.read,
    write,
    catalogue,
    clock,
    secret: '',
    log: silentLog,
  } as unknown as CoreContext;
  const guards = { attemptLimiter: createAttemptLimiter(context) };
  const ask = ({ approval, actor = aStaffMember('cashier'), ...wanted }: Ask) =>
    withPermissions(context, guards, { actor, address: 'a', approval, entity: 'bill1' }, (ensurePermitted) =>
      context.write((tx) => ensurePermitted(tx, wanted)),
    );
  const audits = async () => (await core.audit.find({ shop: SHOP }, aStaffMember('manager'))).data;
  return { ask, audits, clock, core };
}

eachDatabase((databases) => {
  it('T2.3 T2.5 lets the table decide, and names who may approve', async () => {
    const { ask } = await till(databases);
    expect(await ask({ action: 'order' })).toBeUndefined();
    expect(await ask({ action: 'void', actor: aStaffMember('manager') })).toBeUndefined();
    expect(await ask({ action: 'void', actor: { kind: 'system' } })).toBeUndefined();
    await expect(ask({ action: 'administer' })).rejects.toEqual(
      rejected('forbidden', { action: 'administer' }),
    );
    await expect(ask({ action: 'order', actor: GUEST })).rejects.toEqual(rejected('notAuthenticated'));
    await expect(ask({ action: 'void' })).rejects.toEqual(
      rejected('approvalRequired', { action: 'void', approvers: APPROVERS }),
    );
    const reduction = { takenOff: 101, subTotal: 1000 };
    await expect(ask({ action: 'discount', reduction })).rejects.toEqual(
      rejected('approvalRequired', { action: 'discount', limit: 10, wanted: 10.1, approvers: APPROVERS }),
    );
    expect(await ask({ action: 'discount', reduction: { ...reduction, takenOff: 100 } })).toBeUndefined();
  });

  it('T2.3 decides for every action, role and shop as the abilities say that its log-in is answered with', async () => {
    const { ask, core } = await till(databases);
    const column = fc.dictionary(fc.constantFrom(...STAFF_ACTIONS), fc.constantFrom(...PERMISSION_CELLS));
    const shops = fc.dictionary(fc.constantFrom(...PERMISSION_ROLES), column);
    const verdictOf = (answer: PromiseSettledResult<unknown>) => {
      if (answer.status === 'fulfilled') return 'allowed';
      return answer.reason.code === 'approvalRequired' ? 'approval' : answer.reason.code;
    };
    for (const permissions of fc.sample(shops, { seed: 20260302, numRuns: 6 })) {
      await core.tillSettings.change(SHOP, { permissions }, aStaffMember('owner'));
      for (const role of STAFF_ROLES) {
        const actor = aStaffMember(role);
        const abilities = abilitiesOf(role, { permissions });
        for (const action of STAFF_ACTIONS) {
          const [answer] = await Promise.allSettled([ask({ action, actor })]);
          expect(verdictOf(answer).replace('forbidden', 'refused'), `${role} ${action}`).toBe(
            abilities[action],
          );
        }
      }
    }
  });

  it('T2.5 T11.5 takes the PIN of somebody of the shop who may do it, for this call only', async () => {
    const { ask } = await till(databases);
    const void_ = (approval: Approval) => ask({ action: 'void', approval });
    expect(await void_({ pin: '4444' })).toMatchObject({ _id: 'm1', name: 'Man', role: 'manager' });
    expect(await void_({ staff: 'owner1', pin: '9999' })).toMatchObject({ _id: 'owner1' });
    await expect(void_({ staff: 'owner1', pin: '4444' })).rejects.toEqual(rejected('invalidPin'));
    await expect(void_({ staff: 'nobody', pin: '4444' })).rejects.toEqual(rejected('invalidPin'));
    await expect(void_({ pin: '3333' })).rejects.toEqual(rejected('invalidPin'));
    await expect(void_({ staff: 'staff1', pin: '1111' })).rejects.toEqual(
      rejected('approvalRequired', { action: 'void', approvers: APPROVERS }),
    );
    const elsewhere = { actor: aStaffMember('cashier', OTHER_SHOP), approval: { pin: '4444' } };
    await expect(ask({ action: 'void', ...elsewhere })).rejects.toEqual(rejected('invalidPin'));
    await expect(ask({ action: 'void' })).rejects.toEqual(rejected('approvalRequired'));
  });

  it('T2.1 counts wrong PINs for the person named, on this device and everywhere', async () => {
    const { ask } = await till(databases);
    const at = (device: string, approval: Approval) =>
      ask({ action: 'void', approval, actor: { ...aStaffMember('cashier'), device } as Actor });
    for (let failure = 0; failure < 5; failure += 1)
      await expect(at('till1', { staff: 'm1', pin: '0000' })).rejects.toEqual(rejected('invalidPin'));
    await expect(at('till1', { staff: 'm1', pin: '4444' })).rejects.toEqual(
      rejected('tooManyRequests', { retryAfter: 15 }),
    );
    expect(await at('till1', { staff: 'owner1', pin: '9999' })).toMatchObject({ _id: 'owner1' });
    expect(await at('till2', { staff: 'm1', pin: '4444' })).toMatchObject({ _id: 'm1' });
  });

  it('T2.8 lets nobody do or approve what is about their own money, an owner aside', async () => {
    const { ask, audits } = await till(databases);
    const cashier = aStaffMember('cashier');
    const except = [`cashier-${SHOP}`, `manager-${SHOP}`, `owner-${SHOP}`, 'm1', 'owner1'];
    const refused = rejected('fourEyes', { action: 'refund' });
    await expect(ask({ action: 'refund', except, actor: cashier })).rejects.toEqual(refused);
    await expect(ask({ action: 'refund', except, actor: aStaffMember('manager') })).rejects.toEqual(refused);
    const approval = { staff: 'm1', pin: '4444' };
    await expect(ask({ action: 'refund', except: ['m1'], approval })).rejects.toEqual(
      rejected('approvalRequired', {
        action: 'refund',
        approvers: [{ _id: 'owner1', name: 'Owner', role: 'owner' }],
      }),
    );
    expect(await ask({ action: 'refund', except: ['m1'], approval: { pin: '9999' } })).toMatchObject({
      _id: 'owner1',
    });
    expect(await ask({ action: 'refund', except, actor: aStaffMember('owner') })).toBeUndefined();
    expect((await audits()).map(({ after }) => after?.code)).toContain('fourEyes');
  });

  it('T2.7 records refusals, without PINs', async () => {
    const { ask, audits, clock } = await till(databases);
    await expect(ask({ action: 'administer' })).rejects.toThrow();
    clock.advance(1000);
    await expect(ask({ action: 'void', approval: { staff: 'm1', pin: '0000' } })).rejects.toThrow();
    clock.advance(1000);
    await expect(ask({ action: 'void', approval: { pin: '1111' } })).rejects.toThrow();
    await ask({ action: 'order' });
    const rows = await audits();
    expect(rows).toMatchObject([
      { after: { code: 'approvalRequired', action: 'void' }, approver: { _id: 'staff1' } },
      { after: { code: 'invalidPin' } },
      { action: 'refused', entity: 'bill1', after: { code: 'forbidden' }, staff: { role: 'cashier' } },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/0000|1111/);
  });
});
