import { category, dish, group } from '../menu/draft.ts';
import { MAINS } from './sections.ts';

export const SNACKS = category(
  {
    id: 'harbour-snacks',
    name: ['Snacks & greens', '小食・油菜', '小吃·青菜'],
    sections: MAINS,
    picture: 'curry-fish-balls',
    course: 1,
    goesWith: ['iced-lemon-tea', 'milk-tea', 'red-bean-ice', 'ginger-cola'],
  },
  [
    group(
      'harbour-snacks-fried',
      ['Fried', '炸物', '炸物'],
      [
        dish('chicken-wings', 'Swiss sauce chicken wings', '瑞士雞翼', '瑞士鸡翅', 3600, {
          about: ['Five wings in a sweet soy glaze', '甜豉油滷雞翼五隻', '甜酱油卤鸡翅五只'],
          allergens: ['soy', 'wheat'],
        }),
        dish('fried-wings', 'Fried chicken wings', '香炸雞中翼', '香炸鸡中翅', 3600, {
          allergens: ['wheat', 'egg', 'soy'],
        }),
        dish('fries', 'French fries', '炸薯條', '炸薯条', 2600, {
          about: ['Skin-on, lightly salted', '連皮薯條，少許海鹽', '带皮薯条，少许海盐'],
          allergens: [],
          diets: ['vegan'],
        }),
        dish('cheese-fries', 'Fries with cheese and meat sauce', '芝士肉醬薯條', '芝士肉酱薯条', 4200, {
          allergens: ['milk', 'wheat', 'celery'],
        }),
        dish('spring-rolls', 'Vegetable spring rolls', '素春卷', '素春卷', 2800, {
          about: [
            'Three, with carrot, cabbage and mushroom',
            '三條，甘筍、椰菜、冬菇餡',
            '三条，胡萝卜、卷心菜、香菇馅',
          ],
          allergens: ['wheat', 'soy'],
          diets: ['vegan'],
        }),
      ],
    ),
    group(
      'harbour-snacks-street',
      ['Street food', '街頭小食', '街头小吃'],
      [
        dish('curry-fish-balls', 'Curry fish balls', '咖喱魚蛋', '咖喱鱼丸', 2800, {
          about: ['Eight on skewers, with our own curry', '八粒，秘製咖喱汁', '八颗，秘制咖喱酱'],
          options: ['heat'],
          allergens: ['fish', 'wheat', 'soy', 'celery', 'mustard'],
          diets: ['spicy'],
        }),
        dish('siu-mai', 'Fish siu mai', '魚肉燒賣', '鱼肉烧卖', 2400, {
          about: ['Six, with sweet soy and chilli oil', '六粒，配甜豉油及辣椒油', '六颗，配甜酱油和辣椒油'],
          allergens: ['fish', 'wheat', 'soy', 'egg'],
        }),
        dish('shrimp-dumplings', 'Shrimp dumplings', '蝦餃', '虾饺', 3800, {
          about: ['Four, steamed to order', '四粒，即叫即蒸', '四只，现点现蒸'],
          allergens: ['shellfish', 'wheat', 'sesame'],
        }),
        dish('curry-squid', 'Curry squid tentacles', '咖喱魷魚鬚', '咖喱鱿鱼须', 3800, {
          options: ['heat'],
          allergens: ['molluscs', 'wheat', 'mustard'],
          diets: ['spicy'],
          stock: { stockMode: 'notSelling' },
        }),
        dish('beef-offal', 'Braised beef offal', '蘿蔔牛雜', '萝卜牛杂', 4800, {
          about: [
            'Tripe, lung and tendon with white radish',
            '牛肚、牛肺、牛筋，配白蘿蔔',
            '牛肚、牛肺、牛筋，配白萝卜',
          ],
          allergens: ['soy', 'wheat'],
          stock: { stockMode: 'askStaff' },
        }),
      ],
    ),
    group(
      'harbour-snacks-greens',
      ['Greens', '油菜', '青菜'],
      [
        dish('blanched-greens', 'Blanched greens with oyster sauce', '蠔油時菜', '蚝油时菜', 2600, {
          about: [
            'Choy sum or Chinese lettuce, whatever is best today',
            '菜心或生菜，揀當日最靚',
            '菜心或生菜，选用当日最鲜',
          ],
          allergens: ['molluscs', 'soy', 'wheat'],
        }),
        dish('beancurd-greens', 'Greens with fermented beancurd', '腐乳通菜', '腐乳空心菜', 3200, {
          allergens: ['soy', 'wheat'],
          diets: ['vegan'],
        }),
        dish('side-rice', 'Steamed rice', '白飯', '米饭', 1000, {
          allergens: [],
          diets: ['vegan', 'glutenFree'],
          freeSurcharge: true,
        }),
      ],
    ),
  ],
);
