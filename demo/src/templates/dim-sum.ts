import { part, template } from './template.ts';

export const DIM_SUM = template(
  'dimSum',
  ['Dim sum', '點心專門店', '点心店'],
  [
    part(
      ['Steamed', '蒸點', '蒸点'],
      [
        ['harGow', 'Prawn dumplings', '蝦餃', '虾饺', 38],
        ['siuMai', 'Pork and prawn siu mai', '燒賣', '烧卖', 36],
        ['charSiuBao', 'Char siu buns', '叉燒包', '叉烧包', 30],
        ['riceRolls', 'Rice rolls with prawns', '鮮蝦腸粉', '鲜虾肠粉', 38],
        ['chickenFeet', 'Chicken feet in black bean sauce', '豉汁鳳爪', '豉汁凤爪', 32],
        ['spareRibs', 'Spare ribs in black bean sauce', '豉汁排骨', '豉汁排骨', 34],
        ['lotusRice', 'Sticky rice in lotus leaf', '糯米雞', '糯米鸡', 38],
        ['xiaoLongBao', 'Soup dumplings', '小籠包', '小笼包', 40],
      ],
    ),
    part(
      ['Fried & baked', '煎炸・焗點', '煎炸·烘焙'],
      [
        ['springRolls', 'Spring rolls', '春卷', '春卷', 30],
        ['turnipCake', 'Pan-fried turnip cake', '香煎蘿蔔糕', '香煎萝卜糕', 30],
        ['hamSuiGok', 'Fried sticky rice dumplings', '咸水角', '咸水角', 30],
        ['eggTarts', 'Egg tarts', '蛋撻', '蛋挞', 28],
      ],
    ),
    part(
      ['Congee & rice', '粥・飯', '粥·饭'],
      [
        ['porkCongee', 'Congee with pork and century egg', '皮蛋瘦肉粥', '皮蛋瘦肉粥', 38],
        ['friedRice', 'Yangzhou fried rice', '揚州炒飯', '扬州炒饭', 78],
      ],
    ),
    part(
      ['Sweet', '甜品', '甜品'],
      [
        ['mangoPudding', 'Mango pudding', '芒果布甸', '芒果布丁', 28],
        ['sesameBalls', 'Sesame balls', '煎堆仔', '芝麻球', 28],
        ['mangoSago', 'Mango sago with pomelo', '楊枝甘露', '杨枝甘露', 34],
      ],
    ),
    part(
      ['Tea', '茶', '茶'],
      [
        ['puErh', 'Pu’er tea', '普洱茶', '普洱茶', 18],
        ['jasmineTea', 'Jasmine tea', '香片茶', '茉莉花茶', 18],
        ['chrysanthemum', 'Chrysanthemum tea', '菊花茶', '菊花茶', 18],
      ],
    ),
  ],
);
