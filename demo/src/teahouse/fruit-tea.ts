import { category, dish, group } from '../menu/draft.ts';
import { EVERY } from './sections.ts';

const CUP = ['cup-size', 'sweetness', 'cold-ice-level', 'toppings', 'bring-own-cup'];

export const FRUIT_TEA = category(
  {
    id: 'teahouse-fruit-tea',
    name: ['Fruit tea', '水果茶', '水果茶'],
    sections: EVERY,
    picture: 'house-fruit-tea',
    goesWith: ['popcorn-chicken', 'sweet-potato-fries', 'chicken-cutlet', 'chiffon-cake'],
  },
  [
    group(
      'teahouse-fruit-tea-house',
      ['Fruit teas', '鮮果茶', '鲜果茶'],
      [
        dish('house-fruit-tea', 'Moon Lane fruit tea', '月巷水果茶', '月巷水果茶', 8000, {
          about: [
            'Orange, passion fruit, apple and lemon in four seasons tea',
            '柳橙、百香果、蘋果、檸檬，四季春茶底',
            '橙子、百香果、苹果、柠檬，四季春茶底',
          ],
          options: CUP,
          priceModifiers: [{ type: 'productOption', option: 'cup-size', optionValue: 'large', price: 1000 }],
          allergens: [],
          diets: ['vegan', 'glutenFree'],
          popular: true,
        }),
        dish('passion-fruit-tea', 'Passion fruit green tea', '百香果綠茶', '百香果绿茶', 6500, {
          about: ['With pearls and coconut jelly', '附珍珠與椰果', '含珍珠和椰果'],
          options: CUP,
          allergens: [],
          diets: ['vegan'],
        }),
        dish('grapefruit-tea', 'Fresh grapefruit green tea', '鮮剖葡萄柚綠', '鲜切西柚绿茶', 7500, {
          about: ['Half a grapefruit, pulp and all', '半顆葡萄柚，果肉飽滿', '半个西柚，果肉饱满'],
          options: CUP,
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('mango-green-tea', 'Mango green tea', '芒果青茶', '芒果青茶', 7500, {
          about: ['Summer mango over green oolong', '夏季芒果配清香青茶', '夏季芒果配清香青茶'],
          options: CUP,
          allergens: [],
          diets: ['vegan'],
          stock: { mode: 'limit', stockMode: 'sync', quantity: 0 },
        }),
        dish('pineapple-tea', 'Pineapple four seasons tea', '鳳梨春茶', '菠萝四季春', 7000, {
          about: ['Home-cooked pineapple from Guanmiao', '關廟鳳梨手工熬煮', '关庙菠萝手工熬煮'],
          options: CUP,
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('lychee-oolong', 'Lychee oolong', '荔枝烏龍', '荔枝乌龙', 7000, {
          options: CUP,
          diets: ['vegan'],
        }),
        dish('peach-tea', 'White peach jasmine tea', '白桃茉莉茶', '白桃茉莉茶', 7000, {
          options: CUP,
          allergens: [],
          diets: ['vegan'],
        }),
      ],
    ),
    group(
      'teahouse-fruit-tea-citrus',
      ['Citrus', '檸檬與金桔', '柠檬与金桔'],
      [
        dish('lemon-green-tea', 'Lemon green tea', '檸檬綠茶', '柠檬绿茶', 5500, {
          about: ['Whole lemon, pounded in the shaker', '整顆檸檬現搗', '整颗柠檬现捣'],
          options: CUP,
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('kumquat-lemon', 'Kumquat lemonade', '金桔檸檬', '金桔柠檬', 6000, {
          about: [
            'Kumquats pressed by hand, with a salted plum',
            '手壓金桔，加一顆話梅',
            '手压金桔，加一颗话梅',
          ],
          options: CUP,
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('honey-lemon', 'Honey lemonade', '蜂蜜檸檬', '蜂蜜柠檬', 6500, {
          options: ['cup-size', 'ice-level', 'toppings', 'bring-own-cup'],
          allergens: [],
          diets: ['vegetarian', 'glutenFree'],
        }),
        dish('hot-orange-tea', 'Hot orange fruit tea', '熱桔茶', '热桔茶', 8500, {
          about: [
            'A warm pot of oranges, kumquat jam and black tea',
            '柳橙、桔醬與紅茶，暖暖一壺',
            '橙子、金桔酱与红茶，暖暖一壶',
          ],
          eatInOnly: true,
          options: ['sweetness'],
          allergens: [],
          diets: ['vegan'],
        }),
      ],
    ),
    group(
      'teahouse-fruit-tea-smoothies',
      ['Smoothies and yogurt', '冰沙與優格', '冰沙·酸奶'],
      [
        dish('mango-smoothie', 'Mango smoothie', '芒果冰沙', '芒果冰沙', 9000, {
          about: ['Frozen mango and nothing else', '純芒果打成，不加香精', '纯芒果打成，不加香精'],
          options: ['sweetness', 'toppings', 'bring-own-cup'],
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('strawberry-yogurt', 'Strawberry yogurt drink', '草莓優格飲', '草莓酸奶', 9000, {
          about: ['Dahu strawberries and plain yogurt', '大湖草莓配原味優格', '大湖草莓配原味酸奶'],
          options: ['cup-size', 'sweetness', 'bring-own-cup'],
          allergens: ['milk'],
          diets: ['vegetarian', 'glutenFree'],
          stock: { stockMode: 'unlimited', onlineMode: 'paused' },
        }),
        dish('papaya-milk', 'Papaya milk', '木瓜牛奶', '木瓜牛奶', 7500, {
          about: [
            'Ripe papaya and fresh milk, blended to order',
            '熟成木瓜與鮮奶，現點現打',
            '熟透木瓜与鲜奶，现点现打',
          ],
          options: ['cup-size', 'sweetness', 'bring-own-cup'],
          allergens: ['milk'],
          diets: ['vegetarian', 'glutenFree'],
        }),
        dish('avocado-milk', 'Avocado pudding milk', '酪梨布丁牛奶', '牛油果布丁牛奶', 9500, {
          about: ['Avocado, milk and an egg pudding', '酪梨、鮮奶與一顆布丁', '牛油果、鲜奶和一个布丁'],
          options: ['cup-size', 'sweetness', 'bring-own-cup'],
          allergens: ['milk', 'egg'],
        }),
        dish('cultured-milk-green-tea', 'Yogurt drink green tea', '多多綠茶', '乳酸菌绿茶', 6500, {
          about: [
            'Fermented milk drink shaken with green tea',
            '發酵乳飲料與綠茶一起搖',
            '乳酸菌饮料与绿茶摇匀',
          ],
          options: CUP,
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
      ],
    ),
  ],
);
