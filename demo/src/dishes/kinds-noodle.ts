import type { Base } from './bases.ts';
import { type Kind, savoury, whole } from './kind.ts';
import type { Recipe } from './recipe.ts';
import { says } from './words.ts';

const bowl = (...base: readonly Base[]): Recipe => ({ vessel: 'bowl', base });
const plate = (...base: readonly Base[]): Recipe => ({ vessel: 'plate', base });

/** Congee and noodles of every width; the particular ones come before the general. */
export const NOODLES: readonly Kind[] = [
  savoury(says('oyster (?:vermicelli|mee sua|noodle)|mee sua|misua', '[麵面][線线]'), {
    vessel: 'bowl',
    base: ['thickSoup', 'brownVermicelli'],
    on: [
      ['oyster', 78, 84, 10, 1.1],
      ['oyster', 124, 82, 60, 1.1],
      ['oyster', 84, 122, 20, 1],
      ['intestine', 118, 116],
      ['intestine', 100, 132],
      ['coriander', 102, 100, 10, 1],
    ],
  }),
  savoury(says('congee|porridge', '粥'), bowl('congee')),
  savoury(says('macaroni', '通[粉心]'), bowl('clearSoup', 'macaroni')),
  savoury(says('baked.*(?:spaghetti|pasta)', '焗.*意粉|意粉.*焗'), {
    vessel: 'oval',
    on: [['creamPool', 100, 100]],
  }),
  savoury(says('bolognese', '肉[醬酱]意|肉[醬酱].*[麵面]'), {
    vessel: 'plate',
    base: ['spaghetti'],
    on: [
      ['tomatoPool', 100, 100, 0, 0.42],
      ['minced', 100, 100, 0, 1.2],
      ['basil', 104, 96],
    ],
  }),
  savoury(says('spaghetti|pasta|linguine', '意粉|意大利[麵粉面]|[義义]大利[麵面]'), plate('spaghetti')),
  savoury(
    says('singapore.*(?:vermicelli|noodle)|fried (?:rice )?vermicelli', '星洲|炒米粉?'),
    plate('friedVermicelli'),
  ),
  savoury(
    says(
      '(?:stir(?:-| )?)?fried.*ho ?fun|beef (?:chow fun|ho ?fun)|chow fun|fried flat',
      '[炒干乾].{0,3}河|炒.*粿[條条]',
    ),
    {
      vessel: 'plate',
      base: ['hofun'],
      on: [
        ['sprout', 74, 130, 30],
        ['sprout', 134, 74, -20],
        ['sprout', 130, 128, 80],
      ],
    },
  ),
  savoury(
    says(
      'chow mein|(?:stir(?:-| )?)?fried.*(?:noodle|udon)|crispy noodle',
      '炒[麵面]|炒.*[麵面](?!包)|炒[烏乌]冬',
    ),
    { vessel: 'plate', base: ['friedNoodles'], on: [['sprout', 104, 98]] },
  ),
  savoury(
    says(
      '(?:lo mein|tossed|dry|sesame|cold|scallion oil).*noodle|lo mein|noodle.*(?:tossed|dry)',
      '[撈捞乾干拌涼凉][^飯饭]{0,3}[麵面]|[撈捞]丁',
    ),
    { vessel: 'plate', base: ['friedVermicelli'] },
  ),
  savoury(says('ho ?fun|rice noodle|pho|kway teow', '河|[粿瀨濑]'), bowl('clearSoup', 'riceSheets')),
  savoury(
    says('vermicelli|mai fun|rice stick|glass noodle|mixian', '米粉|米[線线]|檬粉|冬粉|粉[絲丝]'),
    bowl('clearSoup', 'vermicelli'),
  ),
  savoury(says('udon', '[烏乌]冬|[烏乌][龍龙][麵面]'), bowl('clearSoup', 'wideNoodles')),
  savoury(says('tomato.*noodle', '番茄.*[麵面](?!包)'), bowl('tomatoSoup', 'curly')),
  savoury(says('satay.*noodle', '沙[嗲茶].*[麵面](?!包)'), bowl('satay', 'curly')),
  savoury(says('curry.*noodle|laksa', '咖[喱哩].*[麵面](?!包)|喇沙|叻沙'), bowl('curry', 'curly')),
  whole(
    says(
      '(?:taiwan(?:ese)?|braised|spicy|red|hong ?shao) .*beef.*noodle|beef noodle soup',
      '(?:[紅红][燒烧]|台式|台[灣湾]|麻辣|川味).*牛肉[麵面]|^.*牛肉[麵面]$',
    ),
    {
      vessel: 'bowl',
      ware: 'celadon',
      base: ['darkSoup', 'wideNoodles'],
      on: [
        ['brisket', 118, 78, 15, 1.2],
        ['brisket', 138, 104, 70, 1.15],
        ['brisket', 106, 108, -20, 1.2],
        ['brisket', 124, 134, 25, 1.1],
        ['pickle', 72, 122, 0, 0.9],
        ['scallion', 116, 98],
        ['bokchoy', 70, 84, -50, 0.95],
      ],
    },
  ),
  savoury(
    says(
      'instant noodle|cup noodle|demae|ramen',
      '公仔[麵面]|出前一丁|即食[麵面]|丁[麵面]|拉[麵面]|泡[麵面]',
    ),
    bowl('clearSoup', 'curly'),
  ),
  savoury(
    says(
      'wonton.*noodle|egg noodle|thin noodle|shrimp roe',
      '[雲云]吞[麵面]|[鮮鲜][蝦虾].*[麵面]|幼[麵面]|蛋[麵面]|全蛋',
    ),
    bowl('clearSoup', 'thinNoodles'),
  ),
  savoury(says('beef brisket.*noodle|brisket noodle', '牛腩[麵面]|腩.*[麵面]'), bowl('brownSoup', 'noodles')),
  savoury(
    says('knife.*noodle|wide noodle|thick noodle|yang ?chun', '刀削|粗[麵面]|[陽阳]春'),
    bowl('clearSoup', 'wideNoodles'),
  ),
  savoury(says('noodle|mein', '[麵面](?![包線线粉])'), bowl('brownSoup', 'noodles')),
];
