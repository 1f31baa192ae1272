export { AccountRefusal, refusesKeys } from './account-refusal.ts';
export { decimalAmount, fromDecimalAmount } from './decimal-amount.ts';
export { leftPage } from './left-page.ts';
export type {
  AccountConfiguration,
  AnyProviderEvent,
  CardSetUpRequest,
  HostedProvider,
  ParsedWebhook,
  PaymentProvider,
  ProviderAccount,
  ProviderCancel,
  ProviderCapturedEvent,
  ProviderCardEvent,
  ProviderCardSetUp,
  ProviderDisputeEvent,
  ProviderEvent,
  ProviderForm,
  ProviderOwnRefundEvent,
  ProviderPaid,
  ProviderRefund,
  ProviderRefundAnswer,
  ProviderRefundEvent,
  ProviderRefundStatus,
  ProviderStart,
  ProviderStatus,
  ProviderUncollectedEvent,
  RawWebhook,
  StartContext,
} from './payment-provider.ts';
export { type Exponents, fromProviderAmount, toProviderAmount } from './provider-amount.ts';
export { refOf, refOfOwnRefund } from './provider-ref.ts';
export { isSameText } from './same-text.ts';
export { withDeadline } from './with-deadline.ts';
