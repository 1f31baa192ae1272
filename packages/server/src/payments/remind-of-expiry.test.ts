import { describe, expect, it } from 'vitest';
import { aStaffMember } from '../../test/kits/calls.ts';
import { cyberSourceAccount } from '../../test/kits/cybersource/cybersource-account.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { addMailedStaff } from '../../test/kits/mailed-staff.ts';

const OWNER = aStaffMember('owner');
const DAY_MS = 24 * 60 * 60_000;

eachDatabase((databases) => {
  describe('M1.1 a secret that ends', () => {
    const opened = async () => {
      const test = await cyberSourceAccount(databases);
      await addMailedStaff(test.db);
      const { core, otherNode } = test;
      const remind = () => Promise.all([core, otherNode].map(({ payments }) => payments.remindOfExpiry()));
      const mails = () => core.mails.find('https://rice.example');
      return { ...test, remind, mails };
    };

    it('CyberSource’s ends two years after it is entered, unless the owner knows better', async () => {
      const { accounts, account, clock, given } = await opened();
      const inTwoYears = new Date(clock.now());
      inTwoYears.setUTCFullYear(inTwoYears.getUTCFullYear() + 2);
      expect(account.secretExpiresAt?.slice(0, 10)).toBe(inTwoYears.toISOString().slice(0, 10));
      const secretExpiresAt = '2030-05-01T00:00:00.000Z';
      const changed = await accounts.change(account._id, { secretExpiresAt }, OWNER);
      expect(changed).toMatchObject({ secretExpiresAt, status: 'working' });
      const { secretKey = '' } = given.secrets;
      const renewed = await accounts.change(account._id, { secrets: { secretKey } }, OWNER);
      expect(renewed).toMatchObject({ secretExpiresAt: account.secretExpiresAt, status: 'new' });
      const never = await accounts.change(account._id, { secretExpiresAt: null }, OWNER);
      expect(never).not.toHaveProperty('secretExpiresAt');
    });

    it('is mailed to the owners 30, 7 and 1 days before and on the day, once, whichever node asks', async () => {
      const { accounts, account, clock, remind, mails } = await opened();
      const secretExpiresAt = new Date(clock.now() + 31 * DAY_MS).toISOString();
      await accounts.change(account._id, { secretExpiresAt }, OWNER);
      const day = secretExpiresAt.slice(0, 10);
      const days: number[] = [];
      let before = 0;
      for (let left = 31; left >= -2; left -= 1) {
        await remind();
        await remind();
        const { length } = await mails();
        if (length > before) days.push(left);
        before = length;
        clock.advance(DAY_MS);
      }
      expect(days).toEqual([30, 7, 1, 0]);
      const told = await mails();
      expect(told).toHaveLength(4);
      expect(told.every(({ to }) => to === 'owner@rice.example')).toBe(true);
      expect(told[0]).toMatchObject({ subject: `Cards: a key ends on ${day}` });
    });

    it('a new date begins anew; no mail has a placeholder left', async () => {
      const { accounts, account, clock, remind, mails } = await opened();
      await accounts.change(
        account._id,
        { secretExpiresAt: new Date(clock.now() + DAY_MS / 2).toISOString() },
        OWNER,
      );
      await remind();
      expect(await mails()).toHaveLength(1);
      clock.advance(1_000);
      const later = new Date(clock.now() + 20 * DAY_MS).toISOString();
      await accounts.change(account._id, { secretExpiresAt: later }, OWNER);
      await remind();
      const [newest, ...others] = await mails();
      expect(others).toHaveLength(1);
      expect(newest?.text).toContain(later.slice(0, 10));
      expect(newest?.text).toContain('https://rice.example/office/payments');
      expect(newest?.text).not.toMatch(/\{\{|undefined/);
    });
  });
});
