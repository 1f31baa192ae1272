import type { Reward, VipLevel } from '@comanda/contract';
import { ARCHIVED_AT, type Language, matchesKeyword } from '@comanda/domain';
import { newRequestId } from '../../../../lib/request-id.ts';
import type { DraftedDocument } from '../../changes/index.ts';
import { firstName } from '../../fields/index.ts';
import { missingNames } from '../../menu/index.ts';

export type DraftedLevel = DraftedDocument<VipLevel>;
export type DraftedReward = DraftedDocument<Reward>;
type Named = DraftedDocument<{ readonly name: VipLevel['name']; readonly archivedAt?: string }>;

/** The lists that a page of members' rewards shows. */
export type Shown = {
  readonly isArchiveShown: boolean;
  readonly isMissing: boolean;
  readonly text: string;
  /** The languages in which a name is missed. */
  readonly offered?: readonly Language[];
};

/** Returns the documents of the archive, or the others, that have the words, and lack a name if only those are asked for. */
export function shownOf<Each extends Named>(
  all: readonly Each[],
  { isArchiveShown, isMissing, text, offered }: Shown,
): readonly Each[] {
  return all.filter(
    (each) =>
      (each.now[ARCHIVED_AT] !== undefined) === isArchiveShown &&
      matchesKeyword(each.now, text) &&
      (!isMissing || missingNames(each, offered).length > 0),
  );
}

/** Returns levels as members climb them: by points, then those that are given by hand. */
export function inLevelOrder(levels: readonly DraftedLevel[]): readonly DraftedLevel[] {
  const rank = ({ now }: DraftedLevel) => now.minPoints ?? Number.POSITIVE_INFINITY;
  return [...levels].sort((one, other) => (rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0));
}

/** Returns the rewards of a shop as its guests see them: the cheapest first. */
export function inRewardOrder(rewards: readonly DraftedReward[], shop: string): readonly DraftedReward[] {
  return rewards
    .filter(({ now: { shops = [] } }) => shops.length === 0 || shops.some((id) => id === shop))
    .sort((one, other) => one.now.points - other.now.points);
}

/** Returns a new level, given by hand, which takes nothing off. */
export function newLevel(name: string): VipLevel {
  return { _id: newRequestId(), name: firstName(name), orderDiscount: 1 };
}

/** Returns a new reward of a shop, which is off. */
export function newReward(shop: string, name: string, coupon: string): Reward {
  return {
    _id: newRequestId(),
    name: firstName(name),
    points: 100,
    coupon,
    shops: [shop],
    status: 'disabled',
  };
}
