import { category, dish, group } from '../menu/draft.ts';
import { EVERY } from './sections.ts';

const CUP = ['cup-size', 'sweetness', 'ice-level', 'toppings', 'bring-own-cup'];
const LATTE = ['cup-size', 'milk-kind', 'sweetness', 'ice-level', 'toppings', 'bring-own-cup'];
const FIXED_SWEET = ['cup-size', 'cold-ice-level', 'toppings', 'bring-own-cup'];

export const MILK_TEA = category(
  {
    id: 'teahouse-milk-tea',
    name: ['Milk tea', '奶茶', '奶茶'],
    sections: EVERY,
    picture: 'pearl-milk-tea',
    goesWith: ['popcorn-chicken', 'scallion-pancake', 'wheel-cake', 'pineapple-cake'],
  },
  [
    group(
      'teahouse-milk-tea-classic',
      ['Classic milk tea', '經典奶茶', '经典奶茶'],
      [
        dish('pearl-milk-tea', 'Pearl milk tea', '珍珠奶茶', '珍珠奶茶', 6000, {
          about: [
            'Assam tea, creamer and pearls cooked every four hours',
            '阿薩姆紅茶，珍珠每四小時現煮',
            '阿萨姆红茶，珍珠每四小时现煮',
          ],
          options: CUP,
          allergens: ['milk'],
          diets: ['vegetarian'],
          popular: true,
        }),
        dish('house-milk-tea', 'Moon Lane milk tea', '月巷奶茶', '月巷奶茶', 5000, {
          about: [
            'Our blend of Assam and Sun Moon Lake tea',
            '阿薩姆與日月潭紅茶調和',
            '阿萨姆与日月潭红茶调和',
          ],
          options: CUP,
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
        dish('oolong-milk-tea', 'Roasted oolong milk tea', '炭焙烏龍奶茶', '炭焙乌龙奶茶', 5500, {
          about: [
            'Charcoal-roasted oolong, toasty and round',
            '炭火烘焙烏龍，香氣沉穩',
            '炭火烘焙乌龙，香气沉稳',
          ],
          options: CUP,
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
        dish('jasmine-milk-tea', 'Jasmine milk green tea', '茉香奶綠', '茉香奶绿', 5000, {
          about: ['Green tea scented three times', '三窨茉莉綠茶配香濃奶香', '三窨茉莉绿茶配浓郁奶香'],
          options: CUP,
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
        dish('taro-milk-tea', 'Fresh taro milk tea', '大甲芋頭奶茶', '大甲芋头奶茶', 7000, {
          about: [
            'Steamed Dajia taro mashed into the cup',
            '大甲芋頭蒸熟壓泥，手工現拌',
            '大甲芋头蒸熟压泥，手工现拌',
          ],
          options: CUP,
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
        dish('honey-milk-tea', 'Longan honey milk tea', '龍眼蜜奶茶', '龙眼蜂蜜奶茶', 6500, {
          about: ['Longan honey in place of sugar', '以龍眼蜜代替砂糖', '以龙眼蜂蜜代替砂糖'],
          options: ['cup-size', 'ice-level', 'toppings', 'bring-own-cup'],
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
        dish('three-brothers', 'Three brothers milk tea', '三兄弟奶茶', '三兄弟奶茶', 7000, {
          about: [
            'Pearls, pudding and grass jelly in one cup',
            '珍珠、布丁、仙草一次滿足',
            '珍珠、布丁、仙草一次满足',
          ],
          options: ['cup-size', 'sweetness', 'cold-ice-level', 'bring-own-cup'],
          allergens: ['milk', 'egg'],
        }),
      ],
    ),
    group(
      'teahouse-milk-tea-latte',
      ['Fresh milk tea', '鮮奶茶', '鲜奶茶'],
      [
        dish('black-tea-latte', 'Black tea latte', '紅茶拿鐵', '红茶拿铁', 7000, {
          about: ['Black tea and fresh milk from Changhua', '彰化小農鮮奶配紅茶', '彰化农场鲜奶配红茶'],
          options: LATTE,
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
        dish('four-seasons-latte', 'Four seasons tea latte', '四季春鮮奶茶', '四季春鲜奶茶', 7000, {
          options: LATTE,
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
        dish('hojicha-latte', 'Hojicha latte', '焙茶拿鐵', '焙茶拿铁', 7500, {
          about: ['Roasted green tea, little caffeine', '焙火綠茶，咖啡因低', '焙火绿茶，咖啡因低'],
          options: LATTE,
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
        dish('matcha-latte', 'Matcha latte', '抹茶拿鐵', '抹茶拿铁', 8500, {
          about: ['Stone-ground matcha whisked to order', '石磨抹茶，現點現刷', '石磨抹茶，现点现打'],
          options: LATTE,
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
        dish('cocoa-latte', 'Cocoa with fresh milk', '可可鮮奶', '可可鲜奶', 7500, {
          options: ['cup-size', 'milk-kind', 'sweetness', 'ice-level'],
          diets: ['vegetarian'],
        }),
      ],
    ),
    group(
      'teahouse-milk-tea-brown-sugar',
      ['Brown sugar', '黑糖', '黑糖'],
      [
        dish('brown-sugar-milk', 'Brown sugar pearl milk', '黑糖珍珠鮮奶', '黑糖珍珠鲜奶', 8000, {
          about: [
            'Tiger stripes of brown sugar, warm pearls, cold milk',
            '手炒黑糖虎紋，溫熱珍珠配冰鮮奶',
            '手炒黑糖虎纹，温热珍珠配冰鲜奶',
          ],
          options: ['cup-size', 'milk-kind', 'cold-ice-level', 'toppings', 'bring-own-cup'],
          priceModifiers: [
            { shop: 'teahouse', type: 'productOption', option: 'cup-size', optionValue: 'large', price: 500 },
          ],
          allergens: ['milk'],
          diets: ['vegetarian'],
          popular: true,
        }),
        dish('brown-sugar-milk-tea', 'Brown sugar milk tea', '黑糖奶茶', '黑糖奶茶', 6500, {
          options: FIXED_SWEET,
          allergens: ['milk'],
          diets: ['vegetarian'],
        }),
        dish('brown-sugar-ginger', 'Hot brown sugar ginger tea', '黑糖薑母茶', '黑糖姜母茶', 6500, {
          about: [
            'Old ginger simmered with brown sugar, served hot',
            '老薑與黑糖慢熬，熱飲暖身',
            '老姜与黑糖慢熬，热饮暖身',
          ],
          options: ['cup-size', 'bring-own-cup'],
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
      ],
    ),
  ],
);
