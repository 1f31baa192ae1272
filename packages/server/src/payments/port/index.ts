export type {
  HostedProvider,
  PaymentProvider,
  ProviderReport,
  ProviderStart,
  StartContext,
} from './payment-provider.ts';
export { fromProviderAmount, toProviderAmount } from './provider-amount.ts';
