export { createAsk, type StripeAddress } from './connect.ts';
export { createStripe } from './create-stripe.ts';
export { giveIntentBack, readIntentRefund } from './give-back.ts';
export {
  DISPUTE_EVENTS,
  disputeTold,
  REFUND_EVENTS,
  readStripeWebhook,
  type StripeEvent,
  type StripeTold,
  toldOfRefund,
} from './read-webhook.ts';
export { isRefusal, underKey } from './refusals.ts';
