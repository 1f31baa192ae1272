/** Pairs of a traditional character and its simplified form: those that menus use. */
const PAIRS =
  '麵面麪面麥麦飯饭湯汤雞鸡鷄鸡鴨鸭鵝鹅魚鱼蝦虾蠔蚝貝贝鮑鲍鮮鲜鰻鳗鱈鳕鮭鲑鮪鲔燒烧燉炖燴烩燜焖滷卤鹵卤醬酱醃腌鹹咸薑姜蔥葱蘿萝蔔卜葉叶筍笋莧苋莖茎蒓莼蘆芦薈荟蘋苹檸柠橘桔鳳凤紅红綠绿黃黄藍蓝烏乌' +
  '凍冻熱热涼凉溫温淨净豬猪腸肠腎肾腦脑頸颈腳脚塊块條条絲丝顆颗個个隻只盤盘鍋锅盞盏雙双單单兩两幾几餃饺餛馄飩饨餡馅餅饼饅馒糰团團团圓圆糧粮飲饮漿浆滾滚瀨濑濃浓釀酿釅酽蓋盖蓮莲雲云魷鱿鰂鲗鯪鲮鱸鲈' +
  '鯛鲷蝸蜗龍龙鳥鸟鴿鸽鵪鹌鶉鹑嶺岭臺台灣湾東东爐炉煙烟燻熏薰熏乾干鬆松軟软鹽盐煉炼豐丰營营養养點点選选揀拣聖圣節节禮礼華华國国風风廣广樣样種种類类齋斋檳槟買买賣卖贈赠員员價价錢钱優优號号組组備备' +
  '幹干後后裡里裏里著着製制複复發发貓猫獅狮頭头蟲虫馬马鈴铃薺荠蕎荞參参耆芪歸归';

/** Simplified forms of traditional characters, so that a keyword in one script finds names in the other. */
export const SIMPLIFIED: ReadonlyMap<string, string> = pairsOf(Array.from(PAIRS));

function pairsOf(characters: readonly string[]): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (let at = 0; at + 1 < characters.length; at += 2)
    pairs.set(characters[at] ?? '', characters[at + 1] ?? '');
  return pairs;
}
