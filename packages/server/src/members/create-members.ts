import type {
  ChangeUser,
  IdentifyMember,
  ImportedMembers,
  ImportMembers,
  MemberCard,
  MemberCode,
  TableSession,
  VipProgress,
} from '@comanda/contract';
import type { AuthGuards } from '../accounts/attempt-limiter/index.ts';
import { parsePhone, readUser, readUserBy } from '../accounts/stores/index.ts';
import { type Actor, type CoreContext, ensureMember, userFor } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { vipProgress } from '../promotions/levels/index.ts';
import { availablePoints } from '../promotions/points/index.ts';
import { changeUser } from './change-user.ts';
import { importMembers } from './import-members.ts';
import { isKiosk } from './is-kiosk.ts';
import { memberCode, memberOfCode, memberProof } from './member-code.ts';

export type Members = {
  changeUser(call: ChangeUser, actor: Actor, address?: string): Promise<TableSession>;
  /** Returns the member with a code, telephone number or id, for the till; with a code for a kiosk. Throws `notFound`. */
  identify(call: IdentifyMember, actor: Actor): Promise<MemberCard>;
  /** Returns the caller's own code, valid for five minutes. */
  code(actor: Actor): Promise<Pick<MemberCode, 'code' | 'expiresAt'>>;
  progress(user: string, actor: Actor): Promise<VipProgress>;
  /** Compares or stores members of a file, for the owner. */
  import(call: ImportMembers, actor: Actor): Promise<ImportedMembers>;
};

/** Creates the assignment of bills to members and their identification at the till. */
export function createMembers(context: CoreContext, guards: Pick<AuthGuards, 'attemptLimiter'>): Members {
  return {
    changeUser: (call, actor, address = '') => changeUser(context, guards, call, { actor, address }),
    identify: (call, actor) => identify(context, call, actor),
    code: async (actor) => memberCode(context, ensureMember(actor)),
    import: (call, actor) => importMembers(context, call, actor),
    progress: async (user, actor) => vipProgress(context.read, context, userFor(actor, user)),
  };
}

async function identify(context: CoreContext, call: IdentifyMember, actor: Actor): Promise<MemberCard> {
  if (actor.kind !== 'staff' && !isKiosk(actor))
    throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
  // neither a number nor an id is a proof of who stands at a kiosk
  if (isKiosk(actor) && !('code' in call)) throw new CodedError('forbidden');
  const user = await userOf(context, call, actor.shop);
  if (user?.status !== 'active') throw new CodedError('notFound');
  const { _id, name, avatar, status, vipLevel } = user;
  const points = await availablePoints(context.read, context, { user: _id, shop: actor.shop });
  const proof = isKiosk(actor) ? memberProof(context, { user: _id, device: actor.device }) : undefined;
  return { _id, name, avatar, status, vipLevel, points, ...(proof !== undefined && { proof }) };
}

async function userOf(context: CoreContext, call: IdentifyMember, shop: string) {
  if ('phone' in call) return userOfPhone(context, call.phone, shop);
  const id = 'code' in call ? memberOfCode(context, call.code) : call.user;
  return id === undefined ? undefined : readUser(context.read, id);
}

async function userOfPhone(context: CoreContext, text: string, shop: string) {
  const value = parsePhone(text, context.catalogue, shop);
  return value === undefined ? undefined : readUserBy(context.read, { field: 'phone', value });
}
