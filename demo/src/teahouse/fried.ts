import { category, dish, group } from '../menu/draft.ts';
import { DAY_AND_NIGHT, EVERY } from './sections.ts';

const FRIED_OPTIONS = ['spice', 'fried-seasoning', 'carry-box'];

export const FRIED = category(
  {
    id: 'teahouse-fried',
    name: ['Fried snacks', '炸物', '炸物'],
    sections: EVERY,
    picture: 'popcorn-chicken',
    goesWith: ['pearl-milk-tea', 'plum-juice', 'passion-fruit-tea', 'winter-melon-lemon'],
  },
  [
    group(
      'teahouse-fried-chicken',
      ['Chicken', '雞肉', '鸡肉'],
      [
        dish('popcorn-chicken', 'Popcorn chicken', '鹹酥雞', '咸酥鸡', 8000, {
          about: [
            'Five-spice thigh pieces, fried with basil',
            '五香去骨雞腿肉，九層塔爆香',
            '五香去骨鸡腿肉，九层塔爆香',
          ],
          options: FRIED_OPTIONS,
          sections: DAY_AND_NIGHT,
          allergens: ['wheat', 'soy', 'egg'],
          popular: true,
        }),
        dish('chicken-cutlet', 'Large chicken cutlet', '大雞排', '大鸡排', 9000, {
          about: ['Bigger than your face, never cut', '比臉還大，堅持不切', '比脸还大，坚持不切'],
          options: FRIED_OPTIONS,
          sections: DAY_AND_NIGHT,
          allergens: ['wheat', 'soy', 'egg'],
        }),
        dish('chicken-skin', 'Crisp chicken skin', '酥炸雞皮', '酥炸鸡皮', 6000, {
          options: FRIED_OPTIONS,
          sections: ['teahouse-night'],
          allergens: ['wheat', 'soy'],
        }),
        dish('chicken-nuggets', 'Chicken nuggets', '雞塊', '鸡块', 5500, {
          allergens: ['wheat', 'egg', 'soy'],
        }),
      ],
    ),
    group(
      'teahouse-fried-sea',
      ['Fish and squid', '海鮮', '海鲜'],
      [
        dish('tempura-fish-cake', 'Tempura fish paste', '甜不辣', '甜不辣', 5000, {
          about: [
            'Springy fish paste, fried, with sweet chilli',
            '魚漿現炸彈牙，附甜辣醬',
            '鱼浆现炸弹牙，配甜辣酱',
          ],
          options: FRIED_OPTIONS,
          sections: DAY_AND_NIGHT,
          allergens: ['fish', 'wheat', 'soy', 'egg'],
        }),
        dish('fried-squid', 'Fried squid', '酥炸魷魚', '酥炸鱿鱼', 9000, {
          about: ['Whole squid in a peppered crust', '整隻魷魚裹粉，椒鹽調味', '整只鱿鱼裹粉，椒盐调味'],
          options: FRIED_OPTIONS,
          sections: DAY_AND_NIGHT,
          allergens: ['molluscs', 'wheat', 'egg'],
        }),
        dish('fried-oysters', 'Fried oysters', '蚵仔酥', '酥炸牡蛎', 10000, {
          options: FRIED_OPTIONS,
          sections: ['teahouse-night'],
          allergens: ['molluscs', 'wheat'],
          stock: { stockMode: 'notSelling' },
        }),
      ],
    ),
    group(
      'teahouse-fried-vegetables',
      ['Vegetables and tofu', '蔬菜豆腐', '蔬菜豆腐'],
      [
        dish('sweet-potato-fries', 'Sweet potato fries', '地瓜薯條', '红薯条', 5500, {
          about: ['Golden sweet potatoes with plum powder', '金黃地瓜撒上梅粉', '金黄红薯撒上梅粉'],
          allergens: [],
          diets: ['vegan'],
        }),
        dish('fried-tofu', 'Crisp tofu', '炸豆腐', '炸豆腐', 4500, {
          options: ['spice', 'fried-seasoning'],
          sections: DAY_AND_NIGHT,
          allergens: ['soy', 'wheat'],
          diets: ['vegan'],
        }),
        dish('stinky-tofu', 'Stinky tofu', '臭豆腐', '臭豆腐', 7000, {
          about: [
            'With pickled cabbage; you will smell it first',
            '附臺式泡菜，未見其形先聞其味',
            '配台式泡菜，未见其形先闻其味',
          ],
          options: ['spice'],
          sections: ['teahouse-night'],
          eatInOnly: true,
          allergens: ['soy', 'wheat'],
        }),
        dish('fried-mushrooms', 'Fried king oyster mushrooms', '炸杏鮑菇', '炸杏鲍菇', 6000, {
          about: ['Thick strips, juicy inside', '厚切條狀，外酥多汁', '厚切条状，外酥多汁'],
          options: FRIED_OPTIONS,
          sections: DAY_AND_NIGHT,
          allergens: ['wheat'],
          diets: ['vegan'],
        }),
        dish('fried-beans', 'Fried green beans', '炸四季豆', '炸四季豆', 5500, {
          options: FRIED_OPTIONS,
          sections: DAY_AND_NIGHT,
          allergens: ['wheat'],
          diets: ['vegan'],
        }),
        dish('sweet-potato-balls', 'Sweet potato balls', '地瓜球', '红薯丸子', 5000, {
          about: ['Hollow, chewy, gone in a minute', '外酥內Q，一口一顆', '外酥里糯，一口一个'],
          diets: ['vegan'],
        }),
      ],
    ),
  ],
);
