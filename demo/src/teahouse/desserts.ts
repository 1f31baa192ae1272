import { category, dish, group } from '../menu/draft.ts';
import { DAY_AND_NIGHT, EVERY } from './sections.ts';

export const DESSERTS = category(
  {
    id: 'teahouse-desserts',
    name: ['Desserts', '甜品・甜湯', '甜品·甜汤'],
    sections: EVERY,
    picture: 'mango-shaved-ice',
    course: 3,
    goesWith: ['pearl-milk-tea', 'alishan-oolong', 'assam-black-tea', 'latte'],
  },
  [
    group(
      'teahouse-desserts-ice',
      ['Shaved ice', '剉冰雪花冰', '刨冰·雪花冰'],
      [
        dish('mango-shaved-ice', 'Mango shaved ice', '芒果雪花冰', '芒果雪花冰', 16000, {
          about: [
            'Aiwen mango, milk ice and mango ice cream, for two',
            '愛文芒果、牛奶雪花冰、芒果冰淇淋，兩人份',
            '爱文芒果、牛奶雪花冰、芒果冰淇淋，两人份',
          ],
          eatInOnly: true,
          allergens: ['milk'],
          diets: ['vegetarian'],
          popular: true,
        }),
        dish('four-topping-ice', 'Shaved ice with four toppings', '綜合剉冰', '综合刨冰', 7000, {
          about: [
            'Brown sugar syrup, choose any four',
            '黑糖水剉冰，配料任選四樣',
            '黑糖水刨冰，配料任选四样',
          ],
          options: ['ice-toppings'],
          eatInOnly: true,
          diets: ['vegetarian'],
        }),
        dish('peanut-ice', 'Peanut snow ice', '花生雪花冰', '花生雪花冰', 12000, {
          eatInOnly: true,
          allergens: ['peanut', 'milk'],
          diets: ['vegetarian'],
        }),
      ],
    ),
    group(
      'teahouse-desserts-bowls',
      ['Bowls', '豆花甜湯', '豆花·甜汤'],
      [
        dish('douhua', 'Tofu pudding with pearls and peanuts', '珍珠花生豆花', '珍珠花生豆花', 6000, {
          about: [
            'Cold in summer, hot with ginger in winter',
            '夏天吃冰的，冬天配熱薑湯',
            '夏天吃冰的，冬天配热姜汤',
          ],
          options: ['cold-ice-level'],
          allergens: ['soy', 'peanut'],
          diets: ['vegan'],
        }),
        dish('taro-ball-bowl', 'Jiufen taro balls', '九份芋圓', '九份芋圆', 7000, {
          about: [
            'Taro and sweet potato balls, grass jelly, red beans',
            '芋圓、地瓜圓、仙草、紅豆',
            '芋圆、红薯圆、仙草、红豆',
          ],
          options: ['ice-level'],
          allergens: [],
          diets: ['vegan'],
          popular: true,
        }),
        dish('hot-grass-jelly', 'Hot grass jelly', '燒仙草', '烧仙草', 6500, {
          about: [
            'Warm and thick, with taro balls and peanuts',
            '溫熱濃稠，加芋圓、花生',
            '温热浓稠，加芋圆、花生',
          ],
          sections: DAY_AND_NIGHT,
          allergens: ['peanut'],
          diets: ['vegan'],
        }),
        dish('red-bean-dumplings', 'Red bean soup with rice dumplings', '紅豆湯圓', '红豆汤圆', 6500, {
          sections: DAY_AND_NIGHT,
          allergens: [],
          diets: ['vegan'],
        }),
      ],
    ),
    group(
      'teahouse-desserts-cakes',
      ['Cakes', '蛋糕點心', '蛋糕点心'],
      [
        dish('chiffon-cake', 'Chiffon cake', '戚風蛋糕', '戚风蛋糕', 8500, {
          about: ['Light as air, with a little cream', '輕盈鬆軟，附鮮奶油', '轻盈松软，配淡奶油'],
          options: ['cake-flavour'],
          stock: {
            mode: 'productOption',
            stockMode: 'sync',
            productOptions: [
              { option: 'cake-flavour', value: 'earl-grey', quantity: 12 },
              { option: 'cake-flavour', value: 'matcha', quantity: 2 },
              { option: 'cake-flavour', value: 'taro', quantity: 0 },
            ],
          },
          allergens: ['wheat', 'egg', 'milk'],
          diets: ['vegetarian'],
        }),
        dish('basque-cheesecake', 'Basque cheesecake', '巴斯克乳酪蛋糕', '巴斯克芝士蛋糕', 12000, {
          about: ['Burnt on top, soft in the middle', '表面焦香，內心滑軟', '表面焦香，内里滑软'],
          allergens: ['egg', 'milk', 'wheat'],
          diets: ['vegetarian'],
        }),
        dish('taro-mille-crepe', 'Taro mille crêpe', '芋泥千層蛋糕', '芋泥千层蛋糕', 13000, {
          about: ['Twenty crêpes and Dajia taro cream', '二十層餅皮夾大甲芋泥', '二十层饼皮夹大甲芋泥'],
          allergens: ['wheat', 'egg', 'milk'],
          diets: ['vegetarian'],
        }),
        dish('pineapple-cake', 'Pineapple cake', '土鳳梨酥', '凤梨酥', 4500, {
          about: ['Two pieces, the tart native pineapple', '兩入，土鳳梨內餡微酸', '两个装，土凤梨馅微酸'],
          allergens: ['wheat', 'egg', 'milk'],
          diets: ['vegetarian'],
        }),
        dish('wheel-cake', 'Red bean wheel cake', '紅豆車輪餅', '红豆车轮饼', 2500, {
          allergens: ['wheat', 'egg', 'milk'],
          diets: ['vegetarian'],
        }),
        dish('sun-cake', 'Sun cake', '太陽餅', '太阳饼', 4000, {
          sections: DAY_AND_NIGHT,
          diets: ['vegetarian'],
        }),
      ],
    ),
  ],
);
