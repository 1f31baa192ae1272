import type { Section } from '@comanda/contract';
import { named } from '../menu/draft.ts';

const SHOPS = ['harbour'];
const WHOLE_DAY = { from: '00:00', to: '24:00' };

export const MORNING = ['harbour-breakfast', 'harbour-allday'];
export const MAINS = ['harbour-lunch', 'harbour-allday'];
export const EVERY = ['harbour-breakfast', 'harbour-lunch', 'harbour-allday'];

/** Ten per cent service for everybody who sits down; at dinner each seat is charged too. */
export const SECTIONS: Section[] = [
  {
    _id: 'harbour-breakfast',
    name: named(['Breakfast', '早餐', '早餐']),
    shops: SHOPS,
    showOrder: 0,
    timeRange: [{ openForOnline: true, from: '06:00', to: '11:30' }],
    sectionSettings: [{ ...WHOLE_DAY, percent: 10 }],
  },
  {
    _id: 'harbour-lunch',
    name: named(['Lunch', '午市', '午餐']),
    shops: SHOPS,
    showOrder: 1,
    timeRange: [{ openForOnline: true, from: '11:30', to: '15:00' }],
    sectionSettings: [{ ...WHOLE_DAY, percent: 10 }],
  },
  {
    _id: 'harbour-allday',
    name: named(['All-day menu', '全日餐牌', '全天菜单']),
    shops: SHOPS,
    showOrder: 2,
    timeRange: [{ openForOnline: true, ...WHOLE_DAY }],
    sectionSettings: [
      { from: '18:00', to: '22:30', percent: 10, amountPerPerson: 500 },
      { ...WHOLE_DAY, percent: 10 },
    ],
  },
];
