import { category, dish, group } from '../menu/draft.ts';
import { EVERY } from './sections.ts';

const HOT_OR_ICED = ['hot-or-iced', 'sugar', 'own-cup'];
const ICED = ['ice', 'sugar', 'own-cup'];

export const DRINKS = category(
  {
    id: 'harbour-drinks',
    name: ['Drinks', '飲品', '饮料'],
    sections: EVERY,
    picture: 'milk-tea',
    goesWith: ['egg-tart', 'pineapple-bun-butter', 'french-toast', 'curry-fish-balls'],
  },
  [
    group(
      'harbour-drinks-tea',
      ['Tea and coffee', '奶茶咖啡', '奶茶咖啡'],
      [
        dish('milk-tea', 'Hong Kong milk tea', '港式奶茶', '港式奶茶', 2000, {
          about: ['Strained eight times through a cotton sock', '八次撞茶，香滑不澀', '八次撞茶，香滑不涩'],
          options: ['hot-or-iced', 'sugar', 'tea-strength', 'own-cup'],
          allergens: ['milk'],
          diets: ['vegetarian', 'glutenFree'],
          popular: true,
        }),
        dish('condensed-milk-tea', 'Tea with condensed milk', '茶走', '炼乳奶茶（茶走）', 2200, {
          about: ['Condensed milk in place of sugar', '走糖走奶，改用煉奶', '不加糖和淡奶，改用炼乳'],
          options: ['hot-or-iced', 'tea-strength', 'own-cup'],
          allergens: ['milk'],
          diets: ['vegetarian', 'glutenFree'],
        }),
        dish('yuenyeung', 'Coffee with milk tea', '鴛鴦', '鸳鸯', 2200, {
          about: ['Seven parts tea, three parts coffee', '七成奶茶，三成咖啡', '七成奶茶，三成咖啡'],
          options: HOT_OR_ICED,
          allergens: ['milk'],
          diets: ['vegetarian', 'glutenFree'],
        }),
        dish('coffee', 'Café coffee', '咖啡', '咖啡', 2000, {
          about: ['Roasted dark, with evaporated milk', '深焙咖啡，配花奶', '深烘咖啡，配淡奶'],
          options: HOT_OR_ICED,
          allergens: ['milk'],
          diets: ['vegetarian', 'glutenFree'],
        }),
        dish('black-coffee', 'Black coffee', '齋啡', '黑咖啡', 1800, {
          options: ['hot-or-iced', 'own-cup'],
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('lemon-tea', 'Lemon tea', '檸檬茶', '柠檬茶', 2000, {
          about: ['Black tea with four slices of lemon', '紅茶配四片檸檬', '红茶配四片柠檬'],
          options: HOT_OR_ICED,
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('iced-lemon-tea', 'Iced lemon tea, large', '凍檸茶（大）', '冻柠茶（大）', 2600, {
          about: ['Strong black tea and half a lemon', '濃紅茶配半個檸檬', '浓红茶配半个柠檬'],
          options: ICED,
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
      ],
    ),
    group(
      'harbour-drinks-hot',
      ['Milk and malt', '熱飲', '热饮'],
      [
        dish('malted-milk', 'Malted milk', '麥芽牛奶', '麦芽牛奶', 2200, {
          options: HOT_OR_ICED,
          allergens: ['milk', 'wheat'],
          diets: ['vegetarian'],
        }),
        dish('chocolate-milk', 'Chocolate milk', '朱古力奶', '巧克力牛奶', 2200, {
          options: HOT_OR_ICED,
          allergens: ['milk', 'soy'],
          diets: ['vegetarian'],
        }),
        dish('almond-milk', 'Almond milk', '杏仁霜', '杏仁霜', 2200, {
          about: [
            'Ground apricot kernels, whisked with milk',
            '南北杏磨粉，以鮮奶沖調',
            '南北杏磨粉，以鲜奶冲调',
          ],
          options: HOT_OR_ICED,
          allergens: ['milk', 'nuts'],
          diets: ['vegetarian'],
        }),
        dish('lemon-water', 'Lemon water', '檸檬水', '柠檬水', 1800, {
          options: HOT_OR_ICED,
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('ginger-cola', 'Boiled cola with ginger and lemon', '檸樂煲薑', '姜汁柠檬可乐', 2800, {
          about: ['What every grandmother gives for a cold', '傷風感冒，婆婆必煲', '伤风感冒，外婆必备'],
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('raw-egg-water', 'Hot water with a raw egg', '滾水蛋', '开水冲蛋', 1800, {
          options: ['sugar'],
          allergens: ['egg'],
          eatInOnly: true,
          diets: ['vegetarian'],
        }),
      ],
    ),
    group(
      'harbour-drinks-iced',
      ['Iced', '凍飲', '冷饮'],
      [
        dish('red-bean-ice', 'Red bean ice', '紅豆冰', '红豆冰', 3000, {
          about: ['Red beans, evaporated milk and crushed ice', '紅豆、花奶、碎冰', '红豆、淡奶、碎冰'],
          options: ['sugar', 'cold-extras'],
          allergens: ['milk'],
          diets: ['vegetarian', 'glutenFree'],
          popular: true,
        }),
        dish('pineapple-ice', 'Pineapple ice', '菠蘿冰', '菠萝冰', 3000, {
          about: ['Pineapple in syrup and crushed ice', '糖水菠蘿粒加碎冰', '糖水菠萝粒加碎冰'],
          options: ['sugar', 'cold-extras'],
          allergens: [],
          diets: ['vegan'],
        }),
        dish('salty-lime-soda', 'Salted lime soda', '鹹檸七', '咸柠汽水', 2800, {
          about: [
            'Limes preserved in salt for years, lemonade',
            '陳年鹹柑桔，配檸檬汽水',
            '陈年咸柑橘，配柠檬汽水',
          ],
          options: ['ice'],
          allergens: [],
          diets: ['vegan'],
        }),
        dish('iced-lemon-honey', 'Iced lemon with honey', '凍檸蜜', '冻柠蜜', 2600, {
          options: ICED,
          allergens: [],
          diets: ['vegetarian'],
        }),
        dish('soy-milk', 'Soy milk', '鮮豆漿', '鲜豆浆', 1800, {
          options: HOT_OR_ICED,
          allergens: ['soy'],
          diets: ['vegan'],
        }),
        dish('black-cow', 'Cola with ice cream', '黑牛', '黑牛（可乐冰淇淋）', 3200, {
          about: ['A scoop of vanilla in ice-cold cola', '雲呢拿雪糕球配凍可樂', '香草冰淇淋球配冰可乐'],
          options: ['cold-extras'],
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
        dish('herbal-tea', 'Twenty-four herbs tea', '廿四味', '廿四味凉茶', 2200, {
          about: ['Very bitter, very cooling', '甘苦清熱', '甘苦清热'],
          diets: ['vegan'],
          hideFromOnline: true,
        }),
      ],
    ),
  ],
);
