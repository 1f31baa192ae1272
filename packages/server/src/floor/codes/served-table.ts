import type { NewSession, Shop, TableViewItem } from '@comanda/contract';
import type { Actor, CoreContext } from '../../core/index.ts';
import type { Reads } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { isTableCode } from './table-code-signature.ts';
import { codeVersion } from './table-codes.ts';

type ServedOrder = Pick<NewSession, 'type' | 'viewItem' | 'signature'>;

/**
 * Returns the table to which an order without a table is served: that of the code which the guest has scanned, or that
 * which staff or a kiosk name. Throws `tableCodeNeeded` for a guest's phone without a code where the shop asks for one,
 * `fixedCodeTableInvalid` for a table of another shop or an invalid signature, `badRequest` for other order types.
 */
export async function servedTable(
  read: Pick<Reads, 'first'>,
  { catalogue, secret }: Pick<CoreContext, 'catalogue' | 'secret'>,
  shop: Shop,
  { type, viewItem: id, signature = '' }: ServedOrder,
  actor: Actor,
): Promise<TableViewItem | undefined> {
  const isPhone = isGuestsPhone(actor, shop._id);
  if (id === undefined) {
    const isAsked = type === 'dineInNoTable' && shop.onlineDineInNoTableEnabledFixedCode === true;
    if (isAsked && isPhone) throw new CodedError('tableCodeNeeded');
    return undefined;
  }
  if (type !== 'dineInNoTable')
    throw new CodedError('badRequest', { problems: [{ field: '/session/viewItem', rule: 'type' }] });
  const viewItem = catalogue.menu(shop._id).get('tableViewItems', id);
  if (viewItem === undefined) throw new CodedError('fixedCodeTableInvalid');
  if (isPhone) {
    const table = { shop: shop._id, viewItem: id };
    const version = await codeVersion(read, table);
    if (!isTableCode(secret, { ...table, version }, signature)) throw new CodedError('fixedCodeTableInvalid');
  }
  return viewItem;
}

/** Returns true for guests who order with a phone of theirs, false for staff and for a kiosk of the shop. */
function isGuestsPhone(actor: Actor, shop: string): boolean {
  if (actor.kind === 'device') return actor.shop !== shop;
  return actor.kind === 'guest' || actor.kind === 'member' || actor.kind === 'integration';
}
