import type { PieceOptions } from './drawing.ts';
import type { Piece } from './pieces.ts';
import { says } from './words.ts';

/** Appearance of a drink in a glass: its filling and colours. */
export interface DrinkLook {
  readonly words: RegExp;
  readonly glass: Extract<Piece, 'iced' | 'marbled' | 'brownSugar' | 'foamCap' | 'slush'>;
  readonly options: PieceOptions;
}

const look = (
  glass: DrinkLook['glass'],
  colour: string,
  foam: string,
  english: string,
  chinese: string,
  more: PieceOptions = {},
): DrinkLook => ({ words: says(english, chinese), glass, options: { colour, foam, cubes: 3, ...more } });

const FIZZ = { cubes: 3, count: 26 } as const;

/** The first look whose words are in the name; the last answers to every name. */
export const DRINK_LOOKS: readonly DrinkLook[] = [
  look('iced', '#3a2416', '#5a3a22', 'herbs? tea|herbal tea', '廿四味|[涼凉]茶'),
  look('brownSugar', '#7d3f12', '#f7e6cb', 'brown sugar|tiger|black sugar|dirty', '黑糖|虎[紋纹]|[髒脏]'),
  look(
    'slush',
    '#ff9d1c',
    '#ffd98a',
    'mango.*(?:smoothie|slush|sago|blend)|(?:smoothie|slush).*mango',
    '芒果.*(?:冰沙|沙冰|西米)|芒果爽|多芒',
  ),
  look(
    'slush',
    '#e8505a',
    '#f9a8a4',
    'strawberry.*(?:smoothie|slush|shake)',
    '(?:士多啤梨|草莓).*(?:冰沙|沙冰|奶昔)',
  ),
  look('slush', '#b497c6', '#e3d2ec', 'taro.*(?:smoothie|slush)', '芋.*(?:冰沙|沙冰)'),
  look(
    'slush',
    '#7a4a2c',
    '#b98a5f',
    'chocolate.*(?:smoothie|shake|frappe)',
    '(?:朱古力|巧克力|可可).*(?:冰沙|沙冰|奶昔)',
  ),
  look(
    'slush',
    '#8fae4e',
    '#cfe09a',
    'matcha.*(?:smoothie|slush|frappe)|avocado',
    '抹茶.*(?:冰沙|沙冰)|牛油果|酪梨',
  ),
  look('slush', '#f4e2bd', '#fffaf0', 'smoothie|slush|frappe|milk ?shake', '冰沙|沙冰|奶昔|雪泥'),
  look(
    'foamCap',
    '#8fae4e',
    '#7f9a37',
    '(?:matcha|green).*(?:cheese|cream|milk cap)|(?:cheese|cream|milk cap).*(?:matcha|green)',
    '抹茶.*(?:芝士|奶[蓋盖])|(?:芝士|奶[蓋盖]).*[抹綠绿]',
  ),
  look(
    'foamCap',
    '#ff9d1c',
    '#e8a33a',
    '(?:mango).*(?:cheese|foam)|(?:cheese|foam).*mango',
    '芝士.*芒|芒.*芝士',
  ),
  look(
    'foamCap',
    '#e05560',
    '#d8413a',
    '(?:strawberry|grape|berry).*(?:cheese|foam)|(?:cheese|foam).*(?:strawberry|grape|berry)',
    '芝士.*(?:莓|葡)|(?:莓|葡|提).*芝士',
  ),
  look(
    'foamCap',
    '#c8752a',
    '#c98a54',
    'cheese|milk (?:foam|cap)|cream(?:y)? (?:cap|top)|sea salt|salted cream|macchiato|einspanner',
    '芝士|起司|奶[蓋盖霜]|[岩海][鹽盐]|雪[頂顶]',
  ),
  look('marbled', '#8fae4e', '#fff6e4', 'matcha', '抹茶'),
  look('marbled', '#b497c6', '#fbf3ec', 'taro|ube|purple', '芋|紫薯'),
  look(
    'marbled',
    '#e8505a',
    '#fff4ec',
    'strawberry.*(?:milk|latte)|(?:milk|latte).*strawberry',
    '(?:士多啤梨|草莓).*(?:奶|拿)',
  ),
  look('marbled', '#f2a03c', '#f6b561', 'thai', '泰式'),
  look(
    'marbled',
    '#6b3d1f',
    '#f3e3cb',
    '(?:chocolate|cocoa|ovaltine|milo|horlicks).*',
    '朱古力|巧克力|可可|阿[華华]田|美[祿禄]|好立克',
  ),
  look(
    'marbled',
    '#8a5430',
    '#f3dfc2',
    'latte|fresh milk|cappuccino|mocha|flat white',
    '[鮮鲜]奶|拿[鐵铁]|[歐欧][蕾]|摩卡',
  ),
  look('iced', '#a5683a', '#d6a873', 'coffee with milk tea|yuenyeung|yuanyang|yin ?yeung', '[鴛鸳][鴦鸯]'),
  look('iced', '#512c16', '#b07a48', 'coffee|americano|cold brew|espresso', '[咖啡]啡|齋啡|斋啡|美式'),
  look('iced', '#cf9f6c', '#f0d3a8', 'malted milk', '[麥麦]芽'),
  look(
    'iced',
    '#4a2414',
    '#7a4a2c',
    'cola|coke|pepsi|root beer|lemon coke',
    '可[樂乐]|[檸柠][樂乐]|忌[廉]?沙示|沙示',
    FIZZ,
  ),
  look('iced', '#d8a58a', '#f3dccb', 'red bean', '[紅红]豆'),
  look('iced', '#e7b6a8', '#fff', 'lychee|peach|rose|guava|pink', '荔枝|桃|玫瑰|芭[樂乐]|番石榴'),
  look(
    'iced',
    '#f0a22a',
    '#ffd98a',
    'mango|orange|passion|pineapple|papaya|fruit tea|carrot',
    '芒果?|橙|百香|[鳳凤]梨|菠[蘿萝]|木瓜|水果茶|[鮮鲜]果|甘[筍笋]',
  ),
  look(
    'iced',
    '#e2463f',
    '#ff9c8a',
    'watermelon|strawberry|hibiscus|roselle|cranberry|tomato|pomegranate',
    '西瓜|士多啤梨|草莓|洛神|蔓越',
  ),
  look(
    'iced',
    '#8a5aa8',
    '#c9a8dc',
    'grape(?!fruit)|blueberry|blackcurrant|ribena|plum|butterfly',
    '葡萄(?!柚)|提子|[藍蓝]莓|利[賓宾][納纳]|酸梅|蝶豆',
  ),
  look('iced', '#e98f6a', '#ffd0b8', 'grapefruit', '葡萄柚|西柚'),
  look(
    'iced',
    '#c8691a',
    '#e6a45a',
    'lemon tea|black tea|ceylon|assam|kumquat tea|winter melon',
    '[紅红]玉|[檸柠](?:檬|柠)?茶|[檸柠]檬?[紅红]茶|[紅红]茶$|[紅红]茶(?!拿|奶|[鮮鲜])|冬瓜|[錫锡][蘭兰]',
  ),
  look(
    'iced',
    '#d9b65a',
    '#f4e2a0',
    'oolong|tie ?guan ?yin|pu.?er|jasmine|green tea|four seasons|alishan|honey|chrysanthemum|ginger|barley|sugar ?cane|aiyu',
    '[東东]方美人|[蕎荞][麥麦]|[烏乌][龍龙]|[鐵铁][觀观]音|普洱|茉莉|[綠绿]茶|四季|青茶|高山|蜂?蜜|菊花|[薑姜]|薏米|甘蔗|[愛爱]玉|翡翠',
  ),
  look(
    'iced',
    '#f3ead2',
    '#fff',
    'yakult|soy ?milk|milk$|fresh milk|coconut|almond|barley|calpis|yogh?urt',
    '多多|[養养][樂乐]多|益力多|豆[漿浆奶]|椰|杏仁|薏|可[爾尔]必思|乳酸|酸奶|牛奶$',
  ),
  look('iced', '#f2dc8e', '#fffbe2', 'lemon water|lemon honey|honey lemon', '[檸柠]檬?[水蜜]'),
  look(
    'iced',
    '#cfe3bd',
    '#fff',
    'lime|soda|sprite|7 ?-?up|tonic|ginger ale|sparkling|lemonade|salted (?:lemon|lime)|cream soda|lemon',
    '青[檸柠]|梳打|[蘇苏]打|雪碧|七喜|[檸柠]七|汽水|[氣气]泡|[檸柠]|金桔|柑桔',
    FIZZ,
  ),
  look('iced', '#f0c14a', '#fff', 'beer|cider', '啤酒', { cubes: 0, count: 60 }),
  look('iced', '#dfe9ea', '#fff', 'water|mineral', '[清礦矿泉開开]水|蒸[餾馏]水', { cubes: 3 }),
  look('iced', '#c58650', '#e9c293', '', '', { cubes: 3 }),
];
