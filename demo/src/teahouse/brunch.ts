import { category, dish, group } from '../menu/draft.ts';
import { BRUNCH_ONLY, DAY_AND_BRUNCH } from './sections.ts';

export const BRUNCH = category(
  {
    id: 'teahouse-brunch-plates',
    name: ['Breakfast & brunch', '早餐・早午餐', '早餐·早午餐'],
    sections: DAY_AND_BRUNCH,
    picture: 'egg-pancake',
    goesWith: ['salted-soy-milk', 'house-milk-tea', 'latte', 'hash-brown'],
  },
  [
    group(
      'teahouse-brunch-pancakes',
      ['Egg pancakes', '蛋餅', '蛋饼'],
      [
        dish('egg-pancake', 'Egg pancake', '蛋餅', '蛋饼', 4000, {
          about: [
            'Crisp pancake rolled with egg, cut in six',
            '外皮酥脆，包蛋切六塊',
            '外皮酥脆，卷蛋切六块',
          ],
          options: ['egg-pancake-filling', 'carry-box'],
          allergens: ['wheat', 'egg', 'soy'],
          popular: true,
        }),
        dish('scallion-pancake', 'Spring onion pancake with egg', '蔥抓餅加蛋', '葱抓饼加蛋', 5500, {
          options: ['spice', 'carry-box'],
          allergens: ['wheat', 'egg', 'soy'],
        }),
        dish('rice-ball', 'Sticky rice roll', '傳統飯糰', '传统饭团', 5500, {
          about: [
            'Dough stick, pork floss, pickled radish in sticky rice',
            '糯米包油條、肉鬆、菜脯',
            '糯米裹油条、肉松、萝卜干',
          ],
          allergens: ['wheat', 'soy'],
        }),
        dish('radish-cake', 'Pan-fried radish cake', '煎蘿蔔糕', '煎萝卜糕', 4500, {
          allergens: ['soy', 'wheat'],
        }),
        dish('clay-oven-roll', 'Clay oven roll with dough stick', '燒餅油條', '烧饼油条', 5000, {
          allergens: ['wheat', 'sesame'],
          diets: ['vegan'],
        }),
      ],
    ),
    group(
      'teahouse-brunch-toast',
      ['Toast and burgers', '吐司漢堡', '吐司汉堡'],
      [
        dish('ham-egg-toast', 'Ham and egg toast', '火腿蛋吐司', '火腿鸡蛋吐司', 4500, {
          options: ['toast-thickness', 'carry-box'],
          allergens: ['wheat', 'egg', 'milk', 'soy'],
        }),
        dish('pork-burger', 'Grilled pork burger', '豬肉蛋堡', '猪肉鸡蛋汉堡', 5500, {
          allergens: ['wheat', 'egg', 'milk', 'soy', 'sesame'],
        }),
        dish('chicken-burger', 'Crispy chicken burger', '卡啦雞腿堡', '香脆鸡腿堡', 7500, {
          about: [
            'A whole crisp thigh, lettuce and mayonnaise',
            '整塊酥炸腿排、生菜、美乃滋',
            '整块酥炸腿排、生菜、蛋黄酱',
          ],
          options: ['spice', 'carry-box'],
          allergens: ['wheat', 'egg', 'milk', 'soy', 'sesame'],
        }),
        dish('peanut-thick-toast', 'Peanut butter thick toast', '花生厚片', '花生酱厚吐司', 3500, {
          allergens: ['wheat', 'peanut', 'milk'],
          diets: ['vegetarian'],
        }),
        dish('taro-floss-toast', 'Taro and pork floss toast', '芋泥肉鬆吐司', '芋泥肉松吐司', 7000, {
          about: [
            'Mashed taro, pork floss, a little butter',
            '手作芋泥、肉鬆，微微奶油香',
            '手作芋泥、肉松，淡淡黄油香',
          ],
          options: ['toast-thickness'],
          allergens: ['wheat', 'milk', 'soy', 'egg'],
        }),
      ],
    ),
    group(
      'teahouse-brunch-plates-group',
      ['Brunch plates', '早午餐盤', '早午餐拼盘'],
      [
        dish('big-brunch', 'Moon Lane brunch plate', '月巷早午餐盤', '月巷早午餐拼盘', 26000, {
          about: [
            'Soft eggs, sausage, salad, fruit, toast and yogurt',
            '嫩蛋、德式香腸、沙拉、水果、吐司與優格',
            '嫩蛋、德式香肠、沙拉、水果、吐司和酸奶',
          ],
          sections: BRUNCH_ONLY,
          options: ['toast-thickness'],
          allergens: ['wheat', 'egg', 'milk', 'soy'],
        }),
        dish('chicken-waffle', 'Fried chicken and waffles', '炸雞鬆餅', '炸鸡华夫饼', 24000, {
          about: [
            'Crisp thigh, waffle, maple syrup',
            '酥炸雞腿、格子鬆餅、楓糖漿',
            '酥炸鸡腿、华夫饼、枫糖浆',
          ],
          sections: BRUNCH_ONLY,
          allergens: ['wheat', 'egg', 'milk', 'soy'],
        }),
        dish(
          'smoked-salmon-eggs',
          'Smoked salmon and eggs',
          '煙燻鮭魚班尼迪克蛋',
          '烟熏三文鱼班尼迪克蛋',
          28000,
          {
            about: [
              'Poached eggs and hollandaise on a muffin',
              '水波蛋、荷蘭醬，英式瑪芬',
              '水波蛋、荷兰酱，英式松饼',
            ],
            sections: BRUNCH_ONLY,
            allergens: ['wheat', 'egg', 'milk', 'fish'],
            stock: { mode: 'limit', stockMode: 'sync', quantity: 5 },
          },
        ),
        dish('teppan-noodles', 'Teppan noodles with egg', '鐵板麵', '铁板面', 7000, {
          about: [
            'Black pepper or mushroom sauce, what every breakfast shop makes',
            '黑胡椒醬配荷包蛋，早餐店經典',
            '黑椒酱配荷包蛋，早餐店经典',
          ],
          options: ['spice'],
          allergens: ['wheat', 'egg', 'soy', 'milk'],
        }),
        dish('hash-brown', 'Potato hash browns', '薯餅', '薯饼', 3000, { allergens: [], diets: ['vegan'] }),
        dish('salted-soy-milk', 'Savoury soy milk', '鹹豆漿', '咸豆浆', 4500, {
          about: [
            'Curdled with vinegar, dried shrimp, dough stick',
            '加醋凝成豆花狀，附蝦米油條',
            '加醋凝成豆花状，配虾米油条',
          ],
          options: ['spice'],
          allergens: ['soy', 'shellfish', 'wheat'],
        }),
      ],
    ),
  ],
);
