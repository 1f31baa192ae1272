import type { CoreContext } from '../core/index.ts';
import type { AccountParts } from './accounts/index.ts';
import { findAttempt } from './attempts/index.ts';
import { returnPathOf } from './card-page.ts';
import { isCardEvent, parsedWebhook, settleEvents, type Webhook } from './receive-webhook.ts';

/** The page that a browser gets to which nothing true was told. */
const NOTHING_KNOWN = '/payment/return';

/**
 * Handles what a guest's browser brings back from a provider's page, as a webhook (payments M3.1), and returns the path
 * that it goes to. What is not signed moves nothing; whatever goes wrong, the guest gets the page of the outcome, which asks
 * the provider.
 */
export async function receiveReturn(
  context: CoreContext,
  parts: AccountParts,
  returned: Webhook,
): Promise<string> {
  try {
    const { parsed, account } = await parsedWebhook(context, parts, { ...returned, isReturn: true });
    if (parsed.kind !== 'events') return NOTHING_KNOWN;
    await settleEvents(context, parts, { name: returned.provider, account }, parsed.events);
    const [first] = parsed.events;
    if (first === undefined || isCardEvent(first)) return NOTHING_KNOWN;
    const attempt = await findAttempt(context.read, first);
    return attempt?.account === account?._id && attempt !== undefined ? returnPathOf(attempt) : NOTHING_KNOWN;
  } catch (error) {
    context.log.warn({ error, provider: returned.provider }, 'a return from a provider could not be handled');
    return NOTHING_KNOWN;
  }
}
