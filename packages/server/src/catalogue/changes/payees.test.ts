import type { Staff } from '@comanda/contract';
import { expect, it } from 'vitest';
import { aStaffMember } from '../../../test/kits/calls.ts';
import { draft, OWNER, publish, refusal } from '../../../test/kits/change-sets.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { addMailedStaff } from '../../../test/kits/mailed-staff.ts';
import { FPS, SHOP } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import { startLogIn } from '../../accounts/log-ins/index.ts';
import type { Actor } from '../../core/index.ts';

const OWNER_PERSON: Staff = { _id: 'owner', name: 'Ada', role: 'owner', shops: [] };
type Edit = Parameters<typeof draft>[1][number];
const METHOD = { list: 'paymentMethods', entity: FPS } as const;
const QR = { scheme: 'fps', proxy: 'fpsId', value: '1234567', name: 'Test Cafe', city: 'HK' };
const MINE = { scheme: 'fps', proxy: 'phone', value: '+852-61234567', name: 'Me', city: 'HK' };
const QR_EDIT: Edit = { ...METHOD, path: 'qr', was: QR, value: MINE };

eachDatabase((databases) => {
  const opened = async () => {
    const db = await databases.open();
    const test = await seededCore(db);
    await addMailedStaff(db);
    const logIn = await db.unitOfWork((tx) =>
      startLogIn(tx, test, { kind: 'staff', subject: 'owner', life: 'staff', strength: 'password' }),
    );
    const proved: Actor = { kind: 'staff', staff: OWNER_PERSON, shop: SHOP, logIn: logIn.id };
    return { ...test, db, proved };
  };

  it('B6.1 where money goes is the owner’s: a manager may neither change, make nor bring back such a way to pay', async () => {
    const { core } = await opened();
    const whole = { _id: 'new', shop: SHOP, name: { en: 'Pay' }, online: true };
    const edits: readonly Edit[] = [
      QR_EDIT,
      { ...METHOD, path: 'provider', was: 'qr', value: 'counter' },
      { ...METHOD, path: 'account', value: 'account1' },
      { list: 'paymentMethods', entity: 'new', path: '', value: { ...whole, provider: 'qr', qr: MINE } },
      { list: 'paymentMethods', entity: 'new', path: '', value: { ...whole, provider: 'sandbox' } },
      { ...METHOD, path: 'archivedAt', was: '2026-01-01T00:00:00.000Z' },
    ];
    for (const actor of [aStaffMember('manager'), { ...aStaffMember('areaManager'), shop: SHOP }])
      for (const edit of edits)
        expect(await refusal(draft(core, [edit], {}, actor)), JSON.stringify(edit)).toMatchObject({
          code: expect.stringMatching(/forbidden|badRequest/),
        });
    const till = { ...whole, provider: 'manual', online: false };
    const counter: Edit = { list: 'paymentMethods', entity: 'new', path: '', value: till };
    await draft(core, [counter], { changeSet: 'now' }, aStaffMember('manager'));
  });

  it('B6.1 publishing where money goes wants the password again, is audited apart, and mails every owner', async () => {
    const { core, clock, proved } = await opened();
    const { changeSet } = await draft(core, [QR_EDIT], {}, proved);
    clock.advance(11 * 60_000);
    expect(await refusal(publish(core, changeSet, proved))).toMatchObject({ code: 'proofNeeded' });
    const pin = await refusal(publish(core, changeSet, OWNER));
    expect(pin).toMatchObject({ code: 'passwordNeeded' });
    expect(await core.mails.find('')).toEqual([]);
    clock.advance(-11 * 60_000);
    await publish(core, changeSet, proved);
    const { data } = await core.audit.find({ shop: SHOP }, OWNER);
    expect(data.find(({ action }) => action === 'changePayee')).toMatchObject({
      entity: FPS,
      before: { qr: QR },
      after: { qr: MINE },
    });
    const mails = await core.mails.find('https://rice.example');
    expect(mails.map(({ to }) => to)).toEqual(['owner@rice.example']);
    expect(mails[0]?.text).toContain('fps +852-61234567');
    expect(mails[0]?.text).toContain('https://rice.example/office/payments');
  });
});
