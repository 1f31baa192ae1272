import { type SetStep, step } from '../menu/draft.ts';

const ONE = { required: true };
const TWO = { required: true, multiple: true, minPick: 2, maxPick: 2 };

const DRINKS = [
  'milk-tea',
  'lemon-tea',
  'coffee',
  'lemon-water',
  ['yuenyeung', 200],
  ['malted-milk', 300],
  ['chocolate-milk', 300],
  ['almond-milk', 400],
  ['red-bean-ice', 1000],
] as const;

/** The steps of the set meals; what is better than usual costs a surcharge. */
export const SET_STEPS: SetStep[] = [
  step('set-drink', ['Drink', '跟餐飲品', '套餐饮料'], ONE, DRINKS),
  step('set-second-drink', ['Second drink', '第二杯飲品', '第二杯饮料'], ONE, DRINKS),
  step('breakfast-noodles', ['Noodles in soup', '湯粉麵', '汤粉面'], ONE, [
    'ham-macaroni',
    'shredded-pork-vermicelli',
    'satay-beef-noodles',
    ['luncheon-meat-egg-noodles', 400],
    ['tomato-beef-macaroni', 600],
  ]),
  step('breakfast-bread', ['Egg and bread', '蛋配包', '鸡蛋配面包'], ONE, [
    'set-eggs-toast',
    'set-omelette-bun',
    ['set-ham-egg-toast', 300],
  ]),
  step('congee-bowl', ['Congee', '粥', '粥'], ONE, [
    'plain-congee',
    ['century-egg-pork-congee', 600],
    ['fish-slice-congee', 1000],
  ]),
  step('congee-side', ['To go with it', '送粥', '配粥'], ONE, [
    'rice-roll',
    'youtiao',
    'fried-noodles-plain',
    ['dough-rice-roll', 500],
  ]),
  step('lunch-soup', ['Soup', '湯', '汤'], ONE, ['set-borscht', 'set-cream-soup', 'set-daily-soup']),
  step('lunch-rice', ['Rice', '碟頭飯', '盖浇饭'], ONE, [
    'char-siu-egg-rice',
    'soy-chicken-rice',
    'sweetcorn-fish-rice',
    'minced-beef-egg-rice',
    ['brisket-curry-rice', 600],
    ['two-roasts-rice', 1000],
  ]),
  step('lunch-baked', ['Baked dish', '焗飯', '焗饭'], ONE, [
    'baked-pork-chop-rice',
    'baked-portuguese-chicken',
    ['baked-seafood', 1000],
  ]),
  step('lunch-noodles', ['Noodles', '粉麵', '粉面'], ONE, [
    'wonton-noodles',
    'fish-ball-noodles',
    ['brisket-noodles', 800],
    ['wonton-brisket-noodles', 1000],
  ]),
  step('grill-main', ['Main', '主菜', '主菜'], ONE, [
    'grilled-pork-chop',
    'grilled-chicken-steak',
    ['sirloin-steak', 3000],
    ['salmon-fillet', 2600],
  ]),
  step('tea-snack', ['Snack', '小食', '小吃'], ONE, [
    'french-toast',
    'condensed-milk-toast',
    'chicken-wings',
    'curry-fish-balls',
    'egg-sandwich',
    ['club-sandwich', 1200],
  ]),
  step('dinner-mains', ['Choose two mains', '揀兩款主菜', '任选两款主菜'], { ...TWO, allowSameValue: true }, [
    'beef-hofun',
    'singapore-noodles',
    'yangzhou-fried-rice',
    'baked-pork-chop-rice',
    'char-siu-egg-rice',
    ['grilled-chicken-steak', 1200],
    ['sirloin-steak', 3800],
  ]),
  step('dinner-snack', ['Snack to share', '分享小食', '分享小吃'], ONE, [
    'chicken-wings',
    'curry-fish-balls',
    'blanched-greens',
    'fries',
  ]),
  step('set-dessert', ['Dessert', '甜品', '甜品'], ONE, ['egg-tart', 'red-bean-soup', ['mango-sago', 1000]]),
  step('children-main', ['Main', '主菜', '主菜'], ONE, [
    'ham-macaroni',
    'children-spaghetti',
    'children-egg-rice',
  ]),
  step('children-drink', ['Drink', '飲品', '饮料'], ONE, ['malted-milk', 'chocolate-milk', 'lemon-water']),
];
