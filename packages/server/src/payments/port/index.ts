export type {
  AccountConfiguration,
  HostedProvider,
  PaymentProvider,
  ProviderAccount,
  ProviderCancel,
  ProviderEvent,
  ProviderPaid,
  ProviderRefundAnswer,
  ProviderStart,
  ProviderStatus,
  StartContext,
} from './payment-provider.ts';
export { fromProviderAmount, toProviderAmount } from './provider-amount.ts';
export { refOf } from './provider-ref.ts';
export { withDeadline } from './with-deadline.ts';
