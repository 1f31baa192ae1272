import type { CoreContext } from '../core/index.ts';
import type { StoredAttempt } from '../db/index.ts';
import { CodedError, instantNow } from '../lib/index.ts';
import {
  type AccountParts,
  findAccount,
  formerAccounts,
  noteWebhook,
  openAccount,
  type Sealer,
} from './accounts/index.ts';
import { findAttempt, lockAttempt, saveRemark, scheduleCheck } from './attempts/index.ts';
import type {
  AnyProviderEvent,
  ParsedWebhook,
  PaymentProvider,
  ProviderAccount,
  ProviderCardEvent,
  ProviderDisputeEvent,
  ProviderEvent,
} from './port/index.ts';
import { keepCard, keepCardOfSetUp } from './saved-cards/index.ts';
import { isSecondCharge, recordSecondCharge } from './second-charge.ts';
import { isCapturedEvent, settleCaptured } from './settle-captured.ts';
import { isDisputeEvent, settleDispute } from './settle-dispute.ts';
import { isOwnRefundEvent, settleOwnRefund } from './settle-own-refund.ts';
import { isRefundEvent, settleRefund } from './settle-refund.ts';
import { isMoot, isNewEvent, settleReport } from './settle-report.ts';
import { isUncollectedEvent, settleUncollected } from './settle-uncollected.ts';

export type Webhook = {
  readonly provider: string;
  /** The account in the address; a provider without accounts has none. */
  readonly account?: string;
  readonly rawBody: string;
  readonly headers: Readonly<Record<string, string>>;
  /** True if the guest's browser brought it. */
  readonly isReturn?: boolean;
};

/** An event about an attempt, its refund or its dispute. */
type AttemptEvent = Exclude<AnyProviderEvent, ProviderCardEvent>;
/** The provider and the account that events are of. */
type EventSource = { readonly name: string; readonly account: string | undefined };

/**
 * Handles a provider's webhook; the signature is verified on the raw body. Throws `notFound` for no such provider or
 * account, or one without a webhook secret, and `notAuthenticated` for a wrong signature. Events about something that
 * is none of ours, or that were handled before, are ignored (payments M3.1, M3.2). Resolves with the text that the
 * provider wants as the answer, if any.
 */
export async function receiveWebhook(
  context: CoreContext,
  parts: AccountParts,
  webhook: Webhook,
): Promise<string | undefined> {
  const { parsed, account } = await parsedWebhook(context, parts, webhook);
  if (account !== undefined) await context.write((tx) => noteWebhook(tx, account._id));
  if (parsed.kind === 'events')
    await settleEvents(context, parts, { name: webhook.provider, account }, parsed.events);
  return parsed.reply;
}

/** Reads a webhook, or what a browser brought back. Throws as `receiveWebhook`. */
export async function parsedWebhook(
  context: CoreContext,
  parts: AccountParts,
  { provider: name, account: id, ...raw }: Webhook,
): Promise<{
  readonly parsed: Exclude<ParsedWebhook, { kind: 'forged' }>;
  readonly account: ProviderAccount | undefined;
}> {
  const provider = parts.byName.get(name);
  if (provider?.parse === undefined) throw new CodedError('notFound');
  const now = context.clock.now();
  for (const account of await webhookAccounts(context, parts, provider, id)) {
    const parsed = provider.parse({ ...raw, now }, account);
    if (parsed.kind !== 'forged') return { parsed, account };
  }
  throw new CodedError('notAuthenticated');
}

/** Books, holds or ends what verified events are about, each once. */
export async function settleEvents(
  context: CoreContext,
  parts: AccountParts,
  { name, account }: { readonly name: string; readonly account: ProviderAccount | undefined },
  events: readonly AnyProviderEvent[],
): Promise<void> {
  const source = { name, account: account?._id };
  for (const event of events) {
    if (isCardEvent(event)) {
      await keepCardOfSetUp(context, parts, { name, account }, event.setUp);
      continue;
    }
    await handleEvent(context, source, event);
    if (event.status === 'paid') await keepPaidCard(context, parts.sealer, source, event);
  }
}

/** Returns true for an event about a card that was left without paying, which belongs to no attempt. */
export function isCardEvent(event: AnyProviderEvent): event is ProviderCardEvent {
  return event.status === 'cardKept';
}

/** Keeps the card of a payment that was reported, or has its provider asked for it if the report does not have it. */
async function keepPaidCard(
  context: CoreContext,
  sealer: Sealer,
  { name, account }: EventSource,
  event: Extract<ProviderEvent, { status: 'paid' }>,
): Promise<void> {
  const attempt = await findAttempt(context.read, event);
  if (attempt?.savesFor === undefined || attempt.provider !== name || attempt.account !== account) return;
  if (event.saved !== undefined) return keepCard(context, sealer, attempt, event);
  const now = instantNow(context.clock);
  await context.write((tx) => scheduleCheck(tx, attempt._id, now));
}

/**
 * Returns the account of a webhook's address, also as it was before its secrets were replaced lately; undefined for a
 * provider without accounts. Throws `notFound`.
 */
async function webhookAccounts(
  { read, clock }: CoreContext,
  { sealer }: AccountParts,
  { name, configuration }: PaymentProvider,
  id: string | undefined,
): Promise<readonly (ProviderAccount | undefined)[]> {
  if (configuration === undefined) {
    if (id !== undefined) throw new CodedError('notFound');
    return [undefined];
  }
  const account = id === undefined ? undefined : await findAccount(read, id);
  // an address whose webhooks nobody signs is forgeable
  const { webhookSecret = '' } = configuration;
  const hasSecret = account?.secrets[webhookSecret] !== undefined;
  if (account === undefined || account.provider !== name || !hasSecret) throw new CodedError('notFound');
  const opened = openAccount(sealer, account);
  return [opened, ...formerAccounts(sealer, configuration, { stored: account, opened }, clock.now())];
}

async function handleEvent(context: CoreContext, source: EventSource, event: AttemptEvent): Promise<void> {
  const attempt = await attemptOfEvent(context, event);
  const isOurs = attempt?.provider === source.name && attempt.account === source.account;
  if (attempt === undefined || !isOurs) return;
  if (isDisputeEvent(event)) return recordDispute(context, source, attempt, event);
  const isAfterwards = isUncollectedEvent(event) || isCapturedEvent(event);
  const isOfBooked = isRefundEvent(event) || isOwnRefundEvent(event) || isAfterwards;
  const isSecond = !isOfBooked && isSecondCharge(attempt, event);
  if (!isOfBooked && !isSecond && isMoot(attempt, event)) return learnPayment(context, attempt, event);
  await context.write(async (tx, publish) => {
    const locked = await lockAttempt(tx, attempt._id);
    if (!(await isNewEvent(tx, notedEvent(context, source, attempt, event)))) return;
    if (isOwnRefundEvent(event)) await settleOwnRefund(tx, context, locked, event, publish);
    else if (isRefundEvent(event)) await settleRefund(tx, context, locked, event, publish);
    else if (isCapturedEvent(event)) await settleCaptured(tx, context, locked, event, publish);
    else if (isUncollectedEvent(event)) await settleUncollected(tx, context, locked, event, publish);
    else if (isSecondCharge(locked.attempt, event))
      await recordSecondCharge(tx, context, locked, event, publish);
    else await settleReport(tx, context, locked, event, publish);
  });
}

/** Returns the attempt that an event is about: the one with that very payment, where its name has several. */
async function attemptOfEvent(
  { read }: CoreContext,
  event: AttemptEvent,
): Promise<StoredAttempt | undefined> {
  const named = await findAttempt(read, event);
  const isAfterwards = isUncollectedEvent(event) || isCapturedEvent(event);
  if (!isAfterwards || event.paymentRef === undefined || named?.paymentRef === event.paymentRef) return named;
  const charged = await findAttempt(read, { paidAs: event.paymentRef });
  return charged?.session === named?.session ? (charged ?? named) : named;
}

/** Records a dispute, for which the bill is not even locked: nothing of it changes. */
async function recordDispute(
  context: CoreContext,
  source: EventSource,
  attempt: StoredAttempt,
  event: ProviderDisputeEvent,
): Promise<void> {
  await context.write(async (tx) => {
    if (await isNewEvent(tx, notedEvent(context, source, attempt, event)))
      await settleDispute(tx, context, attempt, event);
  });
}

function notedEvent(
  { clock }: CoreContext,
  { account, name }: EventSource,
  { _id: attempt }: StoredAttempt,
  { id }: AttemptEvent,
) {
  return { account: account ?? name, id, attempt, at: instantNow(clock) };
}

/**
 * Keeps the provider's name of a payment that was asked about before it was told of, so that it can be given back; nothing
 * else of a report that comes too late counts.
 */
async function learnPayment(
  context: CoreContext,
  { _id, paymentRef: known }: StoredAttempt,
  event: ProviderEvent,
): Promise<void> {
  if (event.status !== 'paid' || event.paymentRef === undefined || known !== undefined) return;
  const { paymentRef } = event;
  await context.write(async (tx) => {
    const { attempt } = await lockAttempt(tx, _id);
    if (attempt.paymentRef === undefined) await saveRemark(tx, { ...attempt, paymentRef });
  });
}
