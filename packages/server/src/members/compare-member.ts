import { type ImportedMember, isEmail, type MemberRow } from '@comanda/contract';
import { foldedText, LANGUAGE_FIELDS } from '@comanda/domain';
import { parsePhone, readUserBy } from '../accounts/stores/index.ts';
import type { CoreContext } from '../core/index.ts';
import type { Reads, StoredUser } from '../db/index.ts';
import { availablePoints, pointShop } from '../promotions/points/index.ts';

type Problem = NonNullable<ImportedMember['problem']>;
type Change = NonNullable<ImportedMember['changes']>[number];

/** A row in the terms of members: e-mail in lower case, telephone number in E.164, the id of its level. */
export type GivenMember = {
  readonly email?: string;
  readonly phone?: string;
  readonly name?: string;
  readonly vipLevel?: string;
  readonly points?: number;
};

/** A row beside the member that it is about; `found` is absent of one who would be new. */
export type ComparedMember =
  | { readonly problem: Problem; readonly given?: never }
  | {
      readonly problem?: never;
      readonly given: GivenMember;
      readonly found?: StoredUser;
      readonly changes: readonly Change[];
    };

export type CompareSettings = { readonly shop: string; readonly setsPoints: boolean };

/** Compares a row of a file with the member who has its e-mail or telephone number (office B8.4). */
export async function compareMember(
  read: Reads,
  context: CoreContext,
  row: MemberRow,
  settings: CompareSettings,
): Promise<ComparedMember> {
  const given = givenMember(context, row, settings.shop);
  if (typeof given === 'string') return { problem: given };
  const { email, phone } = given;
  const byEmail = email === undefined ? undefined : await readUserBy(read, { field: 'email', value: email });
  const byPhone = phone === undefined ? undefined : await readUserBy(read, { field: 'phone', value: phone });
  const found = byEmail ?? byPhone;
  if (found === undefined) return { given, changes: changesOf(given, {}) };
  const problem = problemWith(given, found, byPhone);
  if (problem !== undefined) return { problem };
  const points = settings.setsPoints
    ? await balanceOf(read, context, found._id, settings.shop)
    : given.points;
  return { given, found, changes: changesOf(given, { ...found, points }) };
}

/** Returns the points of a member that count where a file's do: in the shop, or in all. */
export async function balanceOf(
  read: Reads,
  context: CoreContext,
  user: string,
  shop: string,
): Promise<number> {
  const scope = pointShop(context, shop) ?? 'all';
  const balances = await availablePoints(read, context, { user });
  return balances.find(({ _id }) => _id === scope)?.amount ?? 0;
}

/** Reads a row; returns the reason for which it is refused instead where it has one. */
function givenMember(context: CoreContext, row: MemberRow, shop: string): GivenMember | Problem {
  const [email, phoneText, name, level] = [row.email, row.phone, row.name, row.level].map(
    (text) => text?.trim() || undefined,
  );
  if (email === undefined && phoneText === undefined) return 'contactMissing';
  if (email !== undefined && !isEmail(email)) return 'notEmail';
  const phone = phoneText === undefined ? undefined : parsePhone(phoneText, context.catalogue, shop);
  if (phoneText !== undefined && phone === undefined) return 'notPhone';
  const vipLevel = level === undefined ? undefined : levelNamed(context, level);
  if (level !== undefined && vipLevel === undefined) return 'unknownLevel';
  return {
    ...(email !== undefined && { email: email.toLowerCase() }),
    ...(phone !== undefined && { phone }),
    ...(name !== undefined && { name }),
    ...(vipLevel !== undefined && { vipLevel }),
    ...(row.points !== undefined && { points: row.points }),
  };
}

/** Returns the id of the one level with an id or name. */
function levelNamed({ catalogue }: CoreContext, text: string): string | undefined {
  const levels = catalogue.list('vipLevels');
  const wanted = foldedText(text);
  const named = levels.filter(({ name }) =>
    LANGUAGE_FIELDS.some((field) => foldedText(name[field] ?? '') === wanted),
  );
  const byId = levels.find(({ _id }) => _id === text);
  return byId?._id ?? (named.length === 1 ? named[0]?._id : undefined);
}

/** Returns the reason for which a row may not change the member it is about: contacts are theirs to change. */
function problemWith(
  { email, phone }: GivenMember,
  found: StoredUser,
  byPhone: StoredUser | undefined,
): Problem | undefined {
  if (byPhone !== undefined && byPhone._id !== found._id) return 'twoMembers';
  if (found.status !== 'active') return 'memberDisabled';
  if (email !== undefined && found.email !== undefined && found.email !== email) return 'otherEmail';
  if (phone !== undefined && found.phone !== undefined && found.phone !== phone) return 'otherPhone';
  return undefined;
}

/** Returns the values that a row would set, beside those that are there. */
function changesOf(given: GivenMember, now: Partial<GivenMember>): readonly Change[] {
  const values = [
    ['email', now.email, given.email],
    ['phone', now.phone, given.phone],
    ['name', now.name, given.name],
    ['level', now.vipLevel, given.vipLevel],
    // nobody new has points
    ['points', now.points, given.points === 0 && now.points === undefined ? undefined : given.points],
  ] as const;
  return values.flatMap(([field, was, value]) =>
    value === undefined || value === was
      ? []
      : [{ field, ...(was !== undefined && { was: String(was) }), value: String(value) }],
  );
}
