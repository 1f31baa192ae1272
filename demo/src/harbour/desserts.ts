import { category, dish, group } from '../menu/draft.ts';
import { MAINS } from './sections.ts';

export const DESSERTS = category(
  {
    id: 'harbour-desserts',
    name: ['Desserts & bakery', '甜品・餅店', '甜品·烘焙'],
    sections: MAINS,
    picture: 'egg-tart',
    course: 3,
    goesWith: ['milk-tea', 'lemon-tea', 'yuenyeung', 'coffee'],
  },
  [
    group(
      'harbour-desserts-bakery',
      ['From the oven', '新鮮出爐', '新鲜出炉'],
      [
        dish('egg-tart', 'Egg tart', '蛋撻', '蛋挞', 1000, {
          about: ['Shortcrust shell, wobbling custard', '牛油皮，蛋香嫩滑', '黄油酥皮，蛋香嫩滑'],
          allergens: ['wheat', 'egg', 'milk'],
          diets: ['vegetarian'],
          popular: true,
        }),
        dish('portuguese-tart', 'Portuguese egg tart', '葡撻', '葡式蛋挞', 1400, {
          allergens: ['wheat', 'egg', 'milk'],
          diets: ['vegetarian'],
        }),
        dish('egg-waffle', 'Egg waffle', '雞蛋仔', '鸡蛋仔', 2800, {
          about: [
            'Crisp outside, soft bubbles inside; ten minutes',
            '外脆內軟，即叫即製約十分鐘',
            '外脆内软，现点现做约十分钟',
          ],
          allergens: ['wheat', 'egg', 'milk'],
          diets: ['vegetarian'],
        }),
        dish('cocktail-bun', 'Cocktail bun', '雞尾包', '鸡尾包', 1200, {
          allergens: ['wheat', 'egg', 'milk'],
          diets: ['vegetarian'],
        }),
        dish('swiss-roll', 'Swiss roll', '瑞士卷', '瑞士卷', 1400, {
          about: ['Sponge rolled with fresh cream', '鮮忌廉海綿蛋糕卷', '鲜奶油海绵蛋糕卷'],
          allergens: ['wheat', 'egg', 'milk'],
          diets: ['vegetarian'],
          stock: { mode: 'limit', stockMode: 'sync', quantity: 0 },
        }),
      ],
    ),
    group(
      'harbour-desserts-bowls',
      ['Sweet bowls', '糖水', '糖水'],
      [
        dish('red-bean-soup', 'Red bean soup', '陳皮紅豆沙', '陈皮红豆沙', 2400, {
          about: [
            'With aged tangerine peel, hot or chilled',
            '陳皮慢火熬製，冷熱皆宜',
            '陈皮慢火熬制，冷热皆宜',
          ],
          options: ['hot-or-iced'],
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('mango-sago', 'Mango pomelo sago', '楊枝甘露', '杨枝甘露', 3600, {
          about: [
            'Mango, pomelo and sago in coconut milk',
            '芒果、柚子、西米，加椰汁',
            '芒果、柚子、西米，加椰奶',
          ],
          allergens: ['milk'],
          diets: ['vegetarian', 'glutenFree'],
        }),
        dish('steamed-milk', 'Double-skin steamed milk', '雙皮奶', '双皮奶', 3000, {
          about: [
            'Buffalo-style milk set with egg white',
            '鮮奶加蛋白蒸成，奶香幼滑',
            '鲜奶加蛋白蒸成，奶香细滑',
          ],
          options: ['cold-extras'],
          allergens: ['milk', 'egg'],
          diets: ['vegetarian', 'glutenFree'],
        }),
        dish('sesame-soup', 'Black sesame soup', '芝麻糊', '芝麻糊', 2600, {
          allergens: ['sesame'],
          diets: ['vegan'],
        }),
        dish('tofu-pudding', 'Tofu pudding with ginger syrup', '薑汁豆腐花', '姜汁豆花', 2400, {
          about: ['Silken, in warm ginger syrup', '豆腐花嫩滑，配熱薑糖水', '嫩滑豆花，配热姜糖水'],
          allergens: ['soy'],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('grass-jelly-fruit', 'Grass jelly with fruit', '鮮果涼粉', '鲜果凉粉', 3400, {
          about: [
            'Herbal jelly with melon, mango and kiwi',
            '涼粉配蜜瓜、芒果、奇異果',
            '凉粉配蜜瓜、芒果、猕猴桃',
          ],
          options: ['cold-extras'],
          diets: ['vegetarian'],
        }),
      ],
    ),
  ],
);
