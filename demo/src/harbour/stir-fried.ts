import { category, dish, group } from '../menu/draft.ts';
import { MAINS } from './sections.ts';

const ASKED = ['requests', 'doggy-box'];

export const STIR_FRIED = category(
  {
    id: 'harbour-stir-fried',
    name: ['From the wok', '炒粉麵飯', '炒粉面饭'],
    sections: MAINS,
    picture: 'beef-hofun',
    goesWith: ['iced-lemon-tea', 'chicken-wings', 'blanched-greens', 'mango-sago'],
  },
  [
    group(
      'harbour-stir-fried-noodles',
      ['Noodles', '炒粉麵', '炒粉面'],
      [
        dish('beef-hofun', 'Stir-fried beef hofun', '乾炒牛河', '干炒牛河', 5800, {
          about: [
            'Wide rice noodles, beef, bean sprouts, plenty of wok breath',
            '河粉、牛肉、芽菜，夠晒鑊氣',
            '河粉、牛肉、豆芽，镬气十足',
          ],
          options: ASKED,
          allergens: ['soy', 'wheat'],
          popular: true,
        }),
        dish('wet-beef-hofun', 'Beef hofun in black bean gravy', '豉椒濕炒牛河', '豉椒湿炒牛河', 6000, {
          about: ['Black bean and green pepper gravy over hofun', '豉汁青椒芡汁淋河粉', '豉汁青椒芡汁淋河粉'],
          options: ASKED,
          allergens: ['soy', 'wheat'],
        }),
        dish('singapore-noodles', 'Singapore fried vermicelli', '星洲炒米', '星洲炒米粉', 5600, {
          about: [
            'Curry powder, shrimps, char siu, egg',
            '咖喱粉、蝦仁、叉燒、蛋絲',
            '咖喱粉、虾仁、叉烧、蛋丝',
          ],
          options: ASKED,
          allergens: ['shellfish', 'egg', 'soy', 'wheat', 'mustard'],
          diets: ['spicy'],
        }),
        dish('pork-crispy-noodles', 'Crispy noodles with shredded pork', '肉絲炒麵', '肉丝炒面', 5600, {
          about: ['Two sides browned, gravy on top', '兩面黃脆麵，淋上肉絲芡汁', '两面黄脆面，淋肉丝芡汁'],
          options: ASKED,
          allergens: ['wheat', 'egg', 'soy'],
        }),
        dish('efu-noodles', 'E-fu noodles with mushrooms', '干燒伊麵', '干烧伊面', 5800, {
          options: ASKED,
          allergens: ['wheat', 'egg', 'soy'],
        }),
        dish(
          'fried-udon',
          'Fried udon with beef and black pepper',
          '黑椒牛柳絲炒烏冬',
          '黑椒牛柳丝炒乌冬',
          6200,
          {
            about: ['Strips of beef and crushed black pepper', '牛柳絲配現磨黑椒', '牛柳丝配现磨黑椒'],
            options: ASKED,
            allergens: ['wheat', 'soy'],
          },
        ),
      ],
    ),
    group(
      'harbour-stir-fried-rice',
      ['Fried rice', '炒飯', '炒饭'],
      [
        dish('yangzhou-fried-rice', 'Yangzhou fried rice', '揚州炒飯', '扬州炒饭', 5600, {
          about: [
            'Shrimps, char siu, egg and spring onion',
            '蝦仁、叉燒、雞蛋、蔥花',
            '虾仁、叉烧、鸡蛋、葱花',
          ],
          options: ASKED,
          allergens: ['shellfish', 'egg', 'soy', 'wheat'],
        }),
        dish('fujian-fried-rice', 'Hokkien fried rice', '福建炒飯', '福建炒饭', 6200, {
          about: ['Egg fried rice under a seafood gravy', '蛋炒飯淋海鮮芡汁', '蛋炒饭淋海鲜芡汁'],
          options: ASKED,
          allergens: ['shellfish', 'molluscs', 'egg', 'soy', 'wheat'],
        }),
        dish(
          'salted-fish-chicken-rice',
          'Salted fish and chicken fried rice',
          '鹹魚雞粒炒飯',
          '咸鱼鸡粒炒饭',
          5800,
          {
            options: ASKED,
            allergens: ['fish', 'egg', 'soy'],
          },
        ),
        dish('beef-lettuce-rice', 'Beef and lettuce fried rice', '生炒牛肉飯', '生炒牛肉饭', 5600, {
          options: ASKED,
          allergens: ['egg', 'soy', 'wheat'],
        }),
        dish(
          'vegetable-fried-rice',
          'Olive leaf and vegetable fried rice',
          '欖菜素炒飯',
          '橄榄菜素炒饭',
          5000,
          {
            about: [
              'Preserved olive leaves, corn, carrot and cabbage',
              '欖菜、粟米、甘筍、椰菜',
              '橄榄菜、玉米、胡萝卜、卷心菜',
            ],
            options: ASKED,
            allergens: ['soy'],
            diets: ['vegan'],
          },
        ),
        dish('fish-of-the-day', 'Steamed fish of the day', '時價清蒸海鮮', '时价清蒸海鲜', 16_800, {
          about: [
            'At the market price, which the staff enter',
            '時價，由店員輸入價錢',
            '时价，由店员输入价格',
          ],
          allergens: ['fish', 'soy'],
          hideFromOnline: true,
          openPrice: true,
          priceMin: 12_000,
          priceMax: 38_000,
        }),
      ],
    ),
  ],
);
