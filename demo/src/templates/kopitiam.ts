import { part, template } from './template.ts';

export const KOPITIAM = template(
  'kopitiam',
  ['Kopitiam', '南洋咖啡店', '南洋咖啡店'],
  [
    part(
      ['Toast & eggs', '多士・蛋', '吐司·鸡蛋'],
      [
        ['kayaToast', 'Kaya butter toast', '咖央牛油多士', '咖椰牛油吐司', 18],
        ['softEggs', 'Soft-boiled eggs', '半熟蛋', '半熟蛋', 16],
        ['frenchToastKaya', 'French toast with kaya', '咖央西多士', '咖椰法式吐司', 26],
      ],
    ),
    part(
      ['Rice & noodles', '飯麵', '饭面'],
      [
        ['nasiLemak', 'Nasi lemak', '椰漿飯', '椰浆饭', 42],
        ['chickenRice', 'Hainanese chicken rice', '海南雞飯', '海南鸡饭', 45],
        ['laksa', 'Laksa noodles', '叻沙麵', '叻沙面', 48],
        ['charKwayTeow', 'Char kway teow', '炒粿條', '炒粿条', 46],
        ['meeGoreng', 'Mee goreng fried noodles', '馬來炒麵', '马来炒面', 44],
        ['nasiGoreng', 'Nasi goreng fried rice', '印尼炒飯', '印尼炒饭', 44],
      ],
    ),
    part(
      ['Drinks', '飲品', '饮品'],
      [
        ['kopi', 'Kopi coffee', '咖啡', '咖啡', 14],
        ['kopiC', 'Kopi C, coffee with evaporated milk', '淡奶咖啡', '淡奶咖啡', 16],
        ['teh', 'Teh, tea with condensed milk', '煉奶紅茶', '炼奶红茶', 14],
        ['tehTarik', 'Teh tarik, pulled milk tea', '拉茶', '拉茶', 18],
        ['milo', 'Iced chocolate malt', '凍麥芽朱古力', '冰麦芽巧克力', 20],
        ['limeJuice', 'Lime juice', '酸柑汁', '酸柑汁', 18],
      ],
    ),
  ],
);
