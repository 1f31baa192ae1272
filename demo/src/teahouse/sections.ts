import type { Section } from '@comanda/contract';
import { named } from '../menu/draft.ts';

const SHOPS = ['teahouse'];

export const BRUNCH_ONLY = ['teahouse-brunch'];
export const DAY_AND_BRUNCH = ['teahouse-brunch', 'teahouse-day'];
export const DAY_AND_NIGHT = ['teahouse-day', 'teahouse-night'];
export const EVERY = ['teahouse-brunch', 'teahouse-day', 'teahouse-night'];

/** Day and night meet at both ends, so that something is always served; brunch alone has a service charge. */
export const SECTIONS: Section[] = [
  {
    _id: 'teahouse-brunch',
    name: named(['Weekend brunch', '假日早午餐', '周末早午餐']),
    shops: SHOPS,
    showOrder: 0,
    timeRange: [{ openForOnline: true, weekdays: [6, 7], from: '08:00', to: '15:00' }],
    sectionSettings: [{ from: '00:00', to: '24:00', percent: 10 }],
  },
  {
    _id: 'teahouse-day',
    name: named(['Day', '日間', '日间']),
    shops: SHOPS,
    showOrder: 1,
    timeRange: [{ openForOnline: true, from: '06:00', to: '18:00' }],
  },
  {
    _id: 'teahouse-night',
    name: named(['Night', '夜間', '夜间']),
    shops: SHOPS,
    showOrder: 2,
    timeRange: [{ openForOnline: true, from: '18:00', to: '06:00' }],
  },
];
