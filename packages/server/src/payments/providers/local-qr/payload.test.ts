import type { LocalQr } from '@comanda/contract';
import { crc16, decodeMerchantCode, isDuitNowCode } from '@comanda/domain';
import fc from 'fast-check';
import { parse } from 'promptparse';
import { describe, expect, it } from 'vitest';
import { encodeEmv } from './emv.ts';
import { qrPayload } from './payload.ts';

const COMPANY = 'company_1_data';
const REFERENCE = 'INV/TEST/0001';
const DUIT_NOW =
  '00020201021126410014A000000615000101065016640209123456789520499995303458540510.005802MY5909QRCSDNBHD6005BANGI6304343F';
const BANK: LocalQr = { scheme: 'duitNow', code: DUIT_NOW };

/** Returns the fields of a code by tag. */
const fieldsOf = (text: string) => Object.fromEntries(decodeMerchantCode(text) ?? []);

describe('codes that a bank’s app scans', () => {
  it('M6.1 end with the CRC-16 of what stands before it', () => {
    expect(crc16('123456789')).toBe('29B1');
    expect(decodeMerchantCode(DUIT_NOW)).toBeDefined();
    expect(decodeMerchantCode(DUIT_NOW.replace('10.00', '90.00'))).toBeUndefined();
    for (const wrong of ['', '63', '6304', 'https://example.com', `${DUIT_NOW}0`])
      expect(decodeMerchantCode(wrong)).toBeUndefined();
  });

  it('M6.1 are DuitNow’s only if their account says so', () => {
    expect(isDuitNowCode(DUIT_NOW)).toBe(true);
    expect(isDuitNowCode(DUIT_NOW.replace('10.00', '90.00'))).toBe(false);
    const payNow = { scheme: 'payNow', proxy: 'uen', value: '200002150HWCF', name: COMPANY } as const;
    expect(isDuitNowCode(qrPayload({ ...payNow, city: 'S' }, { amount: 100, reference: 'A' }))).toBe(false);
  });

  it('M6.2 are those of FPS and PayNow to the letter', () => {
    const fps = { scheme: 'fps', proxy: 'phone', value: '+852-67891234', name: COMPANY, city: 'HK' } as const;
    expect(qrPayload(fps, { amount: 10_000, reference: REFERENCE })).toBe(
      '00020101021226330012hk.com.hkicl0313+852-6789123452040000530334454031005802HK5914company_1_data6002HK62170513INV/TEST/00016304A154',
    );
    const payNow = { scheme: 'payNow', proxy: 'uen', value: '200002150HWCF', name: COMPANY } as const;
    expect(qrPayload({ ...payNow, city: 'Singapore' }, { amount: 10_000, reference: REFERENCE })).toBe(
      '00020101021226400009SG.PAYNOW010120213200002150HWCF0301052040000530370254031005802SG5914company_1_data6009Singapore62170113INV/TEST/0001630416C8',
    );
  });

  it('M6.2 are that of PromptPay with the amount put in', () => {
    const known =
      '00020101021229370016A0000006770101110113006681070406052040000530376454031005802TH5914company_1_data6008Thailand63048B76';
    const thai = { scheme: 'promptPay', name: COMPANY, city: 'Thailand' } as const;
    const phone = { ...thai, proxy: 'phone', value: '0810704060' } as const;
    const ours = qrPayload(phone, { amount: 10_050, reference: 'A27-K7QM' });
    expect(fieldsOf(ours)).toEqual({ ...fieldsOf(known), 54: '100.50' });
    expect(parse(ours)?.getTag('54')?.value).toBe('100.50');
    const bill = qrPayload(
      { ...thai, proxy: 'biller', value: '099400016550100' },
      { amount: 100, reference: 'A27-K7QM' },
    );
    expect(fieldsOf(bill)['30']).toBe('0016A00000067701011201150994000165501000207A27K7QM');
  });

  it('M6.1 keep what the bank wrote into DuitNow’s, for one payment of the amount', () => {
    const ours = qrPayload(BANK, { amount: 23_090, reference: 'A27-K7QM' });
    expect(fieldsOf(ours)).toEqual({
      ...fieldsOf(DUIT_NOW),
      '01': '12',
      54: '230.90',
      62: '0508A27-K7QM',
    });
    const bound = encodeEmv([
      ['00', '02'],
      ['26', '0014A0000006150001'],
      ['82', 'ABCD'],
    ]);
    expect(qrPayload({ scheme: 'duitNow', code: bound }, { amount: 100, reference: 'X' })).toBe(bound);
    expect(() =>
      qrPayload({ scheme: 'duitNow', code: `${DUIT_NOW}1` }, { amount: 1, reference: 'X' }),
    ).toThrow(RangeError);
  });

  it('are read there and back, and by another reader, for every amount and reference', () => {
    const text = (max: number) => fc.stringMatching(new RegExp(`^[0-9A-Z-]{1,${max}}$`));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), text(17), text(25), (amount, reference, name) => {
        const fps = { scheme: 'fps', proxy: 'fpsId', value: '1234567', name, city: 'HK' } as const;
        const payload = qrPayload(fps, { amount, reference });
        expect(Math.round(Number(fieldsOf(payload)['54']) * 100)).toBe(amount);
        const other = parse(payload, true);
        expect(other?.getTagValue('62', '05')).toBe(reference);
        expect(other?.getTagValue('59')).toBe(name);
      }),
    );
  });
});
