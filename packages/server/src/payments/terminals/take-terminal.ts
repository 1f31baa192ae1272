import type { Terminal } from '@comanda/contract';
import type { Actor } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { lockFreeTerminal, terminalsOf } from './terminal-store.ts';

/**
 * Returns the terminal that a payment is made at, which takes no other until this one ends: a kiosk's own, or that which
 * staff chose, else that of their device, else the shop's only one. Throws `deviceNeeded` for callers without a paired
 * device and for those without a terminal, and `terminalBusy` (payments M5.5).
 */
export async function takeTerminal(
  tx: Tx,
  actor: Actor,
  wanted: {
    readonly shop: string;
    readonly account: string | undefined;
    readonly terminal: string | undefined;
  },
): Promise<Terminal> {
  const device = deviceOf(actor, wanted.shop);
  if (device === undefined) throw new CodedError('deviceNeeded');
  const usable = (await terminalsOf(tx, wanted.shop)).filter(({ account }) => account === wanted.account);
  const own = usable.find(({ devices }) => devices.includes(device));
  const terminal = actor.kind === 'device' ? own : chosen(usable, own, wanted.terminal);
  const isAnother = wanted.terminal !== undefined && wanted.terminal !== terminal?._id;
  if (terminal === undefined || isAnother) throw new CodedError('deviceNeeded', { because: 'noTerminal' });
  await lockFreeTerminal(tx, terminal._id);
  return terminal;
}

function chosen(
  usable: readonly Terminal[],
  own: Terminal | undefined,
  id: string | undefined,
): Terminal | undefined {
  if (id !== undefined) return usable.find(({ _id }) => _id === id);
  return own ?? (usable.length === 1 ? usable[0] : undefined);
}

/** Returns the paired device of a caller in this shop. */
function deviceOf(actor: Actor, shop: string): string | undefined {
  const isPaired = (actor.kind === 'device' || actor.kind === 'staff') && actor.shop === shop;
  return isPaired ? actor.device : undefined;
}
