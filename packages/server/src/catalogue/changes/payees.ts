import { FALLBACK_LANGUAGE, nameIn } from '@comanda/contract';
import {
  ARCHIVED_AT,
  type Edit,
  type Json,
  type JsonObject,
  type LocalizedText,
  WHOLE,
} from '@comanda/domain';
import { ensureLogInProof } from '../../accounts/log-ins/index.ts';
import { mailPayee } from '../../accounts/stores/index.ts';
import { writeAudit } from '../../audit/index.ts';
import type { Unit } from './change-parts.ts';
import type { ChangedDocument } from './changed-documents.ts';

/** The fields of a way to pay that say where its money goes. */
const PAYEE_FIELDS = ['shop', 'provider', 'account', 'qr'] as const;
/** Providers whose money staff take in: it goes nowhere but into the shop's own hands. */
const TAKEN_BY_STAFF: ReadonlySet<Json | undefined> = new Set(['cash', 'counter', 'manual']);

/**
 * Returns true if an edit says where guests' money goes: it changes the shop, provider, account or bank code of a way to
 * pay, makes one whose money goes to an account, or brings an archived one back. Only owners may make it (office B6.1).
 */
export function isPayeeEdit({ list, path, value }: Edit): boolean {
  if (list !== 'paymentMethods') return false;
  if (path === ARCHIVED_AT) return value === undefined;
  // the cast is sound: the whole of a document is an object
  if (path === WHOLE) return payeeOf(value as JsonObject | undefined) !== undefined;
  return PAYEE_FIELDS.some((field) => path === field || path.startsWith(`${field}.`));
}

/** Throws unless whoever publishes or schedules edits that say where money goes has just entered their password. */
export async function ensurePayeeProof(
  { tx, context, actor }: Pick<Unit, 'tx' | 'context' | 'actor'>,
  edits: readonly Edit[],
): Promise<void> {
  if (edits.some(isPayeeEdit)) await ensureLogInProof({ ...context, read: tx }, actor, 'recent');
}

/** Audits each way to pay whose money goes elsewhere from now on, and mails all owners about them. */
export async function announcePayees(
  { tx, context, actor }: Pick<Unit, 'tx' | 'context' | 'actor'>,
  changed: readonly ChangedDocument[],
  by: string | undefined,
): Promise<void> {
  for (const { list, entity, before, after } of changed) {
    if (list !== 'paymentMethods') continue;
    const [was, now] = [payeeOf(before), payeeOf(after)];
    if (after === undefined || now === undefined || JSON.stringify(was) === JSON.stringify(now)) continue;
    const shop = String(after.shop);
    await writeAudit(tx, context, actor, {
      ...{ shop, action: 'changePayee', entity },
      ...(was !== undefined && { before: was }),
      after: now,
    });
    // the cast is sound: the name of a way to pay is a text in languages
    const method = nameIn(FALLBACK_LANGUAGE, after.name as LocalizedText | undefined) || entity;
    await mailPayee(tx, context, { shops: [shop], method, now: said(now), by });
  }
}

/** Returns where the money of a way to pay goes; undefined for one that is archived, or whose money staff take. */
function payeeOf(document: JsonObject | undefined): JsonObject | undefined {
  if (document === undefined || document[ARCHIVED_AT] !== undefined) return undefined;
  const isTaken = TAKEN_BY_STAFF.has(document.provider);
  if (isTaken && document.account === undefined && document.qr === undefined) return undefined;
  const fields = PAYEE_FIELDS.filter((field) => document[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, document[field] ?? null]));
}

/** Returns a payee in one line: the number or code that a bank's app pays into, else the provider. */
function said({ provider, qr }: JsonObject): string {
  if (typeof qr !== 'object' || qr === null || Array.isArray(qr)) return String(provider);
  const { scheme, value, code } = qr as JsonObject;
  return `${String(scheme)} ${String(value ?? code)}`;
}
