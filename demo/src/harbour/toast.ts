import { category, dish, group } from '../menu/draft.ts';
import { EVERY } from './sections.ts';

export const TOAST = category(
  {
    id: 'harbour-toast',
    name: ['Toast, buns & sandwiches', '多士・包・三文治', '吐司·面包·三明治'],
    sections: EVERY,
    picture: 'pineapple-bun-butter',
    goesWith: ['milk-tea', 'yuenyeung', 'soft-boiled-eggs', 'egg-tart'],
  },
  [
    group(
      'harbour-toast-buns',
      ['Buns', '包', '面包'],
      [
        dish('pineapple-bun-butter', 'Pineapple bun with butter', '菠蘿油', '菠萝油', 1800, {
          about: [
            'Fresh from the oven, a thick slab of cold butter',
            '新鮮出爐，夾厚切凍牛油',
            '新鲜出炉，夹厚切冰黄油',
          ],
          allergens: ['wheat', 'egg', 'milk'],
          diets: ['vegetarian'],
          popular: true,
        }),
        dish('pineapple-bun', 'Pineapple bun', '菠蘿包', '菠萝包', 1200, {
          allergens: ['wheat', 'egg', 'milk'],
          diets: ['vegetarian'],
        }),
        dish('luncheon-egg-bun', 'Luncheon meat and egg bun', '餐蛋包', '午餐肉鸡蛋包', 2800, {
          options: ['egg-style'],
          allergens: ['wheat', 'egg', 'milk', 'soy'],
        }),
        dish('pork-chop-bun', 'Pork chop bun', '豬扒包', '猪扒包', 3600, {
          about: ['Crisp roll, marinated chop off the griddle', '脆豬仔包夾即煎豬扒', '脆皮面包夹现煎猪排'],
          allergens: ['wheat', 'egg', 'soy'],
          popular: true,
        }),
      ],
    ),
    group(
      'harbour-toast-slices',
      ['Toast', '多士', '吐司'],
      [
        dish('french-toast', 'Hong Kong French toast', '西多士', '西多士', 3200, {
          about: [
            'Peanut butter inside, fried in egg, butter on top',
            '花生醬夾心，沾蛋漿炸至金黃，加牛油',
            '花生酱夹心，裹蛋液炸至金黄，配黄油',
          ],
          options: ['toast-syrup'],
          allergens: ['wheat', 'egg', 'milk', 'peanut'],
          diets: ['vegetarian'],
          popular: true,
        }),
        dish('kaya-french-toast', 'French toast with kaya', '咖央西多士', '咖央西多士', 3400, {
          about: ['Coconut and pandan jam inside', '椰香斑蘭咖央夾心', '椰香斑斓咖央夹心'],
          options: ['toast-syrup'],
          allergens: ['wheat', 'egg', 'milk'],
          diets: ['vegetarian'],
        }),
        dish('condensed-milk-toast', 'Toast with butter and condensed milk', '奶油多士', '奶油吐司', 1800, {
          about: ['Thick cut, butter and condensed milk', '厚切多士，牛油加煉奶', '厚切吐司，黄油加炼乳'],
          options: ['toast-style'],
          allergens: ['wheat', 'milk'],
          diets: ['vegetarian'],
        }),
        dish('peanut-toast', 'Peanut butter and condensed milk toast', '奶醬多士', '奶酱吐司', 2000, {
          options: ['toast-style'],
          allergens: ['wheat', 'milk', 'peanut'],
          diets: ['vegetarian'],
        }),
        dish('garlic-toast', 'Garlic butter toast', '蒜蓉多士', '蒜蓉吐司', 2000, {
          allergens: ['wheat', 'milk'],
          diets: ['vegetarian'],
        }),
      ],
    ),
    group(
      'harbour-toast-sandwiches',
      ['Sandwiches', '三文治', '三明治'],
      [
        dish('egg-sandwich', 'Scrambled egg sandwich', '滑蛋三文治', '滑蛋三明治', 2800, {
          about: ['Soft scrambled eggs on white bread', '嫩滑炒蛋夾白方包', '嫩滑炒蛋夹白吐司'],
          options: ['toast-style'],
          allergens: ['wheat', 'egg', 'milk'],
          diets: ['vegetarian'],
        }),
        dish('beef-egg-sandwich', 'Corned beef and egg sandwich', '鹹牛肉蛋治', '咸牛肉鸡蛋三明治', 3200, {
          about: ['Corned beef beaten into the eggs', '鹹牛肉拌入蛋漿同煎', '咸牛肉拌入蛋液同煎'],
          options: ['toast-style'],
          allergens: ['wheat', 'egg', 'milk'],
        }),
        dish('ham-cheese-sandwich', 'Ham and cheese sandwich', '芝士火腿三文治', '芝士火腿三明治', 3000, {
          options: ['toast-style'],
          allergens: ['wheat', 'milk'],
        }),
        dish('club-sandwich', 'Club sandwich', '公司三文治', '公司三明治', 5200, {
          about: [
            'Three layers: chicken, bacon, egg, tomato; with fries',
            '三層：雞肉、煙肉、煎蛋、番茄，配薯條',
            '三层：鸡肉、培根、煎蛋、番茄，配薯条',
          ],
          options: ['toast-style'],
          allergens: ['wheat', 'egg', 'milk', 'mustard'],
        }),
        dish('tuna-sandwich', 'Tuna sandwich', '吞拿魚三文治', '金枪鱼三明治', 3200, {
          options: ['toast-style'],
          allergens: ['wheat', 'fish', 'egg', 'milk'],
        }),
      ],
    ),
  ],
);
