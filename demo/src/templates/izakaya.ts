import { part, template } from './template.ts';

export const IZAKAYA = template(
  'izakaya',
  ['Izakaya', '居酒屋', '居酒屋'],
  [
    part(
      ['Skewers', '串燒', '烤串'],
      [
        ['thigh', 'Chicken thigh skewer', '雞腿肉串燒', '鸡腿肉串', 22],
        ['meatball', 'Chicken meatball skewer', '免治雞肉棒', '鸡肉丸串', 24],
        ['wing', 'Grilled chicken wings', '燒雞翼', '烤鸡翅', 28],
        ['porkBelly', 'Pork belly skewer', '豬腩肉串燒', '五花肉串', 24],
        ['beefTongue', 'Beef tongue skewer', '牛舌串燒', '牛舌串', 38],
        ['shiitake', 'Shiitake mushroom skewer', '冬菇串燒', '香菇串', 20],
      ],
    ),
    part(
      ['Small plates', '小食', '小菜'],
      [
        ['edamame', 'Edamame', '枝豆', '毛豆', 28],
        ['karaage', 'Karaage fried chicken', '唐揚炸雞', '唐扬炸鸡', 58],
        ['gyoza', 'Gyoza dumplings', '煎餃子', '煎饺', 48],
        ['agedashi', 'Agedashi tofu', '揚出豆腐', '炸豆腐', 42],
        ['potatoSalad', 'Potato salad', '薯仔沙律', '土豆沙拉', 38],
        ['sashimi', 'Salmon sashimi', '三文魚刺身', '三文鱼刺身', 88],
      ],
    ),
    part(
      ['To finish', '主食', '主食'],
      [
        ['yakiUdon', 'Yaki udon fried noodles', '炒烏冬', '炒乌冬面', 68],
        ['ochazuke', 'Rice in tea with salmon', '三文魚茶漬飯', '三文鱼茶泡饭', 58],
        ['onigiri', 'Grilled rice ball', '燒飯糰', '烤饭团', 28],
      ],
    ),
    part(
      ['Drinks', '飲品', '饮品'],
      [
        ['beer', 'Draught beer', '生啤', '生啤', 58],
        ['highball', 'Whisky highball', '威士忌梳打', '威士忌苏打', 62],
        ['oolongTea', 'Cold oolong tea', '凍烏龍茶', '冰乌龙茶', 28],
        ['ramune', 'Yuzu soda', '柚子梳打', '柚子苏打', 34],
      ],
    ),
  ],
);
