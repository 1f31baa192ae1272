import type { Shop } from '@comanda/contract';
import { LANGUAGES } from '@comanda/domain';
import { expect, it } from 'vitest';
import type { Translate } from '../../i18n/messages.ts';
import { openingOf } from './opening.ts';

const [locale] = LANGUAGES;
const t: Translate = (key, values) => [key, values?.day, values?.time].filter(Boolean).join(' ');
const shop = {
  _id: 's1',
  name: { en: 'Shop', cht: '', chs: '' },
  currency: 'HKD',
  timezone: 'Asia/Hong_Kong',
  openForOnline: true,
  openTakeAway: true,
  openDineInNoTable: false,
  openTime: '11:00',
  closeTime: '22:00',
  hoursExceptions: [
    {
      from: '2026-03-05',
      to: '2026-03-15',
      name: { en: 'Lunar New Year', cht: '農曆新年', chs: '农历新年' },
      closed: true,
    },
  ],
} satisfies Shop;
const at = (now: string, given: Shop = shop) => openingOf(given, 'takeAway', Date.parse(now), { t, locale });

it('B5.1 the banner names the exception and the day of the next opening, with its date beyond a week', () => {
  expect(at('2026-03-05T12:00:00+08:00').next).toBe(
    'Lunar New Year · opening:opensOn Monday, 16 March 11:00',
  );
  expect(at('2026-03-12T12:00:00+08:00').next).toBe('Lunar New Year · opening:opensOn Monday 11:00');
  expect(at('2026-03-15T12:00:00+08:00').next).toBe('Lunar New Year · opening:opensTomorrow Monday 11:00');
});

it('B5.1 the banner names no exception before it begins, nor where the shop takes no orders at all', () => {
  expect(at('2026-03-04T23:00:00+08:00').next).toBe('opening:opensOn Monday, 16 March 11:00');
  expect(at('2026-03-05T12:00:00+08:00', { ...shop, openForOnline: false }).next).toBeUndefined();
  expect(at('2026-03-04T12:00:00+08:00').isOpen).toBe(true);
});
