import { part, template } from './template.ts';

export const CAFE = template(
  'cafe',
  ['Café', '咖啡店', '咖啡店'],
  [
    part(
      ['Coffee', '咖啡', '咖啡'],
      [
        ['espresso', 'Espresso', '特濃咖啡', '意式浓缩咖啡', 24],
        ['longBlack', 'Long black', '長黑咖啡', '美式黑咖啡', 30],
        ['flatWhite', 'Flat white coffee', '鮮奶白咖啡', '澳白咖啡', 38],
        ['cappuccino', 'Cappuccino', '泡沫咖啡', '卡布奇诺咖啡', 38],
        ['latte', 'Latte', '鮮奶咖啡', '拿铁咖啡', 38],
        ['mocha', 'Mocha', '朱古力咖啡', '摩卡咖啡', 42],
        ['coldBrew', 'Cold brew coffee', '冷萃咖啡', '冷萃咖啡', 42],
      ],
    ),
    part(
      ['Other drinks', '其他飲品', '其他饮品'],
      [
        ['hotChocolate', 'Hot chocolate', '熱朱古力', '热巧克力', 40],
        ['englishTea', 'English breakfast tea', '英式早餐紅茶', '英式早餐红茶', 32],
        ['orangeJuice', 'Orange juice', '鮮榨橙汁', '鲜榨橙汁', 38],
      ],
    ),
    part(
      ['Brunch', '早午餐', '早午餐'],
      [
        ['avocadoToast', 'Avocado toast', '牛油果多士', '牛油果吐司', 78],
        ['eggsBenedict', 'Eggs Benedict', '班尼迪克蛋', '班尼迪克蛋', 98],
        ['hamCheese', 'Ham and cheese sandwich', '火腿芝士三文治', '火腿芝士三明治', 62],
        ['granola', 'Yoghurt with granola and fruit', '乳酪麥片配水果', '酸奶麦片配水果', 68],
        ['caesarSalad', 'Caesar salad', '凱撒沙律', '凯撒沙拉', 78],
      ],
    ),
    part(
      ['Cakes', '蛋糕', '蛋糕'],
      [
        ['cheesecake', 'Cheesecake', '芝士蛋糕', '芝士蛋糕', 48],
        ['carrotCake', 'Carrot cake', '甘筍蛋糕', '胡萝卜蛋糕', 46],
        ['croissant', 'Croissant', '牛角包', '可颂', 28],
        ['brownie', 'Chocolate brownie', '朱古力布朗尼', '巧克力布朗尼', 38],
      ],
    ),
  ],
);
