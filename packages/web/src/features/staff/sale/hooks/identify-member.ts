import type { IdentifyMember, MemberCard, VipLevel } from '@comanda/contract';
import { create } from '../../../../data/calls/connection.ts';
import { readList } from '../../../../data/calls/read-list.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import type { TillMember } from '../state/order-extras.ts';

/** Finds a member by code, telephone number or id, with their level and points. Throws `notFound` (till T3.6). */
export async function identifyMember(by: IdentifyMember): Promise<TillMember> {
  const card = await callAsStaff(() => create<MemberCard>('users/identify', by));
  const levels =
    card.vipLevel === undefined ? [] : await readList<VipLevel>('vipLevels', { _id: card.vipLevel });
  const points = card.points.reduce((sum, { amount }) => sum + amount, 0);
  return { _id: card._id, name: card.name, vipLevel: levels[0], points };
}
