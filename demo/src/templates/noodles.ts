import { part, template } from './template.ts';

export const NOODLES = template(
  'noodles',
  ['Noodle shop', '粉麵店', '粉面馆'],
  [
    part(
      ['Noodle soups', '湯麵', '汤面'],
      [
        ['wonton', 'Wonton noodles', '雲吞麵', '云吞面', 42],
        ['brisket', 'Beef brisket noodles', '牛腩麵', '牛腩面', 52],
        ['fishBalls', 'Fish ball rice noodles', '魚蛋河粉', '鱼丸河粉', 40],
        ['dumplings', 'Dumpling noodles', '水餃麵', '水饺面', 45],
        ['braisedBeef', 'Braised beef noodles', '紅燒牛肉麵', '红烧牛肉面', 56],
        ['preservedPork', 'Noodles with pork and preserved vegetable', '雪菜肉絲麵', '雪菜肉丝面', 42],
        ['trotter', 'Pig trotter noodles', '豬手麵', '猪手面', 48],
      ],
    ),
    part(
      ['Dry noodles', '撈麵', '拌面'],
      [
        ['shrimpRoe', 'Shrimp roe noodles', '蝦子撈麵', '虾子捞面', 45],
        ['zhajiang', 'Noodles with pork sauce', '炸醬麵', '炸酱面', 44],
        ['scallionOil', 'Scallion oil noodles', '葱油拌麵', '葱油拌面', 36],
        ['sesame', 'Sesame noodles', '麻醬麵', '麻酱面', 38],
      ],
    ),
    part(
      ['On the side', '小食', '小吃'],
      [
        ['choiSum', 'Choi sum with oyster sauce', '蠔油菜心', '蚝油菜心', 26],
        ['friedWonton', 'Fried wontons', '炸雲吞', '炸云吞', 32],
        ['marinatedEgg', 'Marinated egg', '滷水蛋', '卤蛋', 10],
        ['cucumber', 'Cucumber with garlic', '蒜泥青瓜', '蒜泥黄瓜', 24],
        ['soyMilk', 'Soy milk', '豆漿', '豆浆', 14],
      ],
    ),
  ],
);
