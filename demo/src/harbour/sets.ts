import { category, dish, group } from '../menu/draft.ts';

const BREAKFAST = ['harbour-breakfast'];
const LUNCH = ['harbour-lunch'];
const ALL_DAY = ['harbour-allday'];

export const SETS = category(
  {
    id: 'harbour-sets',
    name: ['Set meals', '套餐', '套餐'],
    sections: ['harbour-breakfast', 'harbour-lunch', 'harbour-allday'],
    picture: 'lunch-rice-set',
    goesWith: ['egg-tart', 'curry-fish-balls', 'pineapple-bun-butter'],
  },
  [
    group(
      'harbour-sets-breakfast',
      ['Breakfast sets', '早餐', '早餐'],
      [
        dish('regular-breakfast', 'Regular breakfast', '常餐', '常餐', 4600, {
          about: [
            'Noodles in soup, eggs with bread, and a hot drink',
            '湯粉麵、蛋配包，跟熱飲',
            '汤粉面、鸡蛋配面包，含热饮一杯',
          ],
          sections: BREAKFAST,
          allergens: [],
          options: ['breakfast-noodles', 'breakfast-bread', 'set-drink', 'doggy-box'],
        }),
        dish('quick-breakfast', 'Quick breakfast', '快餐', '快捷早餐', 3800, {
          about: ['A bowl of noodles and a drink', '湯粉麵一碗，跟飲品', '汤粉面一碗，含饮料'],
          sections: BREAKFAST,
          allergens: [],
          options: ['breakfast-noodles', 'set-drink', 'doggy-box'],
        }),
        dish('congee-breakfast', 'Congee breakfast', '粥品早餐', '粥品早餐', 3600, {
          about: [
            'Congee with a rice roll, dough stick or noodles',
            '粥一碗，配腸粉、油炸鬼或炒麵',
            '粥一碗，配肠粉、油条或炒面',
          ],
          sections: BREAKFAST,
          allergens: [],
          options: ['congee-bowl', 'congee-side', 'set-drink'],
        }),
      ],
    ),
    group(
      'harbour-sets-lunch',
      ['Lunch sets', '午餐', '午餐'],
      [
        dish('lunch-rice-set', 'Rice plate lunch', '碟頭飯午餐', '盖浇饭午餐', 6200, {
          about: ['A rice plate with soup and a drink', '碟頭飯，跟湯及飲品', '盖浇饭一份，含汤和饮料'],
          sections: LUNCH,
          allergens: [],
          options: ['lunch-rice', 'lunch-soup', 'set-drink', 'doggy-box'],
        }),
        dish('lunch-baked-set', 'Baked lunch', '焗飯午餐', '焗饭午餐', 6800, {
          about: ['From the oven, with soup and a drink', '新鮮焗起，跟湯及飲品', '现焗现上，含汤和饮料'],
          sections: LUNCH,
          allergens: [],
          options: ['lunch-baked', 'lunch-soup', 'set-drink'],
        }),
        dish('lunch-noodle-set', 'Noodle lunch', '粉麵午餐', '粉面午餐', 5600, {
          about: ['Noodles, blanched greens and a drink', '粉麵，配油菜及飲品', '粉面一份，配白灼青菜和饮料'],
          sections: LUNCH,
          options: ['lunch-noodles', 'set-drink'],
        }),
      ],
    ),
    group(
      'harbour-sets-tea',
      ['Tea and dinner sets', '下午茶及晚餐', '下午茶及晚餐'],
      [
        dish('afternoon-tea-set', 'Afternoon tea set', '下午茶餐', '下午茶餐', 3800, {
          about: ['One snack and one drink', '小食一款，跟飲品', '小吃一款，含饮料一杯'],
          sections: ALL_DAY,
          allergens: [],
          options: ['tea-snack', 'set-drink'],
        }),
        dish('grill-dinner-set', 'Grill dinner', '鐵板扒餐', '铁板扒类套餐', 9800, {
          about: [
            'A main from the grill with soup, dessert and a drink',
            '鐵板扒類主菜，跟湯、甜品及飲品',
            '铁板扒类主菜，含汤、甜品和饮料',
          ],
          sections: ALL_DAY,
          allergens: [],
          options: ['grill-main', 'lunch-soup', 'set-dessert', 'set-drink'],
        }),
        dish('dinner-for-two', 'Dinner for two', '二人晚餐', '双人晚餐', 16800, {
          about: [
            'Two mains, a snack to share and two drinks',
            '主菜兩款、分享小食一款及飲品兩杯',
            '主菜两款、分享小吃一款和饮料两杯',
          ],
          sections: ALL_DAY,
          options: ['dinner-mains', 'dinner-snack', 'set-drink', 'set-second-drink'],
        }),
        dish('children-set', 'Children’s set', '小朋友餐', '儿童套餐', 4800, {
          about: [
            'A small main and a drink, up to 11 years',
            '細份主菜跟飲品，11 歲或以下',
            '小份主菜配饮料，限11岁以下',
          ],
          sections: ALL_DAY,
          allergens: [],
          options: ['children-main', 'children-drink'],
          discountable: false,
          eatInOnly: true,
        }),
      ],
    ),
    group(
      'harbour-sets-parts',
      ['Only in sets', '套餐配搭', '套餐搭配'],
      [
        dish('set-eggs-toast', 'Two eggs with buttered toast', '煎雙蛋牛油多士', '煎双蛋黄油吐司', 2200, {
          about: [
            'Two eggs your way and two slices of toast',
            '雞蛋兩隻，配牛油多士兩片',
            '鸡蛋两只，配黄油吐司两片',
          ],
          options: ['egg-style', 'toast-style'],
          setOrderOrGiftOnly: true,
          allergens: ['wheat', 'egg', 'milk'],
          diets: ['vegetarian'],
        }),
        dish('set-omelette-bun', 'Omelette with a soft roll', '奄列餐包', '煎蛋卷配餐包', 2200, {
          setOrderOrGiftOnly: true,
          allergens: ['wheat', 'egg', 'milk'],
        }),
        dish('set-ham-egg-toast', 'Ham and egg with toast', '火腿煎蛋多士', '火腿煎蛋吐司', 2400, {
          options: ['egg-style', 'toast-style'],
          setOrderOrGiftOnly: true,
          allergens: ['wheat', 'egg', 'milk', 'soy'],
        }),
        dish('set-borscht', 'Borscht', '羅宋湯', '罗宋汤', 1800, {
          setOrderOrGiftOnly: true,
          allergens: ['celery', 'wheat'],
        }),
        dish('set-cream-soup', 'Cream of sweetcorn soup', '粟米忌廉湯', '玉米奶油汤', 1800, {
          setOrderOrGiftOnly: true,
          allergens: ['milk', 'wheat', 'egg'],
        }),
        dish('set-daily-soup', 'Soup of the day', '是日例湯', '今日例汤', 1800, { setOrderOrGiftOnly: true }),
        dish(
          'children-spaghetti',
          'Spaghetti with tomato and sausage',
          '茄汁腸仔意粉',
          '茄汁香肠意面',
          3600,
          {
            setOrderOrGiftOnly: true,
            allergens: ['wheat', 'soy', 'milk'],
          },
        ),
        dish('children-egg-rice', 'Soft egg on rice', '滑蛋飯仔', '滑蛋饭', 3400, {
          setOrderOrGiftOnly: true,
          allergens: ['egg', 'soy'],
        }),
      ],
    ),
  ],
);
