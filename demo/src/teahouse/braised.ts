import { category, dish, group } from '../menu/draft.ts';
import { DAY_AND_NIGHT } from './sections.ts';

export const BRAISED = category(
  {
    id: 'teahouse-braised',
    name: ['Braised & small plates', '滷味・小菜', '卤味·小菜'],
    sections: DAY_AND_NIGHT,
    picture: 'braised-platter',
    goesWith: ['plain-rice', 'beef-noodle-soup', 'plum-juice', 'assam-black-tea'],
  },
  [
    group(
      'teahouse-braised-pot',
      ['From the braising pot', '滷味', '卤味'],
      [
        dish('braised-mix', 'Braised mix of your choice', '自選滷味', '自选卤味', 4000, {
          about: [
            'Pick three to five, each priced by the piece',
            '任選三至五樣，依品項計價',
            '任选三至五样，按品种计价',
          ],
          options: ['braised-mix', 'spice', 'carry-box'],
          allergens: ['soy', 'wheat', 'egg', 'peanut'],
        }),
        dish('braised-platter', 'Braised platter', '滷味拼盤', '卤味拼盘', 9000, {
          about: [
            'Tofu, kelp, egg and pig’s ear, sliced',
            '豆干、海帶、滷蛋、豬耳切盤',
            '豆干、海带、卤蛋、猪耳切盘',
          ],
          options: ['spice'],
          allergens: ['soy', 'wheat', 'egg'],
        }),
        dish('braised-egg', 'Iron egg', '鐵蛋', '铁蛋', 2000, { allergens: ['egg', 'soy', 'wheat'] }),
        dish('duck-blood', 'Spicy duck blood and tofu', '麻辣鴨血豆腐', '麻辣鸭血豆腐', 8000, {
          about: ['Simmered for hours in a numbing broth', '麻辣湯底小火慢煨', '麻辣汤底小火慢煨'],
          options: ['spice'],
          allergens: ['soy', 'wheat'],
          diets: ['spicy'],
          stock: { stockMode: 'askStaff' },
        }),
      ],
    ),
    group(
      'teahouse-braised-cold',
      ['Cold plates', '涼拌小菜', '凉菜'],
      [
        dish('cucumber-salad', 'Smashed cucumber with garlic', '涼拌小黃瓜', '拍黄瓜', 4000, {
          about: ['Garlic, vinegar and sesame oil', '蒜末、白醋、香油', '蒜末、白醋、香油'],
          allergens: ['sesame', 'soy', 'wheat'],
          diets: ['vegan'],
        }),
        dish('century-egg-tofu', 'Century egg tofu', '皮蛋豆腐', '皮蛋豆腐', 4500, {
          about: ['Silken tofu, pork floss and thick soy', '嫩豆腐、肉鬆、醬油膏', '嫩豆腐、肉松、浓酱油'],
          allergens: ['egg', 'soy', 'wheat', 'sesame'],
        }),
        dish('pickled-cabbage', 'Taiwanese pickled cabbage', '臺式泡菜', '台式泡菜', 3500, {
          about: ['Crunchy, sweet and sour', '爽脆酸甜，開胃解膩', '爽脆酸甜，开胃解腻'],
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('pig-ear', 'Sliced pig’s ear in chilli oil', '香辣豬耳絲', '香辣猪耳丝', 6000, {
          allergens: ['soy', 'wheat', 'sesame'],
          diets: ['spicy'],
        }),
        dish('dried-tofu-fish', 'Tofu strips with small dried fish', '小魚豆干', '小鱼豆干', 4500, {
          allergens: ['fish', 'soy', 'wheat', 'peanut'],
          diets: ['spicy'],
        }),
      ],
    ),
    group(
      'teahouse-braised-hot',
      ['Hot plates', '熱炒小品', '热炒'],
      [
        dish('sweet-potato-leaves', 'Sweet potato leaves with garlic', '蒜炒地瓜葉', '蒜炒红薯叶', 6000, {
          about: ['Fried with garlic in a hot wok', '大火快炒，蒜香清甜', '大火快炒，蒜香清甜'],
          allergens: [],
          diets: ['vegan', 'glutenFree'],
        }),
        dish('oyster-omelette', 'Oyster omelette', '蚵仔煎', '蚵仔煎', 9000, {
          about: [
            'Oysters, egg, tapioca starch and sweet chilli sauce',
            '鮮蚵、雞蛋、番薯粉，淋甜辣醬',
            '鲜牡蛎、鸡蛋、红薯粉，淋甜辣酱',
          ],
          allergens: ['molluscs', 'egg', 'soy', 'wheat'],
        }),
        dish('gua-bao', 'Pork belly bun', '刈包', '割包', 7000, {
          about: [
            'Braised belly, peanut powder, pickles, coriander',
            '滷五花、花生粉、酸菜、香菜',
            '卤五花、花生粉、酸菜、香菜',
          ],
          allergens: ['wheat', 'peanut', 'soy', 'mustard'],
          popular: true,
        }),
        dish('steamed-sausage', 'Grilled sausage with garlic', '蒜味香腸', '蒜味香肠', 5500, {
          allergens: ['soy'],
        }),
        dish('plain-rice', 'Bowl of rice', '白飯', '米饭', 1500, {
          allergens: [],
          diets: ['vegan', 'glutenFree'],
          freeSurcharge: true,
        }),
      ],
    ),
  ],
);
