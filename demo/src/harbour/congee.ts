import { category, dish, group } from '../menu/draft.ts';
import { MORNING } from './sections.ts';

const ASKED = ['bowl-size', 'congee-extras', 'requests'];

export const CONGEE = category(
  {
    id: 'harbour-congee',
    name: ['Congee & rice rolls', '粥・腸粉', '粥·肠粉'],
    sections: MORNING,
    picture: 'century-egg-pork-congee',
    goesWith: ['youtiao', 'rice-roll', 'fried-noodles-plain', 'soy-milk'],
  },
  [
    group(
      'harbour-congee-bowls',
      ['Congee', '生滾粥', '生滚粥'],
      [
        dish('plain-congee', 'Plain congee', '白粥', '白粥', 1800, {
          about: [
            'Cooked for four hours until it is silk',
            '慢火煲四小時，綿滑如絲',
            '慢火熬四小时，绵滑如丝',
          ],
          options: ASKED,
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish(
          'century-egg-pork-congee',
          'Century egg and lean pork congee',
          '皮蛋瘦肉粥',
          '皮蛋瘦肉粥',
          3800,
          {
            about: [
              'Salted pork and century egg, with spring onion',
              '鹹瘦肉配皮蛋，灑上蔥花',
              '咸瘦肉配皮蛋，撒上葱花',
            ],
            options: ASKED,
            allergens: ['egg'],
            popular: true,
          },
        ),
        dish('fish-slice-congee', 'Grass carp congee', '鯇魚片粥', '草鱼片粥', 4600, {
          about: [
            'Thin slices cooked by the hot congee itself',
            '鯇魚片以滾粥即灼，鮮嫩無比',
            '草鱼片以滚粥烫熟，鲜嫩无比',
          ],
          options: ASKED,
          allergens: ['fish'],
        }),
        dish('boat-congee', 'Sampan congee', '艇仔粥', '艇仔粥', 4400, {
          about: [
            'Fish, squid, pork skin, peanuts and egg strips',
            '魚片、魷魚、豬皮、花生、蛋絲',
            '鱼片、鱿鱼、猪皮、花生、蛋丝',
          ],
          options: ASKED,
          allergens: ['fish', 'molluscs', 'peanut', 'egg'],
        }),
        dish('beef-congee', 'Fresh beef congee', '生滾牛肉粥', '生滚牛肉粥', 4200, {
          about: ['Hand-cut beef, just cooked', '手切牛肉，剛熟嫩滑', '手切牛肉，刚熟嫩滑'],
          options: ASKED,
          allergens: ['soy', 'wheat'],
        }),
        dish('pumpkin-congee', 'Pumpkin and millet congee', '南瓜小米粥', '南瓜小米粥', 3400, {
          options: ['bowl-size'],
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
      ],
    ),
    group(
      'harbour-congee-rolls',
      ['Rice rolls', '腸粉', '肠粉'],
      [
        dish('rice-roll', 'Steamed rice rolls with mixed sauces', '混醬腸粉', '混酱肠粉', 2200, {
          about: ['Freshly steamed, you choose the sauces', '即拉腸粉，醬汁自選', '现拉肠粉，酱汁自选'],
          options: ['rice-roll-sauce'],
          allergens: ['soy', 'wheat', 'sesame', 'peanut'],
          diets: ['vegetarian'],
        }),
        dish('shrimp-rice-roll', 'Shrimp rice roll', '鮮蝦腸粉', '鲜虾肠粉', 3400, {
          about: ['Whole shrimps in a thin sheet, sweet soy', '原隻鮮蝦，皮薄爽滑', '整只鲜虾，皮薄爽滑'],
          allergens: ['shellfish', 'soy', 'wheat'],
        }),
        dish('char-siu-rice-roll', 'Char siu rice roll', '叉燒腸粉', '叉烧肠粉', 3200, {
          about: ['Diced roast pork and coriander inside', '叉燒粒加芫茜', '叉烧粒加香菜'],
          allergens: ['soy', 'wheat'],
        }),
        dish('dough-rice-roll', 'Dough stick rice roll', '炸兩', '炸两', 2800, {
          about: ['A crisp dough stick wrapped in a rice sheet', '腸粉包住香脆油炸鬼', '肠粉裹香脆油条'],
          options: ['rice-roll-sauce'],
          allergens: ['wheat', 'soy', 'sesame', 'peanut'],
          diets: ['vegetarian'],
        }),
      ],
    ),
    group(
      'harbour-congee-sides',
      ['To go with congee', '送粥', '配粥'],
      [
        dish('youtiao', 'Fried dough stick', '油炸鬼', '油条', 1200, {
          allergens: ['wheat'],
          diets: ['vegan'],
        }),
        dish('ox-tongue-pastry', 'Ox-tongue pastry', '牛脷酥', '牛舌酥', 1200, {
          about: [
            'Sweet fried bread; no ox was harmed',
            '外脆內軟的甜炸包，沒有牛脷',
            '外脆内软的甜炸面点，并没有牛舌',
          ],
          allergens: ['wheat', 'egg'],
          diets: ['vegetarian'],
        }),
        dish('fried-noodles-plain', 'Soy sauce fried noodles', '豉油王炒麵', '豉油王炒面', 2600, {
          options: ['requests'],
          allergens: ['wheat', 'egg', 'soy', 'sesame'],
        }),
        dish('turnip-cake', 'Pan-fried radish cake', '香煎蘿蔔糕', '香煎萝卜糕', 2600, {
          about: ['Radish, cured sausage and dried shrimp', '蘿蔔、臘腸、蝦米', '萝卜、腊肠、虾米'],
          allergens: ['shellfish', 'soy', 'wheat'],
        }),
      ],
    ),
  ],
);
