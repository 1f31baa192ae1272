import {
  type CashRound,
  cashRoundOf,
  isOfferedAt,
  isTillProvider,
  type PaymentChannel,
} from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TERMINAL_PROVIDER } from '../state/terminal-payment.ts';

/** A way to pay at the till. */
export type TenderMethod = {
  readonly id: string;
  readonly name: string;
  readonly isCash: boolean;
  /** True for a card terminal that the server drives (payments M5.5). */
  readonly isTerminal: boolean;
  /** Rounding of what is paid this way (payments M8.1). */
  readonly round: CashRound | undefined;
};

/** The places where staff take money. */
export type StaffPlace = Extract<PaymentChannel, 'till' | 'handheld'>;

/** Returns the ways to pay at the till or on a handheld, cash first where it may be taken. */
export function useTenderMethods(mayTakeCash: boolean, place: StaffPlace): readonly TenderMethod[] {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { data } = useReadyCatalogue();
  const known = data.methods.filter(
    ({ provider }) => isTillProvider(provider) || provider === TERMINAL_PROVIDER,
  );
  const own = known
    .filter((method) => isOfferedAt(method, place))
    .sort((one, other) => (one.showOrder ?? 0) - (other.showOrder ?? 0))
    .sort((one, other) => Number(other.provider === 'cash') - Number(one.provider === 'cash'))
    .map(({ _id, name, provider }) => ({
      ...{ id: _id, name: say(name), isCash: provider === 'cash' },
      isTerminal: provider === TERMINAL_PROVIDER,
      round: cashRoundOf(data.shop, provider),
    }));
  const round = cashRoundOf(data.shop, 'cash');
  // a shop that has no way of its own takes cash all the same
  const cash = known.some(({ provider }) => provider === 'cash')
    ? []
    : [{ id: 'cash', name: t('cash'), isCash: true, isTerminal: false, round }];
  return [...cash, ...own].filter(({ isCash }) => mayTakeCash || !isCash);
}
