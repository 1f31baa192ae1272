import type { ChangeTerminal, CreateTerminal, Terminal } from '@comanda/contract';
import { mailPayee, staffNameOf } from '../../accounts/stores/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { shopOf } from '../../catalogue/availability/index.ts';
import { type Actor, type CoreContext, ensureStaff } from '../../core/index.ts';
import { type Builder, type Listed, readDocumentList, type ShopListQuery, type Tx } from '../../db/index.ts';
import { CodedError, instantNow, newId } from '../../lib/index.ts';
import { findAccount } from '../accounts/index.ts';
import {
  ensureOwnReader,
  insertTerminal,
  lockFreeTerminal,
  readTerminal,
  removeTerminal,
  saveTerminal,
  terminalsOf,
} from './terminal-store.ts';

/** The card terminals of the shops (payments M5.5); the policy table lets only owners change them. */
export type Terminals = {
  /** Lists the terminals of a shop for its staff. */
  find(query: ShopListQuery, actor: Actor): Promise<Listed<Terminal>>;
  /** Returns the accounts that a device without staff can charge at terminals of its own; undefined for other callers. */
  ownAccounts(actor: Actor): Promise<ReadonlySet<string> | undefined>;
  /** Throws `shopNotFound`, `badRequest` for an account of another shop, and `inUse` for a reader of another terminal. */
  create(call: CreateTerminal, actor: Actor): Promise<Terminal>;
  /** Throws `notFound`, `terminalBusy`, and as `create`. */
  change(id: string, call: ChangeTerminal, actor: Actor): Promise<Terminal>;
  /** Throws `notFound` and `terminalBusy`. */
  remove(id: string, actor: Actor): Promise<Terminal>;
};

const MAX_ROWS = 200;
const FIELDS = { _id: 'id', shop: 'shop', account: 'account' };

/** Creates the calls for card terminals. */
export function createTerminals(context: CoreContext): Terminals {
  return {
    async find(query, actor) {
      ensureStaff(actor, query.shop);
      const from = (q: Builder) => q.selectFrom('terminals').where('shop', '=', query.shop);
      const order = [{ field: '_id', direction: 1 }] as const;
      return readDocumentList(context.read, { from, fields: FIELDS, order, maxRows: MAX_ROWS }, query);
    },
    async ownAccounts(actor) {
      if (actor.kind !== 'device') return undefined;
      const own = (await terminalsOf(context.read, actor.shop)).filter(({ devices }) =>
        devices.some((device) => device === actor.device),
      );
      return new Set(own.map(({ account }) => account));
    },
    async create(call, actor) {
      shopOf(context, call.shop);
      const now = instantNow(context.clock);
      const terminal: Terminal = { ...call, _id: newId(context.clock), createdAt: now, updatedAt: now };
      return context.write(async (tx) => {
        await ensureUsable(tx, terminal);
        await insertTerminal(tx, terminal);
        await audit(tx, context, actor, 'createTerminal', { after: terminal });
        return terminal;
      });
    },
    async change(id, call, actor) {
      return context.write(async (tx) => {
        const before = await readTerminal(tx, id);
        const terminal = { ...before, ...call, updatedAt: instantNow(context.clock) };
        const isOther = terminal.reader !== before.reader || terminal.account !== before.account;
        // a payment that is open at it would be cancelled at the wrong one
        if (isOther) await lockFreeTerminal(tx, id);
        await ensureUsable(tx, terminal);
        await saveTerminal(tx, terminal);
        await audit(tx, context, actor, 'changeTerminal', { before, after: terminal });
        return terminal;
      });
    },
    async remove(id, actor) {
      return context.write(async (tx) => {
        const before = await readTerminal(tx, id);
        await lockFreeTerminal(tx, id);
        await removeTerminal(tx, id);
        await audit(tx, context, actor, 'removeTerminal', { before });
        return before;
      });
    },
  };
}

/** Throws `badRequest` for an account that is none of the shop, and `inUse` for a reader that another terminal has. */
async function ensureUsable(tx: Tx, terminal: Terminal): Promise<void> {
  const account = await findAccount(tx, terminal.account);
  const isOfShop = account?.shops === undefined || account.shops.includes(terminal.shop);
  if (account === undefined || !isOfShop)
    throw new CodedError('badRequest', { problems: [{ field: '/account', rule: 'value' }] });
  await ensureOwnReader(tx, terminal);
}

async function audit(
  tx: Tx,
  context: CoreContext,
  actor: Actor,
  action: 'createTerminal' | 'changeTerminal' | 'removeTerminal',
  change: { readonly before?: Terminal; readonly after?: Terminal },
): Promise<void> {
  const { shop, _id: entity } = change.after ?? change.before ?? { shop: '', _id: '' };
  await writeAudit(tx, context, actor, { shop, action, entity, ...change });
  const { before, after } = change;
  if (after === undefined || after.account === before?.account) return;
  const account = await findAccount(tx, after.account);
  const now = account?.name ?? after.account;
  await mailPayee(tx, context, { shops: [shop], method: after.name, now, by: staffNameOf(actor) });
}
