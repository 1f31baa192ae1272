import { part, template } from './template.ts';

export const CHA_CHAAN_TENG = template(
  'chaChaanTeng',
  ['Cha chaan teng', '茶餐廳', '茶餐厅'],
  [
    part(
      ['Toast & buns', '多士・包', '吐司·面包'],
      [
        ['pineappleBun', 'Pineapple bun with butter', '菠蘿油', '菠萝油', 20],
        ['frenchToast', 'French toast', '西多士', '西多士', 32],
        ['condensedToast', 'Toast with condensed milk', '奶油多士', '炼奶吐司', 18],
        ['clubSandwich', 'Club sandwich', '公司三文治', '公司三明治', 45],
        ['eggSandwich', 'Egg sandwich', '蛋治', '鸡蛋三明治', 20],
      ],
    ),
    part(
      ['Noodles & macaroni', '粉麵・通粉', '粉面·通心粉'],
      [
        ['satayBeef', 'Satay beef instant noodles', '沙嗲牛肉公仔麵', '沙爹牛肉公仔面', 42],
        ['hamMacaroni', 'Macaroni with ham in soup', '火腿通粉', '火腿通心粉', 36],
        ['wontonNoodles', 'Wonton noodles', '雲吞麵', '云吞面', 45],
        ['friedBeefNoodles', 'Beef fried rice noodles', '乾炒牛河', '干炒牛河', 58],
      ],
    ),
    part(
      ['Rice', '飯', '饭'],
      [
        ['porkChopRice', 'Baked pork chop rice', '焗豬扒飯', '焗猪排饭', 62],
        ['charSiuRice', 'Char siu rice', '叉燒飯', '叉烧饭', 52],
        ['curryBrisket', 'Curry beef brisket rice', '咖喱牛腩飯', '咖喱牛腩饭', 60],
        ['yangzhouRice', 'Yangzhou fried rice', '揚州炒飯', '扬州炒饭', 55],
        ['scrambledBeef', 'Beef and scrambled egg rice', '滑蛋牛肉飯', '滑蛋牛肉饭', 55],
      ],
    ),
    part(
      ['Drinks', '飲品', '饮品'],
      [
        ['hotMilkTea', 'Hot milk tea', '熱奶茶', '热奶茶', 22],
        ['icedMilkTea', 'Iced milk tea', '凍奶茶', '冻奶茶', 25],
        ['yuenyeung', 'Yuenyeung', '鴛鴦', '鸳鸯', 24],
        ['icedLemonTea', 'Iced lemon tea', '凍檸茶', '冻柠茶', 25],
        ['redBeanIce', 'Red bean ice', '紅豆冰', '红豆冰', 32],
        ['hotCoffee', 'Hot coffee', '熱咖啡', '热咖啡', 22],
      ],
    ),
  ],
);
