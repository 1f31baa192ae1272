import { category, dish, group } from '../menu/draft.ts';
import { EVERY } from './sections.ts';

const CUP = ['cup-size', 'sweetness', 'ice-level', 'toppings', 'bring-own-cup'];

export const PURE_TEA = category(
  {
    id: 'teahouse-pure-tea',
    name: ['Pure tea', '原味茶', '原味茶饮'],
    sections: EVERY,
    picture: 'assam-black-tea',
    goesWith: ['pineapple-cake', 'basque-cheesecake', 'taro-mille-crepe', 'wheel-cake'],
  },
  [
    group(
      'teahouse-pure-tea-cups',
      ['By the cup', '現泡茶', '现泡茶'],
      [
        dish('assam-black-tea', 'Assam black tea', '阿薩姆紅茶', '阿萨姆红茶', 3500, {
          about: ['Malty and strong', '麥芽香，茶味厚實', '麦芽香，茶味醇厚'],
          options: CUP,
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('jasmine-green-tea', 'Jasmine green tea', '茉莉綠茶', '茉莉绿茶', 3500, {
          about: ['Scented with fresh jasmine flowers', '新鮮茉莉花窨製', '新鲜茉莉花窨制'],
          options: CUP,
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('four-seasons-tea', 'Four seasons oolong', '四季春青茶', '四季春青茶', 3500, {
          about: ['Light and floral, from Mingjian', '名間四季春，花香清揚', '名间四季春，花香清扬'],
          options: CUP,
          allergens: [],
          diets: ['vegan', 'glutenFree'],
          popular: true,
        }),
        dish('alishan-oolong', 'Alishan high mountain oolong', '阿里山高山烏龍', '阿里山高山乌龙', 5500, {
          about: [
            'Grown above 1,200 metres, sweet finish',
            '海拔一千二百公尺以上，回甘悠長',
            '海拔一千二百米以上，回甘悠长',
          ],
          options: CUP,
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('sun-moon-ruby', 'Sun Moon Lake ruby tea', '日月潭紅玉', '日月潭红玉', 5500, {
          about: [
            'Cultivar no. 18: cinnamon and mint by nature',
            '臺茶十八號，天然肉桂薄荷香',
            '台茶十八号，天然肉桂薄荷香',
          ],
          options: CUP,
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('buckwheat-tea', 'Buckwheat tea', '蕎麥茶', '荞麦茶', 4000, {
          about: ['No caffeine, toasty', '無咖啡因，麥香濃郁', '无咖啡因，麦香浓郁'],
          options: ['cup-size', 'ice-level', 'bring-own-cup'],
          diets: ['vegan'],
        }),
      ],
    ),
    group(
      'teahouse-pure-tea-pots',
      ['Pots', '壺裝熱茶', '壶装热茶'],
      [
        dish('pot-oriental-beauty', 'Pot of Oriental Beauty', '東方美人茶（壺）', '东方美人茶（壶）', 18000, {
          about: ['Honeyed oolong; water is refilled', '蜜香烏龍，可回沖', '蜜香乌龙，可续水'],
          eatInOnly: true,
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish(
          'pot-iron-goddess',
          'Pot of Muzha Tieguanyin tea',
          '木柵鐵觀音茶（壺）',
          '木栅铁观音茶（壶）',
          16000,
          {
            about: [
              'Roasted the old way, ripe fruit on the nose',
              '傳統炭焙，熟果香氣',
              '传统炭焙，熟果香气',
            ],
            eatInOnly: true,
            allergens: [],
            diets: ['vegan', 'glutenFree'],
          },
        ),
        dish('pot-pu-er', 'Pot of aged pu’er', '陳年普洱（壺）', '陈年普洱（壶）', 16000, {
          about: ['Ten years old, mellow', '十年陳放，醇厚順口', '陈放十年，醇厚顺口'],
          eatInOnly: true,
          allergens: [],
          diets: ['vegan', 'glutenFree'],
          stock: { mode: 'limit', stockMode: 'sync', quantity: 3 },
        }),
      ],
    ),
    group(
      'teahouse-pure-tea-herbal',
      ['Old-time drinks', '古早味', '古早味'],
      [
        dish('winter-melon-tea', 'Winter melon tea', '冬瓜茶', '冬瓜茶', 3500, {
          about: ['Winter melon boiled down with cane sugar', '冬瓜與蔗糖慢熬', '冬瓜与蔗糖慢熬'],
          options: ['cup-size', 'cold-ice-level', 'toppings', 'bring-own-cup'],
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('winter-melon-lemon', 'Winter melon lemonade', '冬瓜檸檬', '冬瓜柠檬', 5500, {
          about: [
            'Winter melon tea with fresh lemon',
            '冬瓜茶加新鮮檸檬，酸甜解渴',
            '冬瓜茶加新鲜柠檬，酸甜解渴',
          ],
          options: ['cup-size', 'cold-ice-level', 'toppings', 'bring-own-cup'],
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('plum-juice', 'Smoked plum drink', '古早味酸梅湯', '古早味酸梅汤', 5000, {
          options: ['cup-size', 'cold-ice-level', 'bring-own-cup'],
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('aiyu-lemon', 'Aiyu jelly with lemon', '檸檬愛玉', '柠檬爱玉', 6000, {
          about: [
            'Hand-rubbed aiyu seeds, set without powder',
            '手洗愛玉，不加凝固粉',
            '手搓爱玉，不加凝固粉',
          ],
          options: ['cup-size', 'sweetness', 'cold-ice-level', 'bring-own-cup'],
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
      ],
    ),
  ],
);
