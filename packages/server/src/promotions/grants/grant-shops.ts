import type { OrderDiscount } from '@comanda/contract';
import { writeAudit } from '../../audit/index.ts';
import type { CoreContext, Manager } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';

/**
 * Returns the shops in which a coupon or gift of a rule counts when this person gives it; undefined means all of them,
 * which only the owner may give. A manager's count in shops that they run: the ones named, else all that the rule has
 * (members G1.1). Throws `forbidden` for another shop's.
 */
export function grantShops(
  { staff }: Manager,
  rule: Pick<OrderDiscount, 'shops'>,
  named: readonly string[] = [],
): string[] | undefined {
  if (staff.role === 'owner') return named.length === 0 ? undefined : [...named];
  if (named.some((shop) => !staff.shops.includes(shop))) throw new CodedError('forbidden');
  const { shops: ofRule = [] } = rule;
  const own = named.length === 0 ? staff.shops : named;
  const shops = own.filter((shop) => ofRule.length === 0 || ofRule.includes(shop));
  if (shops.length === 0) throw new CodedError('forbidden');
  return shops;
}

/** Writes a grant down in the shop where whoever gave it is signed in, and in each where it counts (members G1.3). */
export async function auditGrant(
  tx: Tx,
  context: Pick<CoreContext, 'clock'>,
  actor: Manager,
  grant: { readonly _id: string; readonly shops?: readonly string[] },
  action: 'issueCoupon' | 'issueGift',
): Promise<void> {
  for (const shop of new Set([actor.shop, ...(grant.shops ?? [])]))
    await writeAudit(tx, context, actor, { shop, action, entity: grant._id, after: { ...grant } });
}
