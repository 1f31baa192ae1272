import { category, dish, group } from '../menu/draft.ts';
import { DAY_AND_NIGHT } from './sections.ts';

const BOWL = ['rice-size', 'rice-extras', 'carry-box'];

export const RICE = category(
  {
    id: 'teahouse-rice',
    name: ['Rice', '飯類', '米饭'],
    sections: DAY_AND_NIGHT,
    picture: 'braised-pork-rice',
    goesWith: ['sweet-potato-leaves', 'hot-sour-soup', 'winter-melon-tea', 'braised-egg'],
  },
  [
    group(
      'teahouse-rice-bowls',
      ['Rice bowls', '飯碗', '碗饭'],
      [
        dish('braised-pork-rice', 'Braised pork rice', '滷肉飯', '卤肉饭', 4500, {
          about: [
            'Hand-cut pork belly, soy, crisp shallots',
            '手切五花肉，醬油紅蔥慢滷',
            '手切五花肉，酱油红葱慢卤',
          ],
          options: BOWL,
          allergens: ['soy', 'wheat'],
          popular: true,
        }),
        dish('chicken-rice', 'Chiayi turkey rice', '嘉義火雞肉飯', '嘉义火鸡肉饭', 4500, {
          about: [
            'Shredded turkey, its own fat and fried shallots',
            '手撕火雞肉，淋雞油與油蔥酥',
            '手撕火鸡肉，淋鸡油和油葱酥',
          ],
          options: BOWL,
          allergens: ['soy', 'wheat'],
        }),
        dish('pork-belly-rice', 'Braised pork belly rice', '控肉飯', '控肉饭', 7500, {
          about: ['A whole slice of belly, braised two hours', '整片五花滷足兩小時', '整片五花卤足两小时'],
          options: BOWL,
          allergens: ['soy', 'wheat'],
        }),
        dish('three-cup-chicken-rice', 'Three-cup chicken rice', '三杯雞飯', '三杯鸡饭', 13000, {
          about: [
            'Soy sauce, rice wine, sesame oil and plenty of basil',
            '醬油、米酒、麻油，加大把九層塔',
            '酱油、米酒、香油，加大把九层塔',
          ],
          options: ['rice-extras', 'carry-box'],
          allergens: ['soy', 'wheat', 'sesame'],
        }),
        dish('mushroom-rice', 'Braised mushroom rice', '香菇素燥飯', '香菇素臊饭', 5000, {
          about: [
            'King oyster and shiitake in place of pork',
            '杏鮑菇與香菇代替滷肉',
            '杏鲍菇与香菇代替卤肉',
          ],
          options: ['rice-size', 'carry-box'],
          allergens: ['soy', 'wheat'],
          diets: ['vegan'],
        }),
        dish('lard-rice', 'Lard and soy sauce rice', '古早味豬油拌飯', '古早味猪油拌饭', 4000, {
          options: BOWL,
          allergens: ['soy', 'wheat'],
        }),
      ],
    ),
    group(
      'teahouse-rice-boxes',
      ['Lunch boxes', '便當', '便当'],
      [
        dish('pork-chop-box', 'Fried pork chop box', '排骨便當', '排骨便当', 11000, {
          about: [
            'Five-spice pork chop, three vegetables, half an egg',
            '五香炸排骨，三樣配菜、半顆滷蛋',
            '五香炸排骨，三样配菜、半个卤蛋',
          ],
          options: ['rice-extras', 'carry-box'],
          allergens: ['soy', 'wheat', 'egg'],
        }),
        dish('chicken-leg-box', 'Chicken leg box', '雞腿便當', '鸡腿便当', 12000, {
          about: ['Braised, then fried; a whole leg', '先滷後炸，整隻雞腿', '先卤后炸，整只鸡腿'],
          options: ['rice-extras', 'carry-box'],
          allergens: ['soy', 'wheat', 'egg'],
          stock: { mode: 'limit', stockMode: 'sync', quantity: 6, onlineThreshold: 3 },
        }),
        dish('salmon-box', 'Grilled salmon box', '烤鮭魚便當', '烤三文鱼便当', 14500, {
          about: ['Grilled with salt, lemon on the side', '鹽烤鮭魚，附檸檬角', '盐烤三文鱼，附柠檬角'],
          options: ['carry-box'],
          allergens: ['fish', 'soy', 'wheat', 'egg'],
        }),
        dish('vegetable-box', 'Vegetable box', '蔬食便當', '蔬食便当', 9500, {
          about: [
            'Six vegetables and braised tofu on brown rice',
            '六樣時蔬、滷豆腐，配糙米飯',
            '六样时蔬、卤豆腐，配糙米饭',
          ],
          options: ['carry-box'],
          allergens: ['soy', 'wheat'],
          diets: ['vegan'],
        }),
      ],
    ),
    group(
      'teahouse-rice-hot',
      ['Stews and hotpots', '燉飯與小火鍋', '炖饭与小火锅'],
      [
        dish('curry-pork-cutlet', 'Pork cutlet curry rice', '咖哩豬排飯', '咖喱猪排饭', 14000, {
          about: ['Panko cutlet and a mild vegetable curry', '酥炸豬排配蔬菜咖哩', '酥炸猪排配蔬菜咖喱'],
          options: ['spice', 'carry-box'],
          allergens: ['wheat', 'egg', 'soy', 'mustard', 'celery'],
          diets: ['spicy'],
        }),
        dish('mapo-tofu-rice', 'Mapo tofu rice', '麻婆豆腐飯', '麻婆豆腐饭', 9500, {
          options: ['spice', 'rice-extras', 'carry-box'],
          allergens: ['soy', 'wheat'],
          diets: ['spicy'],
        }),
        dish('milk-hotpot', 'Small milk hotpot', '牛奶小火鍋', '牛奶小火锅', 22000, {
          about: [
            'Pork, vegetables and fish balls in a milky broth',
            '豬肉片、時蔬、魚丸，奶香湯頭',
            '猪肉片、时蔬、鱼丸，奶香汤底',
          ],
          options: ['spice'],
          eatInOnly: true,
          allergens: ['milk', 'fish', 'soy', 'wheat', 'egg'],
        }),
        dish('sesame-chicken-hotpot', 'Sesame oil chicken hotpot', '麻油雞小火鍋', '麻油鸡小火锅', 24000, {
          about: ['Black sesame oil, old ginger and rice wine', '黑麻油、老薑與米酒', '黑芝麻油、老姜与米酒'],
          options: ['noodle-thickness'],
          eatInOnly: true,
          allergens: ['sesame', 'soy', 'wheat'],
          discountMapping: [{ shop: 'teahouse', price: 22000 }],
        }),
      ],
    ),
  ],
);
