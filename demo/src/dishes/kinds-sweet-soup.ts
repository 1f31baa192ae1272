import { type Kind, sweet } from './kind.ts';
import { says } from './words.ts';

/** Sweet soups, which are no soups of the kitchen: asked before those. */
export const SWEET_SOUPS: readonly Kind[] = [
  sweet(says('red bean soup|red bean porridge', '[紅红]豆[沙湯汤]'), {
    vessel: 'bowl',
    base: ['redBean'],
    on: [
      ['redBeans', 92, 106, 0, 1.25],
      ['redBeans', 112, 92, 60, 1.1],
      ['peel', 108, 84, 20, 1.3],
      ['peel', 90, 122, 200, 1.1],
    ],
  }),
  sweet(says('(?:green|mung) bean (?:soup|porridge)', '[綠绿]豆[沙湯汤]'), {
    vessel: 'bowl',
    base: ['greenBean'],
  }),
  sweet(says('(?:black )?sesame (?:soup|paste)', '芝麻糊'), {
    vessel: 'bowl',
    ware: 'white',
    base: ['sesameSoup'],
    on: [
      ['sesameSwirl', 98, 100, 0, 1.35],
      ['sesameSeeds', 116, 78, 0, 1],
    ],
  }),
  sweet(says('(?:almond|walnut) (?:soup|paste|tea)', '杏仁[茶糊]|合桃糊'), {
    vessel: 'bowl',
    base: ['almondSoup'],
  }),
];
