import type {
  OrderDiscount,
  PreviewChangeSet,
  PreviewedCatalogue,
  Product,
  ReadPreview,
  Shop,
} from '@comanda/contract';
import type { CatalogueDocuments } from '@comanda/domain';
import type { Actor, CoreContext } from '../../core/index.ts';
import { CodedError, nextTurn } from '../../lib/index.ts';
import { catalogueOfShop, isAtShop, type Menu } from '../index.ts';
import { closed } from './change-parts.ts';
import { documentsInUseAsOf, ensureLive } from './past-documents.ts';
import { documentsInUse, LIVE } from './present-lists.ts';
import { previewToken, readPreviewToken, type SignedPreview } from './preview-token.ts';
import { ensureEditor } from './rights.ts';
import { readEdits, readSet, type SetRow } from './set-rows.ts';
import { seesShop, visibleEdits } from './visible-edits.ts';

/**
 * Creates the token that opens a shop's guests' menu with the edits of a set that is not published (office B3.8), or as it
 * was at a moment (office B2.9). Throws `forbidden` for a shop that is not the actor's own.
 */
export async function previewSet(
  context: CoreContext,
  { changeSet, shop, asOf }: PreviewChangeSet,
  actor: Actor,
): Promise<SignedPreview> {
  ensureEditor(actor);
  if (!seesShop(actor, shop)) throw new CodedError('forbidden');
  if (asOf !== undefined) ensureLive(changeSet);
  const row = await unpublished(context, changeSet);
  if (context.catalogue.get('shops', shop) === undefined) throw new CodedError('shopNotFound');
  return previewToken(context, { changeSet: row?.id ?? changeSet, shop, asOf });
}

/** Reads the menu that a token opens, with the set's edits as they are now. */
export async function readPreview(context: CoreContext, { token }: ReadPreview): Promise<PreviewedCatalogue> {
  const { changeSet, shop: id, asOf, expiresAt } = readPreviewToken(context, token);
  const documents =
    asOf === undefined
      ? await documentsOfSet(context, changeSet, id)
      : await documentsInUseAsOf(context.read, asOf, nextTurn);
  const shop = rowsOf<Shop>(documents, 'shops').find(({ _id }) => _id === id);
  if (shop === undefined) throw new CodedError('shopNotFound');
  const live = asOf === undefined ? await context.catalogue.load(id) : undefined;
  return { catalogue: catalogueOfShop(shop, menuOf(documents, live, id)), expiresAt };
}

/** Reads the documents with those edits of a set that concern a shop. */
async function documentsOfSet(
  context: CoreContext,
  changeSet: string,
  shop: string,
): Promise<CatalogueDocuments> {
  const row = await unpublished(context, changeSet);
  const edits = row === undefined ? [] : await readEdits(context.read, row.id);
  return documentsInUse(context.read, await visibleEdits(context.read, edits, [shop]));
}

/**
 * Returns the row of a set that is yet to be published; undefined for the open set before its first edit, and for none. Throws
 * `notFound`, or `changeSetClosed`.
 */
async function unpublished({ read }: CoreContext, changeSet: string): Promise<SetRow | undefined> {
  if (changeSet === LIVE) return undefined;
  const row = await readSet(read, changeSet);
  if (row === undefined && changeSet !== 'open') throw new CodedError('notFound');
  if (row?.status === 'published' || row?.status === 'dropped') throw closed(row);
  return row;
}

/** Returns a shop's menu of documents, whose dishes have the stock of the live ones; of a past menu all are there. */
function menuOf(
  documents: CatalogueDocuments,
  live: Menu | undefined,
  shop: string,
): Pick<Menu, 'list' | 'rules'> {
  const here = (list: keyof CatalogueDocuments) =>
    rowsOf<{ readonly shops?: readonly string[] }>(documents, list).filter((row) => isAtShop(row, shop));
  return {
    list: (name) => {
      const rows: readonly unknown[] =
        name === 'products'
          ? rowsOf<Product>(documents, name).map((product) => stocked(product, live))
          : here(name);
      // the cast is sound: the documents are of the list of this name
      return rows as ReturnType<Menu['list']> as never;
    },
    rules: () => here('orderDiscounts') as readonly unknown[] as readonly OrderDiscount[],
  };
}

function stocked(product: Product, live: Menu | undefined): Product {
  if (live === undefined) return { ...product, stock: undefined };
  const known = live.get('products', product._id);
  return known === undefined ? product : { ...product, stock: known.stock };
}

/** Returns the documents of a list as guests read them, without what the office alone does. */
function rowsOf<Row>(documents: CatalogueDocuments, list: keyof CatalogueDocuments): readonly Row[] {
  return (documents[list] ?? []).map((document) => {
    const { version: _version, sources: _sources, ...row } = document;
    // the cast is sound: documents are checked when they are edited
    return row as Row;
  });
}
