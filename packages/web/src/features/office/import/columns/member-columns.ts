import { MEMBER_PATHS, type MemberPath } from './fields.ts';
import { foldedHeader } from './known-headers.ts';
import { type ColumnTarget, isField, type Mapping } from './map-columns.ts';

/** Headers by the field that they usually mean. */
const HEADERS: { readonly [Path in MemberPath]: string } = {
  email:
    'email, e-mail, mail, email address, 電郵, 電郵地址, 電子郵件, 邮箱, 电邮, 电子邮件, メール, メールアドレス',
  phone:
    'phone, phone number, telephone, tel, mobile, mobile number, 電話, 電話號碼, 手機, 手提, 手提電話, 电话, 电话号码, 手机, 手机号, 手机号码, 電話番号, 携帯電話',
  name: 'name, full name, customer, customer name, member, member name, 姓名, 名稱, 會員, 會員姓名, 客人, 名称, 会员, 会员姓名, 氏名, お名前, 会員名',
  level:
    'level, tier, membership, membership level, vip level, grade, 級別, 等級, 會員級別, 會員等級, 级别, 等级, 会员等级, ランク, 会員ランク',
  points:
    'points, balance, points balance, loyalty points, 積分, 點數, 積分結餘, 积分, 点数, 积分余额, ポイント',
};

const BY_HEADER = new Map(
  MEMBER_PATHS.flatMap((path) =>
    HEADERS[path].split(', ').map((header) => [foldedHeader(header), path] as const),
  ),
);

/** Returns the field of a member that a header usually means. */
export function memberTargetOf(header: string): MemberPath | undefined {
  return BY_HEADER.get(foldedHeader(header));
}

const AN_ADDRESS = /^\S+@\S+\.\S+$/;

/** Returns the mapping of a file of members by the columns' names, and of e-mails by their cells (office B8.4). */
export function mapMemberColumns(header: readonly string[], body: readonly (readonly string[])[]): Mapping {
  const named = header.map((name): ColumnTarget => memberTargetOf(name) ?? 'skip');
  const hasEmail = named.includes('email');
  const addressed = header.findIndex((_name, at) => {
    const cells = body.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
    return named[at] === 'skip' && cells.length > 0 && cells.every((cell) => AN_ADDRESS.test(cell));
  });
  const mapping = named.map((target, at) => (!hasEmail && at === addressed ? 'email' : target));
  return mapping.map((target, at) => (isField(target) && mapping.indexOf(target) < at ? 'ask' : target));
}

/** Returns true for a mapping with which members can be told apart: nothing waits, no field twice, and there is a contact. */
export function isCompleteForMembers(mapping: Mapping): boolean {
  const fields = mapping.filter(isField);
  const identifies = fields.includes('email') || fields.includes('phone');
  return !mapping.includes('ask') && new Set(fields).size === fields.length && identifies;
}
