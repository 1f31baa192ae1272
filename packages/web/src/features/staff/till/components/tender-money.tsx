import { cashKeys } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Price } from '../../../../ui/display/price.tsx';
import { NumberPad, type Tender, withKey, withoutLastKey } from '../../sale/index.ts';
import { ChangePieces } from './change-pieces.tsx';
import css from './tender-view.module.css';

export type TenderPartProps = { readonly tender: Tender };

/** Keys of the sums that the currency's notes make; nothing for other ways to pay than cash. */
function CashKeys({ tender }: TenderPartProps) {
  const { t } = useTranslation('till');
  const { data } = useReadyCatalogue();
  const { due, given, isCash, method, setEntry } = tender;
  if (method?.isTerminal) return <p className={css.words}>{t('terminal.hint')}</p>;
  if (!isCash) return <p className={css.words}>{t('onTerminal')}</p>;
  return cashKeys(due, data.shop.currency).map((amount, at) => (
    <button
      key={amount}
      type="button"
      className={css.note}
      aria-pressed={(given ?? due) === amount}
      onClick={() => setEntry(at === 0 ? '' : String(amount / 100))}
    >
      <Price amount={amount} bare size="inherit" />
      <small>
        {at === 0 ? (
          t('exact')
        ) : (
          <>
            <Price amount={amount - due} bare size="inherit" weight="regular" /> {t('backOf')}
          </>
        )}
      </small>
    </button>
  ));
}

/** Money that is given: by the keys of notes, or typed. */
export function TenderMoney({ tender }: TenderPartProps) {
  const { t } = useTranslation('till');
  const { due, entry, isCash, setEntry, book } = tender;
  return (
    <div className={css.pane}>
      <fieldset className={css.notes} aria-label={t('given')}>
        <CashKeys tender={tender} />
      </fieldset>
      <NumberPad
        display={
          <>
            <small>{isCash ? t('given') : t('amount')}</small>
            <span>{entry === '' ? <Price amount={due} bare size="inherit" /> : entry}</span>
          </>
        }
        extra={{ key: 'C', shown: 'C', label: t('clear') }}
        onKey={(key) => setEntry(key === 'C' ? '' : withKey(entry, key))}
        onErase={() => setEntry(withoutLastKey)}
        onEnter={book}
      />
    </div>
  );
}

/** Change to give back, or what stays open, before the money is booked; in its place why the money was not taken. */
export function TenderChange({ tender: { booking, refusal } }: TenderPartProps) {
  const { t } = useTranslation('till');
  const stays = booking !== undefined && booking.rest > 0;
  const { rounding = 0, change = 0 } = booking ?? {};
  if (refusal !== undefined)
    return (
      <p className={`${css.change} ${css.refused}`} role="alert">
        {refusal}
      </p>
    );
  return (
    <div className={css.change} role="status">
      <b>
        {stays ? t('staysOpen') : t('change')}
        {rounding !== 0 && (
          <small className={css.rounding}>
            {t('cashRounding')} <Price amount={rounding} bare signed size="inherit" weight="regular" />
          </small>
        )}
      </b>
      <Price amount={stays ? booking.rest : change} size="inherit" />
      {!stays && change > 0 && <ChangePieces change={change} />}
    </div>
  );
}
