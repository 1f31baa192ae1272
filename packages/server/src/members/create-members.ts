import type {
  ChangeUser,
  IdentifyMember,
  MemberCard,
  MemberCode,
  TableSession,
  VipProgress,
} from '@comanda/contract';
import { parsePhone, readUser, readUserBy } from '../accounts/stores/index.ts';
import { type Actor, type CoreContext, ensureMember, userFor } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { vipProgress } from '../promotions/levels/index.ts';
import { availablePoints } from '../promotions/points/index.ts';
import { changeUser } from './change-user.ts';
import { isKiosk } from './is-kiosk.ts';
import { memberCode, memberOfCode } from './member-code.ts';

export type Members = {
  changeUser(call: ChangeUser, actor: Actor): Promise<TableSession>;
  /** Returns the member with a code or telephone number, for the till; with a code for a kiosk. Throws `notFound`. */
  identify(call: IdentifyMember, actor: Actor): Promise<MemberCard>;
  /** Returns the caller's own code, valid for five minutes. */
  code(actor: Actor): Promise<Pick<MemberCode, 'code' | 'expiresAt'>>;
  progress(user: string, actor: Actor): Promise<VipProgress>;
};

/** Creates the assignment of bills to members and their identification at the till. */
export function createMembers(context: CoreContext): Members {
  return {
    changeUser: (call, actor) => changeUser(context, call, actor),
    identify: (call, actor) => identify(context, call, actor),
    code: async (actor) => memberCode(context, ensureMember(actor)),
    progress: async (user, actor) => vipProgress(context.read, context, userFor(actor, user)),
  };
}

async function identify(context: CoreContext, call: IdentifyMember, actor: Actor): Promise<MemberCard> {
  if (actor.kind !== 'staff' && !isKiosk(actor))
    throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
  // a number is no proof of who stands at a kiosk
  if (isKiosk(actor) && 'phone' in call) throw new CodedError('forbidden');
  const id = 'code' in call ? memberOfCode(context, call.code) : undefined;
  const user =
    'phone' in call
      ? await userOfPhone(context, call.phone, actor.shop)
      : id === undefined
        ? undefined
        : await readUser(context.read, id);
  if (user?.status !== 'active') throw new CodedError('notFound');
  const { _id, name, avatar, status, vipLevel } = user;
  const points = await availablePoints(context.read, context, { user: _id, shop: actor.shop });
  return { _id, name, avatar, status, vipLevel, points };
}

async function userOfPhone(context: CoreContext, text: string, shop: string) {
  const value = parsePhone(text, context.catalogue, shop);
  return value === undefined ? undefined : readUserBy(context.read, { field: 'phone', value });
}
