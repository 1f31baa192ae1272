import { category, dish, group } from '../menu/draft.ts';
import { MORNING } from './sections.ts';

export const BREAKFAST = category(
  {
    id: 'harbour-breakfast-plates',
    name: ['Breakfast plates', '早餐・全日早餐', '早餐·全天早餐'],
    sections: MORNING,
    picture: 'big-breakfast',
    goesWith: ['milk-tea', 'pineapple-bun-butter', 'oatmeal-milk', 'coffee'],
  },
  [
    group(
      'harbour-breakfast-eggs',
      ['Eggs', '蛋類', '蛋类'],
      [
        dish('scrambled-eggs-toast', 'Silky scrambled eggs with toast', '滑蛋多士', '滑蛋吐司', 3600, {
          about: [
            'Three eggs, barely set, on thick buttered toast',
            '三隻雞蛋炒得嫩滑，配牛油厚多士',
            '三只鸡蛋炒至嫩滑，配黄油厚吐司',
          ],
          options: ['toast-style'],
          allergens: ['egg', 'milk', 'wheat'],
          diets: ['vegetarian'],
          popular: true,
        }),
        dish('sausage-eggs', 'Sausages and two eggs', '腸仔煎雙蛋', '香肠煎双蛋', 3800, {
          about: [
            'Two pork sausages and two eggs with toast',
            '豬肉腸仔兩條、煎蛋兩隻，配多士',
            '猪肉香肠两条、煎蛋两只，配吐司',
          ],
          options: ['egg-style', 'toast-style'],
          allergens: ['egg', 'milk', 'wheat', 'soy'],
        }),
        dish('ham-omelette', 'Ham and cheese omelette', '芝士火腿奄列', '芝士火腿煎蛋卷', 4200, {
          about: ['Folded omelette with a soft roll', '奄列配餐包', '煎蛋卷配餐包'],
          allergens: ['egg', 'milk', 'wheat'],
        }),
        dish('tomato-omelette', 'Tomato omelette', '鮮茄奄列', '番茄煎蛋卷', 4000, {
          allergens: ['egg', 'milk', 'wheat'],
          diets: ['vegetarian'],
        }),
        dish('soft-boiled-eggs', 'Soft-boiled eggs with soy sauce', '半熟蛋', '半熟蛋', 2200, {
          about: [
            'Two eggs, a drop of soy sauce and white pepper',
            '半熟蛋兩隻，加豉油及胡椒粉',
            '半熟鸡蛋两只，加酱油和白胡椒粉',
          ],
          allergens: ['egg', 'soy', 'wheat'],
          diets: ['vegetarian'],
        }),
      ],
    ),
    group(
      'harbour-breakfast-big',
      ['Big plates', '全日早餐', '全天早餐'],
      [
        dish('big-breakfast', 'Harbour big breakfast', '海傍大早餐', '海傍大早餐', 6800, {
          about: [
            'Eggs, sausage, ham, baked beans, mushrooms and toast',
            '雙蛋、腸仔、火腿、焗豆、蘑菇及多士',
            '双蛋、香肠、火腿、焗豆、蘑菇和吐司',
          ],
          options: ['egg-style', 'toast-style'],
          allergens: ['egg', 'milk', 'wheat', 'soy'],
        }),
        dish('pork-chop-breakfast', 'Pork chop and eggs', '豬扒煎雙蛋', '猪排煎双蛋', 5600, {
          about: ['Pan-fried pork chop, two eggs and toast', '香煎豬扒、雙蛋及多士', '香煎猪排、双蛋和吐司'],
          options: ['egg-style', 'toast-style'],
          allergens: ['egg', 'milk', 'wheat', 'soy'],
        }),
        dish(
          'chicken-steak-breakfast',
          'Chicken steak and ham spaghetti',
          '雞扒火腿意粉',
          '鸡排火腿意面',
          5400,
          {
            about: ['In clear broth, with a fried egg', '清湯意粉，配煎蛋', '清汤意面，配煎蛋'],
            options: ['requests'],
            allergens: ['egg', 'wheat', 'soy', 'milk'],
          },
        ),
        dish('oatmeal-milk', 'Milk oatmeal', '牛奶麥皮', '牛奶燕麦粥', 2800, {
          about: ['Rolled oats simmered slowly in fresh milk', '麥皮以鮮奶慢煮', '燕麦片以鲜奶慢煮'],
          options: ['sugar'],
          allergens: ['milk', 'wheat'],
          diets: ['vegetarian'],
        }),
        dish('tuna-breakfast', 'Tuna mayonnaise on toast', '吞拿魚多士', '金枪鱼吐司', 3800, {
          about: [
            'Tuna and mayonnaise on two slices of toast',
            '吞拿魚沙律醬，多士兩片',
            '金枪鱼蛋黄酱，吐司两片',
          ],
          allergens: ['fish', 'egg', 'milk', 'wheat'],
          stock: { stockMode: 'paused' },
        }),
      ],
    ),
  ],
);
