import { category, dish, group } from '../menu/draft.ts';
import { DAY_AND_NIGHT } from './sections.ts';

export const NOODLES = category(
  {
    id: 'teahouse-noodles',
    name: ['Noodles & soups', '麵食・湯品', '面食·汤品'],
    sections: DAY_AND_NIGHT,
    picture: 'beef-noodle-soup',
    goesWith: ['braised-mix', 'cucumber-salad', 'braised-egg', 'plum-juice'],
  },
  [
    group(
      'teahouse-noodles-soup',
      ['Noodle soups', '湯麵', '汤面'],
      [
        dish('beef-noodle-soup', 'Braised beef noodle soup', '紅燒牛肉麵', '红烧牛肉面', 17000, {
          about: [
            'Beef shank, bean paste broth, pickled mustard greens',
            '牛腱、豆瓣湯頭，附酸菜',
            '牛腱、豆瓣汤底，配酸菜',
          ],
          options: ['noodle-thickness', 'spice', 'carry-box'],
          allergens: ['wheat', 'soy', 'mustard'],
          popular: true,
        }),
        dish(
          'half-tendon-beef-noodles',
          'Beef and tendon noodle soup',
          '半筋半肉牛肉麵',
          '半筋半肉牛肉面',
          20000,
          {
            about: ['Half shank, half tendon', '牛腱與牛筋各半', '牛腱与牛筋各半'],
            options: ['noodle-thickness', 'spice', 'carry-box'],
            allergens: ['wheat', 'soy', 'mustard'],
          },
        ),
        dish('clear-beef-noodles', 'Clear-broth beef noodles', '清燉牛肉麵', '清炖牛肉面', 17000, {
          about: ['Clear bone broth, white radish', '清燉牛骨湯，配白蘿蔔', '清炖牛骨汤，配白萝卜'],
          options: ['noodle-thickness', 'carry-box'],
          allergens: ['wheat', 'soy'],
        }),
        dish('danzai-noodles', 'Tainan danzai noodles', '臺南擔仔麵', '台南担仔面', 6500, {
          about: [
            'A small bowl: shrimp, minced pork, garlic',
            '一小碗：鮮蝦、肉燥、蒜泥',
            '一小碗：鲜虾、肉臊、蒜泥',
          ],
          options: ['rice-extras'],
          allergens: ['wheat', 'shellfish', 'soy'],
        }),
        dish('wonton-soup-noodles', 'Shrimp wonton noodle soup', '鮮蝦餛飩麵', '鲜虾馄饨面', 11000, {
          options: ['noodle-thickness', 'carry-box'],
          allergens: ['wheat', 'shellfish', 'egg', 'soy', 'sesame'],
        }),
        dish('oyster-vermicelli', 'Oyster vermicelli', '蚵仔麵線', '蚵仔面线', 7000, {
          about: [
            'Red vermicelli, oysters, coriander and black vinegar',
            '紅麵線、鮮蚵，加香菜與烏醋',
            '红面线、鲜牡蛎，加香菜和黑醋',
          ],
          options: ['rice-size', 'spice'],
          allergens: ['wheat', 'molluscs', 'fish', 'soy'],
        }),
        dish('intestine-vermicelli', 'Pork intestine vermicelli', '大腸麵線', '大肠面线', 7000, {
          about: ['Braised intestine, garlic and black vinegar', '滷大腸、蒜泥與烏醋', '卤大肠、蒜泥和黑醋'],
          options: ['rice-size', 'spice'],
          allergens: ['wheat', 'fish', 'soy'],
        }),
      ],
    ),
    group(
      'teahouse-noodles-dry',
      ['Tossed noodles', '乾拌麵', '干拌面'],
      [
        dish('sesame-noodles', 'Sesame noodles', '麻醬麵', '芝麻酱面', 6000, {
          about: [
            'Ground sesame and peanuts, a spoon of garlic water',
            '芝麻花生醬，淋一匙蒜水',
            '芝麻花生酱，淋一勺蒜水',
          ],
          options: ['noodle-thickness', 'rice-extras'],
          allergens: ['wheat', 'sesame', 'peanut', 'soy'],
          diets: ['vegetarian'],
        }),
        dish('scallion-oil-noodles', 'Spring onion oil noodles', '蔥油拌麵', '葱油拌面', 6000, {
          about: ['Spring onions fried slowly in oil', '青蔥慢火炸出香油', '小葱慢火炸出葱油'],
          options: ['noodle-thickness', 'rice-extras'],
          allergens: ['wheat', 'soy'],
          diets: ['vegan'],
        }),
        dish('zhajiang-noodles', 'Minced pork and bean paste noodles', '炸醬麵', '炸酱面', 7500, {
          options: ['noodle-thickness', 'rice-extras'],
          allergens: ['wheat', 'soy'],
        }),
        dish('cold-noodles', 'Cold noodles with sesame sauce', '涼麵', '凉面', 6500, {
          about: [
            'With cucumber and shredded egg, day only',
            '附小黃瓜絲與蛋絲，日間供應',
            '配黄瓜丝和蛋丝，日间供应',
          ],
          sections: ['teahouse-day'],
          options: ['spice'],
          allergens: ['wheat', 'egg', 'sesame', 'soy', 'peanut'],
        }),
      ],
    ),
    group(
      'teahouse-noodles-dumplings',
      ['Dumplings', '水餃鍋貼', '水饺锅贴'],
      [
        dish('boiled-dumplings', 'Pork and chive dumplings', '韭菜豬肉水餃', '韭菜猪肉水饺', 8000, {
          about: ['Ten, wrapped by hand this morning', '十顆，每日清晨手工現包', '十个，每日清晨手工现包'],
          allergens: ['wheat', 'soy', 'sesame'],
        }),
        dish('pot-stickers', 'Pot stickers', '鍋貼', '锅贴', 8000, {
          about: ['Eight, crisp below and juicy inside', '八顆，底脆多汁', '八个，底脆多汁'],
          allergens: ['wheat', 'soy', 'sesame'],
        }),
        dish('hot-sour-soup', 'Hot and sour soup', '酸辣湯', '酸辣汤', 5000, {
          about: [
            'Tofu, wood ear, bamboo and egg threads',
            '豆腐、木耳、筍絲、蛋花',
            '豆腐、木耳、笋丝、蛋花',
          ],
          allergens: ['egg', 'soy', 'wheat'],
          diets: ['spicy'],
        }),
      ],
    ),
  ],
);
