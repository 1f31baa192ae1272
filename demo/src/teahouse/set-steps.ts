import { type SetStep, step } from '../menu/draft.ts';

const ONE = { required: true };

const DRINKS = [
  'assam-black-tea',
  'jasmine-green-tea',
  'four-seasons-tea',
  ['winter-melon-tea', 500],
  ['house-milk-tea', 1000],
  ['pearl-milk-tea', 2000],
  ['lemon-green-tea', 2000],
  ['cheese-foam-oolong', 3000],
] as const;

/** The steps of the set meals; what is better than usual costs a surcharge. */
export const SET_STEPS: SetStep[] = [
  step('meal-drink', ['Drink', '附餐飲料', '套餐饮料'], ONE, DRINKS),
  step('meal-second-drink', ['Second drink', '第二杯飲料', '第二杯饮料'], ONE, DRINKS),
  step('meal-rice', ['Rice', '主食', '主食'], ONE, [
    'braised-pork-rice',
    'chicken-rice',
    ['pork-belly-rice', 2000],
    ['three-cup-chicken-rice', 4000],
  ]),
  step('meal-noodles', ['Noodles', '麵食', '面食'], ONE, [
    'sesame-noodles',
    'danzai-noodles',
    ['beef-noodle-soup', 6000],
    ['half-tendon-beef-noodles', 9000],
  ]),
  step('meal-side', ['Side', '小菜', '小菜'], ONE, [
    'cucumber-salad',
    'century-egg-tofu',
    'set-greens',
    ['braised-platter', 3000],
  ]),
  step('meal-soup', ['Soup', '湯品', '汤品'], ONE, [
    'set-fish-ball-soup',
    'set-seaweed-soup',
    ['set-rib-soup', 2500],
  ]),
  step('meal-fried', ['Fried', '炸物', '炸物'], ONE, [
    'popcorn-chicken',
    'tempura-fish-cake',
    ['fried-squid', 3000],
  ]),
  step(
    'meal-two-fried',
    ['Choose two to share', '任選兩樣炸物', '任选两样炸物'],
    { required: true, multiple: true, minPick: 2, maxPick: 2 },
    [
      'popcorn-chicken',
      'sweet-potato-fries',
      'tempura-fish-cake',
      'fried-tofu',
      ['fried-squid', 3000],
      ['chicken-cutlet', 2000],
    ],
  ),
  step('brunch-main', ['Main', '主餐', '主餐'], ONE, [
    'egg-pancake',
    'ham-egg-toast',
    'pork-burger',
    ['chicken-waffle', 4000],
    ['teppan-noodles', 1000],
  ]),
  step('brunch-side', ['Side', '附餐', '配餐'], ONE, [
    'hash-brown',
    'radish-cake',
    'set-green-salad',
    ['chicken-nuggets', 1000],
  ]),
  step('tea-cake', ['Cake', '甜點', '甜点'], ONE, [
    'chiffon-cake',
    'pineapple-cake',
    ['basque-cheesecake', 3000],
    ['taro-mille-crepe', 4000],
  ]),
  step('tea-drink', ['Tea', '茶飲', '茶饮'], ONE, [
    'assam-black-tea',
    'alishan-oolong',
    'house-milk-tea',
    ['honey-milk-tea', 1000],
    ['brown-sugar-milk', 2000],
  ]),
  step('children-meal-main', ['Main', '主餐', '主餐'], ONE, [
    'set-small-pork-rice',
    'set-small-noodles',
    'ham-egg-toast',
  ]),
  step('children-meal-drink', ['Drink', '飲料', '饮料'], ONE, ['set-small-milk', 'winter-melon-tea']),
];
