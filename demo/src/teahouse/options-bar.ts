import type { Product, ProductOption } from '@comanda/contract';
import { choice, option } from '../menu/draft.ts';

const ONE = { required: true };

/** A large cup takes more of a topping. */
const largeCup = (price: number): Product['priceModifiers'] => [
  { type: 'productOption', option: 'cup-size', optionValue: 'large', price },
];

/** Options of drinks from the bar. */
export const BAR_OPTIONS: ProductOption[] = [
  option('cup-size', ['Cup', '容量', '杯型'], ONE, [
    choice('medium', 'Medium', '中杯', '中杯', 0, { defaultSelected: true }),
    choice('large', 'Large', '大杯', '大杯', 1000),
  ]),
  option('sweetness', ['Sweetness', '甜度', '甜度'], ONE, [
    choice('full', 'Full sugar', '正常糖', '全糖'),
    choice('less', 'Less sugar', '少糖', '少糖'),
    choice('half', 'Half sugar', '半糖', '半糖'),
    choice('light', 'A little sugar', '微糖', '微糖'),
    choice('none', 'No sugar', '無糖', '无糖'),
  ]),
  option('ice-level', ['Ice', '冰量', '冰量'], ONE, [
    choice('regular', 'Regular ice', '正常冰', '正常冰'),
    choice('less', 'Less ice', '少冰', '少冰'),
    choice('light', 'A little ice', '微冰', '微冰'),
    choice('none', 'No ice', '去冰', '去冰'),
    choice('room', 'Room temperature', '常溫', '常温'),
    choice('hot', 'Hot', '熱飲', '热'),
  ]),
  option('cold-ice-level', ['Ice', '冰量', '冰量'], ONE, [
    choice('regular', 'Regular ice', '正常冰', '正常冰'),
    choice('less', 'Less ice', '少冰', '少冰'),
    choice('none', 'No ice', '去冰', '去冰'),
  ]),
  option('tea-base', ['Tea', '茶底', '茶底'], ONE, [
    choice('black', 'Black tea', '紅茶', '红茶'),
    choice('jasmine', 'Jasmine green tea', '茉莉綠茶', '茉莉绿茶'),
    choice('four-seasons', 'Four seasons oolong', '四季春', '四季春'),
    choice('oolong', 'Roasted oolong', '炭焙烏龍', '炭焙乌龙', 500),
  ]),
  option('milk-kind', ['Milk', '奶類', '奶类'], ONE, [
    choice('fresh', 'Fresh milk', '鮮奶', '鲜奶', 0, { defaultSelected: true, allergens: ['milk'] }),
    choice('oat', 'Oat milk', '燕麥奶', '燕麦奶', 1500),
    choice('soy', 'Soy milk', '無糖豆漿', '无糖豆浆', 0, { allergens: ['soy'] }),
  ]),
  option(
    'toppings',
    ['Toppings', '加料', '加料'],
    { multiple: true, maxPick: 3, allowQuantity: true, maxQuantity: 4, enjoyDiscount: true },
    [
      choice('pearls', 'Tapioca pearls', '珍珠', '珍珠', 1000, {
        priceModifiers: largeCup(500),
        allergens: [],
      }),
      choice('coconut-jelly', 'Coconut jelly', '椰果', '椰果', 1000, {
        priceModifiers: largeCup(500),
        allergens: [],
      }),
      choice('grass-jelly', 'Grass jelly', '仙草凍', '仙草冻', 1000, {
        priceModifiers: largeCup(500),
        allergens: [],
      }),
      choice('aiyu', 'Aiyu jelly', '愛玉', '爱玉', 1000, { allergens: [] }),
      choice('pudding', 'Egg pudding', '布丁', '鸡蛋布丁', 1500, { allergens: ['egg', 'milk'] }),
      choice('taro-balls', 'Taro balls', '芋圓', '芋圆', 1500, { allergens: [] }),
      choice('cheese-foam', 'Cheese foam', '奶蓋', '奶盖', 2000, {
        priceModifiers: largeCup(500),
        allergens: ['milk'],
      }),
    ],
  ),
  option(
    'bring-own-cup',
    ['Bring your own cup', '自備環保杯', '自带环保杯'],
    { type: 'discount', allowedOrderType: ['takeAway', 'dineInNoTable'] },
    [choice('own-cup', 'I bring my own cup', '自備環保杯折 5 元', '自带环保杯减5元', 500)],
  ),
];
