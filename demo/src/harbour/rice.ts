import { category, dish, group } from '../menu/draft.ts';
import { MAINS } from './sections.ts';

const ASKED = ['noodle-extras', 'requests', 'doggy-box'];

export const RICE = category(
  {
    id: 'harbour-rice',
    name: ['Rice plates', '碟頭飯', '盖浇饭'],
    sections: MAINS,
    picture: 'char-siu-egg-rice',
    goesWith: ['iced-lemon-tea', 'blanched-greens', 'red-bean-ice', 'wontons-in-soup'],
  },
  [
    group(
      'harbour-rice-roast',
      ['Roasts on rice', '燒味飯', '烧味饭'],
      [
        dish('char-siu-egg-rice', 'Char siu and fried egg rice', '叉燒煎蛋飯', '叉烧煎蛋饭', 5400, {
          about: [
            'Honey-roast pork, a runny egg and sweet soy',
            '蜜汁叉燒、流心蛋，淋上甜豉油',
            '蜜汁叉烧、流心蛋，淋甜酱油',
          ],
          options: ASKED,
          allergens: ['egg', 'soy', 'wheat'],
        }),
        dish('soy-chicken-rice', 'Soy sauce chicken rice', '豉油雞飯', '豉油鸡饭', 5200, {
          about: [
            'Poached in soy sauce and rose wine',
            '玫瑰露豉油浸雞，皮滑肉嫩',
            '玫瑰露酱油浸鸡，皮滑肉嫩',
          ],
          options: ASKED,
          allergens: ['soy', 'wheat'],
        }),
        dish('roast-goose-rice', 'Roast goose rice', '燒鵝飯', '烧鹅饭', 6800, {
          about: ['Crisp skin, plum sauce on the side', '皮脆肉嫩，另上酸梅醬', '皮脆肉嫩，另配酸梅酱'],
          options: ['requests'],
          allergens: ['soy', 'wheat'],
          stock: { mode: 'limit', stockMode: 'sync', quantity: 0 },
        }),
        dish('two-roasts-rice', 'Two roasts on rice', '燒味雙拼飯', '烧味双拼饭', 6200, {
          about: ['Pick any two from the roast window', '燒味櫃任揀兩款', '烧味任选两款'],
          options: ['two-roasts', ...ASKED],
          allergens: ['soy', 'wheat', 'egg'],
        }),
        dish('crispy-pork-rice', 'Crispy roast pork rice', '脆皮燒腩飯', '脆皮烧腩饭', 6000, {
          about: [
            'Roast belly with a crackling skin, mustard',
            '燒腩皮脆如餅，配芥末',
            '烧腩皮脆如饼，配芥末',
          ],
          options: ASKED,
          allergens: ['soy', 'wheat', 'mustard'],
        }),
      ],
    ),
    group(
      'harbour-rice-sauce',
      ['Sauced rice plates', '汁飯', '浇汁饭'],
      [
        dish(
          'sweetcorn-fish-rice',
          'Fish fillet in sweetcorn sauce on rice',
          '粟米魚柳飯',
          '玉米鱼柳饭',
          5200,
          {
            about: ['Fried fish fillet, creamy sweetcorn', '香炸魚柳淋粟米汁', '香炸鱼柳淋玉米汁'],
            options: ASKED,
            allergens: ['fish', 'egg', 'wheat', 'milk'],
          },
        ),
        dish('minced-beef-egg-rice', 'Minced beef and raw egg rice', '窩蛋免治牛肉飯', '窝蛋牛肉末饭', 5200, {
          about: [
            'A raw yolk to stir into the hot rice',
            '生蛋黃拌入熱飯，滑溜香濃',
            '生蛋黄拌入热饭，滑嫩香浓',
          ],
          options: ASKED,
          allergens: ['egg', 'soy', 'wheat'],
        }),
        dish('brisket-curry-rice', 'Beef brisket curry rice', '咖喱牛腩飯', '咖喱牛腩饭', 5800, {
          about: [
            'Potatoes, brisket and a long-simmered curry',
            '薯仔、牛腩，慢火炆足時',
            '土豆、牛腩，慢火炖足时',
          ],
          options: ['heat', ...ASKED],
          allergens: ['wheat', 'celery', 'mustard', 'milk'],
          diets: ['spicy'],
        }),
        dish('chicken-curry-rice', 'Chicken curry rice', '咖喱雞飯', '咖喱鸡饭', 5400, {
          about: [
            'Chicken thigh and potatoes in a mild curry',
            '雞腿肉、薯仔，咖喱香濃',
            '鸡腿肉、土豆，咖喱香浓',
          ],
          options: ['heat', ...ASKED],
          allergens: ['wheat', 'celery', 'mustard', 'milk'],
          diets: ['spicy'],
        }),
        dish('tomato-egg-beef-rice', 'Tomato, egg and beef rice', '番茄滑蛋牛肉飯', '番茄滑蛋牛肉饭', 5600, {
          options: ASKED,
          allergens: ['egg', 'soy', 'wheat'],
        }),
        dish('scrambled-shrimp-rice', 'Silky egg and shrimp rice', '滑蛋蝦仁飯', '滑蛋虾仁饭', 5800, {
          about: [
            'Eggs folded until just set around shrimps',
            '蛋汁剛剛凝固，包住爽口蝦仁',
            '蛋液刚刚凝固，裹住爽口虾仁',
          ],
          options: ASKED,
          allergens: ['egg', 'shellfish'],
        }),
      ],
    ),
    group(
      'harbour-rice-steamed',
      ['Steamed and claypot', '蒸飯煲仔', '蒸饭·煲仔饭'],
      [
        dish('spare-rib-rice', 'Steamed spare rib rice', '豉汁排骨飯', '豉汁排骨饭', 5400, {
          about: ['Steamed over the rice with black beans', '豆豉排骨鋪飯面同蒸', '豆豉排骨铺饭上同蒸'],
          options: ['requests', 'doggy-box'],
          allergens: ['soy', 'wheat'],
        }),
        dish(
          'claypot-chicken-rice',
          'Claypot rice with chicken and sausage',
          '臘味滑雞煲仔飯',
          '腊味滑鸡煲仔饭',
          7800,
          {
            about: [
              'Cooked to order in 20 minutes, with a crust',
              '即叫即煲，約 20 分鐘，有飯焦',
              '现点现煲，约20分钟，有锅巴',
            ],
            options: ['requests'],
            allergens: ['soy', 'wheat'],
            eatInOnly: true,
          },
        ),
        dish(
          'salted-fish-pork-rice',
          'Salted fish and pork patty rice',
          '鹹魚蒸肉餅飯',
          '咸鱼蒸肉饼饭',
          5400,
          { options: ['requests'], allergens: ['fish', 'soy'] },
        ),
        dish(
          'tofu-vegetable-rice',
          'Braised tofu and greens rice',
          '紅燒豆腐時菜飯',
          '红烧豆腐时菜饭',
          4800,
          {
            options: ['requests', 'doggy-box'],
            allergens: ['soy', 'wheat'],
            diets: ['vegan'],
          },
        ),
      ],
    ),
  ],
);
