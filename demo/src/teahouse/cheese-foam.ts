import { category, dish, group } from '../menu/draft.ts';
import { EVERY } from './sections.ts';

const FOAM = ['cup-size', 'sweetness', 'cold-ice-level', 'bring-own-cup'];
const COFFEE = ['milk-kind', 'ice-level', 'bring-own-cup'];

export const CHEESE_FOAM = category(
  {
    id: 'teahouse-cheese-foam',
    name: ['Cheese foam & coffee', '奶蓋・咖啡', '奶盖·咖啡'],
    sections: EVERY,
    picture: 'cheese-foam-oolong',
    goesWith: ['basque-cheesecake', 'chiffon-cake', 'taro-mille-crepe', 'egg-pancake'],
  },
  [
    group(
      'teahouse-cheese-foam-tea',
      ['Cheese foam', '海鹽奶蓋', '海盐奶盖'],
      [
        dish('cheese-foam-oolong', 'Cheese foam oolong', '奶蓋烏龍', '奶盖乌龙', 7000, {
          about: [
            'Sea-salt cheese foam; drink it without a straw',
            '海鹽奶蓋，建議不用吸管直接喝',
            '海盐奶盖，建议不用吸管直接喝',
          ],
          options: FOAM,
          allergens: ['milk'],
          diets: ['vegetarian'],
          popular: true,
        }),
        dish('cheese-foam-black-tea', 'Cheese foam black tea', '奶蓋紅茶', '奶盖红茶', 6500, {
          options: FOAM,
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
        dish('cheese-foam-cocoa', 'Cheese foam cocoa', '奶蓋可可', '奶盖可可', 7500, {
          options: FOAM,
          allergens: ['milk', 'soy'],
          diets: ['vegetarian'],
        }),
        dish('cheese-foam-grape', 'Cheese foam with fresh grapes', '多肉葡萄奶蓋', '多肉葡萄奶盖', 10500, {
          about: [
            'Peeled Kyoho grapes blended with ice and oolong',
            '手剝巨峰葡萄，與烏龍打成冰沙',
            '手剥巨峰葡萄，与乌龙打成冰沙',
          ],
          options: ['sweetness', 'bring-own-cup'],
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
        dish('choose-your-foam', 'Cheese foam, tea of your choice', '自選奶蓋茶', '自选奶盖茶', 6500, {
          options: ['tea-base', ...FOAM],
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
      ],
    ),
    group(
      'teahouse-cheese-foam-coffee',
      ['Coffee', '咖啡', '咖啡'],
      [
        dish('americano', 'Americano', '美式咖啡', '美式咖啡', 5500, {
          options: ['ice-level', 'bring-own-cup'],
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('latte', 'Café latte', '拿鐵咖啡', '拿铁咖啡', 8000, {
          about: ['Double espresso, Taiwanese milk', '雙份濃縮，在地鮮奶', '双份浓缩，本地鲜奶'],
          options: COFFEE,
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
        dish('sea-salt-coffee', 'Sea-salt foam coffee', '海鹽咖啡', '海盐咖啡', 8500, {
          about: ['Iced coffee under a salted foam', '冰咖啡覆上微鹹奶蓋', '冰咖啡盖上微咸奶盖'],
          options: ['cold-ice-level', 'bring-own-cup'],
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
        dish('coffee-milk-tea', 'Coffee milk tea', '咖啡奶茶', '咖啡奶茶', 7000, {
          options: ['cup-size', 'sweetness', 'ice-level', 'toppings', 'bring-own-cup'],
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
        dish(
          'staff-brew',
          'Pour-over coffee of the day, tasting',
          '今日手沖咖啡試飲',
          '今日手冲咖啡试饮',
          3000,
          {
            hideFromOnline: true,
            allergens: [],
            diets: ['vegan'],
          },
        ),
      ],
    ),
  ],
);
