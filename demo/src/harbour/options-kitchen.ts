import type { ProductOption } from '@comanda/contract';
import { choice, option } from '../menu/draft.ts';

const ONE = { required: true };

/** Options of dishes from the kitchen. */
export const KITCHEN_OPTIONS: ProductOption[] = [
  option('noodle-kind', ['Noodles', '揀麵底', '选面类'], ONE, [
    choice('instant', 'Instant noodles', '公仔麵', '公仔面', 0, { allergens: ['wheat'] }),
    choice('vermicelli', 'Rice vermicelli', '米粉', '米粉', 0, { allergens: [] }),
    choice('macaroni', 'Macaroni', '通粉', '通心粉', 0, { allergens: ['wheat'] }),
    choice('spaghetti', 'Spaghetti', '意粉', '意面', 0, { allergens: ['wheat'] }),
    choice('udon', 'Udon', '烏冬', '乌冬', 400, { allergens: ['wheat'] }),
  ]),
  option('strand', ['Noodles', '揀粉麵', '选粉面'], ONE, [
    choice('thin', 'Thin egg noodles', '幼麵', '细蛋面', 0, { allergens: ['wheat', 'egg'] }),
    choice('thick', 'Thick egg noodles', '粗麵', '宽蛋面', 0, { allergens: ['wheat', 'egg'] }),
    choice('flat', 'Flat rice noodles', '河粉', '河粉', 0, { allergens: [] }),
    choice('vermicelli', 'Rice vermicelli', '米粉', '米粉', 0, { allergens: [] }),
    choice('round', 'Round rice noodles', '瀨粉', '濑粉', 0, { allergens: [] }),
    choice('udon', 'Udon', '烏冬', '乌冬', 400, { allergens: ['wheat'] }),
  ]),
  option('bowl-size', ['Size', '份量', '份量'], ONE, [
    choice('regular', 'Regular', '細', '小份', 0, { defaultSelected: true }),
    choice('large', 'Large', '大', '大份', 1000),
  ]),
  option(
    'noodle-extras',
    ['Extra toppings', '加料', '加料'],
    { multiple: true, maxPick: 4, allowQuantity: true, maxQuantity: 6, enjoyDiscount: true },
    [
      choice('egg', 'Fried egg', '煎蛋', '煎蛋', 600, { allergens: ['egg'] }),
      choice('luncheon-meat', 'Luncheon meat', '餐肉', '午餐肉', 900, { allergens: ['soy', 'wheat'] }),
      choice('ham', 'Ham', '火腿', '火腿', 600),
      choice('cheese', 'Cheese slice', '芝士', '芝士片', 500, { allergens: ['milk'] }),
      choice('fish-balls', 'Fish balls', '魚蛋', '鱼丸', 800, { allergens: ['fish', 'wheat'] }),
      choice('brisket', 'Beef brisket', '牛腩', '牛腩', 1800, { allergens: ['soy', 'wheat'] }),
      choice('greens', 'Seasonal greens', '時菜', '时令青菜', 600, { allergens: [] }),
    ],
  ),
  option(
    'congee-extras',
    ['Add to the congee', '加配料', '加配料'],
    { multiple: true, maxPick: 3, allowQuantity: true, maxQuantity: 4 },
    [
      choice('century-egg', 'Century egg', '皮蛋', '皮蛋', 600, {
        priceModifiers: [{ type: 'productOption', option: 'bowl-size', optionValue: 'large', price: 300 }],
        allergens: ['egg'],
      }),
      choice('lean-pork', 'Lean pork', '瘦肉', '瘦肉', 800, {
        priceModifiers: [{ type: 'productOption', option: 'bowl-size', optionValue: 'large', percent: 50 }],
        allergens: [],
      }),
      choice('youtiao', 'Fried dough stick', '油炸鬼', '油条', 900, { allergens: ['wheat'] }),
      choice('raw-egg', 'Raw egg, stirred in', '生滾雞蛋', '生滚鸡蛋', 500, { allergens: ['egg'] }),
    ],
  ),
  option('egg-style', ['How the eggs are done', '蛋的煮法', '鸡蛋做法'], ONE, [
    choice('sunny', 'Sunny side up', '太陽蛋', '太阳蛋', 0, { defaultSelected: true, allergens: ['egg'] }),
    choice('over', 'Over well', '煎雙面', '双面煎', 0, { allergens: ['egg'] }),
    choice('scrambled', 'Scrambled', '炒蛋', '炒蛋', 200, { allergens: ['egg', 'milk'] }),
  ]),
  option('baked-base', ['Base', '飯底／意粉底', '饭底或意面底'], ONE, [
    choice('fried-rice', 'Egg fried rice', '炒飯底', '炒饭底', 0, { allergens: ['egg'] }),
    choice('spaghetti', 'Spaghetti', '意粉底', '意面底', 300, { allergens: ['wheat'] }),
  ]),
  option('staple', ['Comes with', '配搭', '搭配主食'], ONE, [
    choice('rice', 'Steamed rice', '白飯', '米饭', 0, { defaultSelected: true, allergens: [] }),
    choice('spaghetti', 'Spaghetti', '意粉', '意面', 300, { allergens: ['wheat'] }),
    choice('fries', 'Fries and vegetables', '薯菜', '薯条蔬菜', 600, { allergens: [] }),
  ]),
  option('steak-sauce', ['Sauce', '揀汁', '选酱汁'], ONE, [
    choice('black-pepper', 'Black pepper', '黑椒汁', '黑椒汁', 0, { allergens: ['wheat', 'milk'] }),
    choice('onion', 'Onion gravy', '洋蔥汁', '洋葱汁', 0, { allergens: ['wheat', 'milk'] }),
    choice('garlic', 'Garlic', '蒜蓉汁', '蒜蓉汁', 0, { allergens: ['milk'] }),
  ]),
  option('doneness', ['How would you like it cooked?', '生熟程度', '几分熟'], ONE, [
    choice('medium-rare', 'Medium rare', '三成熟', '三分熟'),
    choice('medium', 'Medium', '五成熟', '五分熟'),
    choice('medium-well', 'Medium well', '七成熟', '七分熟'),
    choice('well-done', 'Well done', '全熟', '全熟'),
  ]),
  option('heat', ['Heat', '辣度', '辣度'], ONE, [
    choice('mild', 'Mild', '小辣', '微辣'),
    choice('medium', 'Medium', '中辣', '中辣'),
    choice('hot', 'Hot', '大辣', '特辣'),
  ]),
  option(
    'two-roasts',
    ['Choose two', '揀兩款', '任选两款'],
    { required: true, multiple: true, minPick: 2, maxPick: 2 },
    [
      choice('char-siu', 'Char siu', '叉燒', '叉烧', 0, { allergens: ['soy', 'wheat'] }),
      choice('soy-chicken', 'Soy sauce chicken', '豉油雞', '豉油鸡', 0, { allergens: ['soy', 'wheat'] }),
      choice('red-sausage', 'Red sausage', '紅腸', '红肠'),
      choice('salted-egg', 'Salted egg', '鹹蛋', '咸蛋', 0, { allergens: ['egg'] }),
      choice('roast-pork', 'Crispy roast pork', '燒腩仔', '脆皮烧肉', 800, { allergens: [] }),
    ],
  ),
  option(
    'rice-roll-sauce',
    ['Sauces', '醬汁', '酱汁'],
    { required: true, multiple: true, minPick: 1, maxPick: 3 },
    [
      choice('sweet', 'Sweet sauce', '甜醬', '甜酱', 0, { allergens: ['soy', 'wheat'] }),
      choice('sesame', 'Sesame sauce', '麻醬', '麻酱', 0, { allergens: ['sesame', 'peanut'] }),
      choice('soy', 'Soy sauce', '豉油', '酱油', 0, { allergens: ['soy', 'wheat'] }),
      choice('chilli', 'Chilli sauce', '辣醬', '辣酱', 0, { allergens: [] }),
    ],
  ),
  option('toast-style', ['The way you like it', '揀做法', '做法'], { multiple: true, maxPick: 2 }, [
    choice('toasted', 'Toasted', '烘底', '烤过', 300),
    choice('no-crust', 'Crusts off', '飛邊', '去边'),
    choice('no-butter', 'No butter', '走牛油', '不要黄油'),
  ]),
  option('toast-syrup', ['Served with', '配搭', '搭配'], ONE, [
    choice('syrup', 'Golden syrup', '糖漿', '糖浆', 0, { defaultSelected: true, allergens: [] }),
    choice('condensed', 'Condensed milk', '煉奶', '炼乳', 0, { allergens: ['milk'] }),
    choice('honey', 'Honey', '蜜糖', '蜂蜜', 200, { allergens: [] }),
  ]),
  option(
    'requests',
    ['Requests', '特別要求', '特别要求'],
    { multiple: true, maxPick: 3, hideInReceipt: true },
    [
      choice('no-scallion', 'No spring onion', '走蔥', '不要葱'),
      choice('no-coriander', 'No coriander', '走芫茜', '不要香菜'),
      choice('less-oil', 'Less oil', '少油', '少油'),
      choice('less-salt', 'Less salt', '少鹽', '少盐'),
    ],
  ),
  option(
    'doggy-box',
    ['Packed to go', '打包走', '打包带走'],
    { type: 'freeSurcharge', allowedOrderType: ['dineIn', 'dineInNoTable'] },
    [choice('box', 'In a take-away box', '外賣盒裝', '外带餐盒', 200)],
  ),
];
