import { writeAudit } from '../../audit/index.ts';
import { type Actor, type CoreContext, ensureStaff, isManagement } from '../../core/index.ts';
import { type Reads, statement } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { signTableCode } from './table-code-signature.ts';

/** Signature of a table's code, and the path of the page that the code opens. */
export type SignedTable = { readonly signature: string; readonly path: string };

type Table = { readonly shop: string; readonly viewItem: string };

const versionOf = statement<Table>()((q, p) =>
  q
    .selectFrom('table_codes')
    .select('version')
    .where('shop', '=', p.shop)
    .where('view_item', '=', p.viewItem),
);
const rotate = statement<Table>()((q, p) =>
  q
    .insertInto('table_codes')
    .values({ shop: p.shop, view_item: p.viewItem, version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['shop', 'view_item'])
        .doUpdateSet((row) => ({ version: row('table_codes.version', '+', 1) })),
    )
    .returning('version'),
);

/** Returns how many times a table's code was rotated. */
export async function codeVersion(read: Pick<Reads, 'first'>, table: Table): Promise<number> {
  return (await read.first(versionOf, table))?.version ?? 0;
}

/** Returns the current code of a table. Throws `shopNotFound` or `notFound`. */
export async function tableCode(context: CoreContext, table: Table): Promise<SignedTable> {
  await ensureTable(context, table);
  return signedTable(context, table, await codeVersion(context.read, table));
}

/** Rotates a table's code, which invalidates every printed copy at once. Throws `notFound` or `forbidden`. */
export async function rotateTableCode(
  context: CoreContext,
  viewItem: string,
  actor: Actor,
): Promise<SignedTable> {
  const [item] = await context.catalogue.rows('tableViewItems', [viewItem]);
  if (!item) throw new CodedError('notFound');
  ensureStaff(actor, item.shop);
  if (!isManagement(actor)) throw new CodedError('forbidden');
  const table = { shop: item.shop, viewItem };
  return context.write(async (tx) => {
    const { version = 1 } = (await tx.first(rotate, table)) ?? {};
    await writeAudit(tx, context, actor, {
      shop: item.shop,
      action: 'rotateTableCode',
      entity: viewItem,
      before: { version: version - 1 },
      after: { version },
    });
    return signedTable(context, table, version);
  });
}

async function ensureTable({ catalogue }: CoreContext, { shop, viewItem }: Table): Promise<void> {
  const menu = await catalogue.load(shop);
  if (menu.get('tableViewItems', viewItem) === undefined) throw new CodedError('notFound');
}

function signedTable({ secret }: CoreContext, { shop, viewItem }: Table, version: number): SignedTable {
  const signature = signTableCode(secret, { shop, viewItem, version });
  return { signature, path: `/?${new URLSearchParams({ shop, viewItem, signature })}` };
}
