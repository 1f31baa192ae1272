import type { OrderDiscount } from '@comanda/contract';
import { writeAudit } from '../../audit/index.ts';
import type { CoreContext, Manager } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';

/**
 * Returns the shops in which a coupon or gift is valid when a manager grants it: of the shops that they run, the ones
 * named or else all of the rule's (members G1.1). Undefined means all shops, which only the owner may grant. Throws
 * `forbidden` for other shops.
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

/** Audits a grant in the shop that the actor is signed in to, and in each shop where it is valid (members G1.3). */
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
