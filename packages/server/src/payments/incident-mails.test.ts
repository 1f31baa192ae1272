import { describe, expect, it } from 'vitest';
import { aStaffMember } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { addMailedStaff } from '../../test/kits/mailed-staff.ts';
import { paying } from '../../test/kits/paying.ts';

const OFFICE = 'https://rice.example/office/payments';

eachDatabase((databases) => {
  describe('M2.7 mails about money that waits for a decision', () => {
    const opened = async (given: Parameters<typeof paying>[1] = {}) => {
      const test = await paying(databases, given);
      await addMailedStaff(test.db);
      const mails = async () => {
        const all = await test.core.mails.find('https://rice.example');
        return all.toSorted((one, other) => (one.to < other.to ? -1 : 1));
      };
      return { ...test, mails };
    };

    it('M2.7 held money: to the managers of the shop and the owner, once, with amount and link', async () => {
      const { pay, report, mails } = await opened();
      const { _id } = await pay();
      await report(_id, { amount: 1500 });
      await report(_id, { amount: 1500 });
      const sent = await mails();
      expect(sent.map(({ to }) => to)).toEqual(['manager@rice.example', 'owner@rice.example']);
      expect(sent[0]).toMatchObject({
        subject: expect.stringContaining('$15.00'),
        text: expect.stringContaining('differs from what was asked for'),
      });
      expect(sent[0]?.text).toContain(OFFICE);
      expect(sent[0]?.text).not.toMatch(/\{\{|undefined/);
    });

    it('M2.7 money for a paid bill, and money that could not be given back; not what goes well', async () => {
      const { core, pay, report, mails } = await opened({
        refund: async () => ({ status: 'refused', because: 'provider' }),
      });
      const first = await pay();
      const second = await pay({ takeOver: true });
      await report(first._id);
      expect(await mails()).toEqual([]);
      await report(second._id);
      const overpaid = await mails();
      expect(overpaid).toHaveLength(2);
      expect(overpaid[0]?.text).toContain('a bill that was already paid');
      const manager = aStaffMember('manager');
      await core.payments.decide({ payment: second._id, decision: 'giveBack' }, manager);
      await core.payments.refund();
      const all = await mails();
      expect(all).toHaveLength(4);
      expect(all.filter(({ text }) => text.includes('could not be given back'))).toHaveLength(2);
    });
  });
});
