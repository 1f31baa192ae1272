import type { IdentifyMember, MemberCard } from '@comanda/contract';
import { CodedError } from '../coded-error.ts';
import type { Actor, Members } from '../core.ts';
import type { Workshop } from '../ordering/workshop.ts';
import { readUser, readUserBy } from '../users/user-store.ts';
import { changeUser } from './change-user.ts';
import { ensureMember, userFor } from './member-actor.ts';
import { memberCode, memberOfCode } from './member-code.ts';
import { availablePoints } from './move-points.ts';
import { vipProgress } from './vip-level.ts';

/** Whose bill it is, and who stands at the till. */
export function createMembers(workshop: Workshop): Members {
  return {
    changeUser: (call, actor) => changeUser(workshop, call, actor),
    identify: (call, actor) => identify(workshop, call, actor),
    code: async (actor) => memberCode(workshop, ensureMember(actor)),
    progress: async (user, actor) => vipProgress(workshop.read, workshop, userFor(actor, user)),
  };
}

/** The member whose phone the till has scanned, or whose number it was told. Throws `notFound`. */
async function identify(workshop: Workshop, call: IdentifyMember, actor: Actor): Promise<MemberCard> {
  if (actor.kind !== 'staff') throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
  const id = 'code' in call ? memberOfCode(workshop, call.code) : undefined;
  const user =
    'phone' in call
      ? await readUserBy(workshop.read, { field: 'phone', value: call.phone })
      : id === undefined
        ? undefined
        : await readUser(workshop.read, id);
  if (user?.status !== 'active') throw new CodedError('notFound');
  const { _id, name, avatar, status, vipLevel } = user;
  const points = await availablePoints(workshop.read, workshop, { user: _id, shop: actor.shop });
  return { _id, name, avatar, status, vipLevel, points };
}
