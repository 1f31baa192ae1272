import { category, dish, group } from '../menu/draft.ts';
import { BRUNCH_ONLY, DAY_AND_NIGHT, EVERY } from './sections.ts';

export const SETS = category(
  {
    id: 'teahouse-sets',
    name: ['Set meals', '套餐', '套餐'],
    sections: EVERY,
    picture: 'rice-meal',
    goesWith: ['pineapple-cake', 'braised-egg', 'aiyu-lemon'],
  },
  [
    group(
      'teahouse-sets-meals',
      ['Meals for one', '個人套餐', '单人套餐'],
      [
        dish('rice-meal', 'Rice meal', '飯食套餐', '米饭套餐', 15900, {
          about: [
            'A bowl of rice with a side, soup and a drink',
            '飯一碗，附小菜、湯及飲料',
            '米饭一碗，含小菜、汤和饮料',
          ],
          sections: DAY_AND_NIGHT,
          allergens: [],
          options: ['meal-rice', 'meal-side', 'meal-soup', 'meal-drink', 'carry-box'],
        }),
        dish('noodle-meal', 'Noodle meal', '麵食套餐', '面食套餐', 16900, {
          about: ['Noodles with a side and a drink', '麵一碗，附小菜及飲料', '面一碗，含小菜和饮料'],
          sections: DAY_AND_NIGHT,
          allergens: [],
          options: ['meal-noodles', 'meal-side', 'meal-drink'],
        }),
        dish('children-meal', 'Children’s meal', '兒童餐', '儿童餐', 11900, {
          about: [
            'A small main and a small drink, up to 12 years',
            '小份主餐及飲料，12 歲以下',
            '小份主餐和饮料，限12岁以下',
          ],
          allergens: [],
          options: ['children-meal-main', 'children-meal-drink'],
          sections: BRUNCH_ONLY,
          eatInOnly: true,
          discountable: false,
        }),
      ],
    ),
    group(
      'teahouse-sets-share',
      ['Snacks and sharing', '點心與分享餐', '小食与分享餐'],
      [
        dish('fried-meal', 'Fried snack and drink', '炸物套餐', '炸物套餐', 11900, {
          about: ['One fried snack and a drink', '炸物一份，附飲料', '炸物一份，含饮料'],
          sections: DAY_AND_NIGHT,
          allergens: [],
          options: ['meal-fried', 'meal-drink'],
        }),
        dish('sharing-meal', 'Night owls for two', '雙人宵夜分享餐', '双人宵夜分享餐', 26900, {
          about: [
            'Two fried snacks, a side and two drinks',
            '炸物兩份、小菜一份及飲料兩杯',
            '炸物两份、小菜一份和饮料两杯',
          ],
          sections: ['teahouse-night'],
          allergens: [],
          options: ['meal-two-fried', 'meal-side', 'meal-drink', 'meal-second-drink'],
        }),
      ],
    ),
    group(
      'teahouse-sets-tea',
      ['Tea time and brunch', '下午茶與早午餐', '下午茶与早午餐'],
      [
        dish('cake-meal', 'Cake and tea', '下午茶套餐', '下午茶套餐', 14900, {
          about: ['A slice of cake with a pot or cup of tea', '蛋糕一份，附茶飲', '蛋糕一份，含茶饮一杯'],
          sections: ['teahouse-day'],
          allergens: [],
          options: ['tea-cake', 'tea-drink'],
        }),
        dish('brunch-meal', 'Brunch meal', '早午餐套餐', '早午餐套餐', 17900, {
          about: ['A main, a side and a drink', '主餐、附餐及飲料', '主餐、配餐和饮料'],
          sections: BRUNCH_ONLY,
          allergens: [],
          options: ['brunch-main', 'brunch-side', 'meal-drink', 'carry-box'],
        }),
        dish('brunch-to-share', 'Brunch to share', '雙人早午餐', '双人早午餐', 28900, {
          about: [
            'A main, a side, a cake and two drinks',
            '主餐、附餐、甜點各一份及飲料兩杯',
            '主餐、配餐、甜点各一份和饮料两杯',
          ],
          sections: BRUNCH_ONLY,
          options: ['brunch-main', 'brunch-side', 'tea-cake', 'meal-drink', 'meal-second-drink'],
        }),
      ],
    ),
    group(
      'teahouse-sets-parts',
      ['Only in sets', '套餐限定', '套餐限定'],
      [
        dish('set-greens', 'Blanched greens with braising sauce', '滷汁燙青菜', '卤汁烫青菜', 4000, {
          sections: DAY_AND_NIGHT,
          setOrderOrGiftOnly: true,
          allergens: ['soy', 'wheat'],
        }),
        dish('set-fish-ball-soup', 'Fish ball soup', '魚丸湯', '鱼丸汤', 4000, {
          sections: DAY_AND_NIGHT,
          setOrderOrGiftOnly: true,
          allergens: ['fish', 'celery'],
        }),
        dish('set-seaweed-soup', 'Seaweed and egg drop soup', '紫菜蛋花湯', '紫菜蛋花汤', 3000, {
          sections: DAY_AND_NIGHT,
          setOrderOrGiftOnly: true,
          allergens: ['egg'],
          diets: ['vegetarian'],
        }),
        dish('set-rib-soup', 'Pork rib and radish soup', '蘿蔔排骨湯', '萝卜排骨汤', 6000, {
          sections: DAY_AND_NIGHT,
          setOrderOrGiftOnly: true,
          allergens: [],
        }),
        dish('set-green-salad', 'Green salad with sesame dressing', '胡麻生菜沙拉', '胡麻生菜沙拉', 5000, {
          sections: BRUNCH_ONLY,
          setOrderOrGiftOnly: true,
          allergens: ['sesame', 'soy', 'egg', 'wheat'],
          diets: ['vegetarian'],
        }),
        dish('set-small-pork-rice', 'Small braised pork rice', '兒童滷肉飯', '儿童卤肉饭', 4500, {
          sections: BRUNCH_ONLY,
          setOrderOrGiftOnly: true,
          allergens: ['soy', 'wheat'],
        }),
        dish('set-small-noodles', 'Small noodles with egg', '兒童雞蛋麵', '儿童鸡蛋面', 5000, {
          sections: BRUNCH_ONLY,
          setOrderOrGiftOnly: true,
          allergens: ['wheat', 'egg'],
        }),
        dish('set-small-milk', 'Small glass of milk', '小杯鮮奶', '小杯鲜奶', 3500, {
          sections: BRUNCH_ONLY,
          setOrderOrGiftOnly: true,
          allergens: ['milk'],
          diets: ['vegetarian', 'glutenFree'],
        }),
      ],
    ),
  ],
);
