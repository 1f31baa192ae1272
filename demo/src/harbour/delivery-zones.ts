import type { DeliveryZone } from '@comanda/contract';
import { named } from '../menu/draft.ts';

/** From next door to the other side of the harbour. */
export const DELIVERY_ZONES: DeliveryZone[] = [
  {
    _id: 'harbour-central',
    name: named(['Central and Sheung Wan', '中環及上環', '中环及上环']),
    areas: [
      named(['Central', '中環', '中环']),
      named(['Sheung Wan', '上環', '上环']),
      named(['Soho', '蘇豪', '苏豪']),
      named(['Admiralty', '金鐘', '金钟']),
    ],
    fee: 1500,
    minTotal: 8000,
    freeFrom: 25000,
    minutes: 15,
  },
  {
    _id: 'harbour-western',
    name: named(['Mid-Levels and Western', '半山及西環', '半山及西环']),
    areas: [
      named(['Mid-Levels', '半山', '半山']),
      named(['Sai Ying Pun', '西營盤', '西营盘']),
      named(['Shek Tong Tsui', '石塘咀', '石塘咀']),
      named(['Kennedy Town', '堅尼地城', '坚尼地城']),
    ],
    fee: 2500,
    minTotal: 12000,
    freeFrom: 35000,
    minutes: 25,
  },
  {
    _id: 'harbour-eastern',
    name: named(['Wan Chai and Causeway Bay', '灣仔及銅鑼灣', '湾仔及铜锣湾']),
    areas: [
      named(['Wan Chai', '灣仔', '湾仔']),
      named(['Causeway Bay', '銅鑼灣', '铜锣湾']),
      named(['Happy Valley', '跑馬地', '跑马地']),
      named(['Tai Hang', '大坑', '大坑']),
    ],
    fee: 3000,
    minTotal: 15000,
    freeFrom: 40000,
    minutes: 30,
  },
  {
    _id: 'harbour-kowloon',
    name: named(['Tsim Sha Tsui and Jordan', '尖沙咀及佐敦', '尖沙咀及佐敦']),
    areas: [
      named(['Tsim Sha Tsui', '尖沙咀', '尖沙咀']),
      named(['Jordan', '佐敦', '佐敦']),
      named(['West Kowloon', '西九龍', '西九龙']),
      named(['Yau Ma Tei', '油麻地', '油麻地']),
    ],
    fee: 4800,
    minTotal: 25000,
    minutes: 45,
  },
];
