import type { TableSession } from '@comanda/contract';
import { cashKeys, isTillProvider, stepOf } from '@comanda/domain';
import { useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Slip } from '../../../../ui/layout/slip.tsx';
import { useTakePayment } from '../hooks/use-take-payment.ts';
import { useFailure } from '../hooks/use-till-actions.ts';
import { useTillBill } from '../hooks/use-till-bill.ts';
import { useTillKeys } from '../hooks/use-till-keys.ts';
import { typedAmount, withKey, withoutLastKey } from '../state/entry.ts';
import { bookingOf, roundTips } from '../state/tender.ts';
import { useSumRows } from './bill-sums.tsx';
import type { TakenMoney } from './change-note.tsx';
import { NumberPad } from './number-pad.tsx';
import css from './tender-view.module.css';

export type TenderViewProps = {
  readonly session: TableSession;
  readonly mayTakeCash: boolean;
  readonly onBack: () => void;
  /** Nothing is outstanding any more. */
  readonly onTaken: (money: TakenMoney) => void;
};

/** A way to pay at the till. */
type Method = { readonly id: string; readonly name: string; readonly isCash: boolean };

function useMethods(mayTakeCash: boolean): readonly Method[] {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { data } = useReadyCatalogue();
  const own = data.methods
    .filter(({ provider }) => isTillProvider(provider))
    .toSorted((one, other) => (one.showOrder ?? 0) - (other.showOrder ?? 0))
    .map(({ _id, name, provider }) => ({ id: _id, name: say(name), isCash: provider === 'cash' }));
  const cash = own.some(({ isCash }) => isCash) ? [] : [{ id: 'cash', name: t('cash'), isCash: true }];
  return [...cash, ...own].filter(({ isCash }) => mayTakeCash || !isCash);
}

const PARTS = ['all', '2', '3', '4'] as const;
const NO_LINES: readonly never[] = [];

/** Taking payment: what is owed, what is given, tip and what was taken so far; parts until nothing is outstanding. */
export function TenderView({ session, mayTakeCash, onBack, onTaken }: TenderViewProps) {
  const { t } = useTranslation('till');
  const { locale, say } = useLocale();
  const { data } = useReadyCatalogue();
  const methods = useMethods(mayTakeCash);
  const [methodId, setMethod] = useState<string>();
  const [entry, setEntry] = useState('');
  const [parts, setParts] = useState<(typeof PARTS)[number]>('all');
  const [tips, setTips] = useState(0);
  const { take, isTaking } = useTakePayment();
  const fail = useFailure();
  const bill = useTillBill({ key: session._id, type: session.type, session }, session.section, NO_LINES);
  const rows = useSumRows(bill);
  const method = methods.find(({ id }) => id === methodId) ?? methods[0];
  const { outstanding, total } = session.bill;
  const step = stepOf(data.shop);
  const part = parts === 'all' ? undefined : Math.round(outstanding / Number(parts) / step) * step;
  const isCash = method?.isCash === true;
  const given = typedAmount(entry);
  const booking = bookingOf({ outstanding, part, tips, given, givesChange: isCash });
  const due = (part ?? outstanding) + tips;
  const keys = cashKeys(due, data.shop.currency);
  const tipKeys = roundTips(part ?? outstanding, step);

  const book = async (money = booking, id = method?.id) => {
    if (money === undefined || id === undefined || isTaking) return;
    try {
      const { amount, tips: tip, tendered, change, rest } = money;
      await take({ session: session._id, method: id, amount, tips: tip || undefined, tendered });
      setEntry('');
      setTips(0);
      setParts('all');
      if (rest <= 0) onTaken({ session, tendered, change });
    } catch (error) {
      fail(error);
    }
  };
  const cashMethod = methods.find(({ isCash: is }) => is);
  const exact = () => {
    const money = bookingOf({ outstanding, part, tips, given: undefined, givesChange: true });
    void book(money, cashMethod?.id);
  };
  useTillKeys({
    ownsEnter: () => entry !== '',
    press: (action) => {
      if (action === 'enter') void book();
      else if (action === 'escape') entry === '' ? onBack() : setEntry('');
      else if (action === 'erase') setEntry(withoutLastKey);
      else if (action === 'exactCash' && cashMethod !== undefined) exact();
      else if (action === 'otherPay') setMethod(methods.find(({ isCash: is }) => !is)?.id);
      else return false;
      return true;
    },
    type: (character) => {
      if (!/[\d.,]/.test(character)) return false;
      setEntry((typed) => withKey(typed, character === ',' ? '.' : character));
      return true;
    },
  });
  return (
    <div className={css.view}>
      <header className={css.bar}>
        <IconButton icon="back" label={t('back')} onClick={onBack} />
        <div className={css.badge}>{session.tableName ?? session.orderNumber}</div>
        <div>
          <h1 className={css.title}>{t('payment')}</h1>
          <p className="muted">{t('staff:orderNo', { number: session.orderNumber ?? '' })}</p>
        </div>
      </header>
      <section className={css.bill} aria-label={t('bill')}>
        <Slip className={css.slip}>
          <dl>
            {rows.map(({ id, name, amount }) => (
              <div key={id} className={css.amount}>
                <dt>{name}</dt>
                <dd>
                  <Price amount={amount} bare size="inherit" tone={amount < 0 ? 'saving' : undefined} />
                </dd>
              </div>
            ))}
            <div className={css.total}>
              <dt>{t('total')}</dt>
              <dd>
                <Price amount={total} size="inherit" />
              </dd>
            </div>
            {session.payments.map((payment) => (
              <div key={payment._id} className={css.paid}>
                <dt>{say(data.methods.find(({ _id }) => _id === payment.method)?.name) || t('cash')}</dt>
                <dd>
                  <Price amount={-payment.amount} bare size="inherit" />
                </dd>
              </div>
            ))}
            <div className={css.total}>
              <dt>{t('toPay')}</dt>
              <dd>
                <Price amount={outstanding} size="inherit" />
              </dd>
            </div>
          </dl>
          <Segmented
            label={t('split')}
            options={PARTS.map((value) => ({ value, label: value === 'all' ? t('all') : `1/${value}` }))}
            value={parts}
            onChange={setParts}
          />
        </Slip>
      </section>
      <main className={css.now}>
        <div className={css.head}>
          <h2>{parts === 'all' ? t('payAll') : t('payPart', { parts })}</h2>
          <Price amount={due} size="xl" />
        </div>
        <fieldset className={css.methods} aria-label={t('paidWith')}>
          {methods.map(({ id, name, isCash: is }, at) => (
            <button
              key={id}
              type="button"
              className={css.method}
              aria-pressed={id === method?.id}
              onClick={() => setMethod(id)}
            >
              <Icon name={is ? 'cash' : at === 1 ? 'card' : 'coupon'} />
              {name}
              {(is || at === 1) && (
                <span className={css.cap} aria-hidden="true">
                  {is ? 'F1' : 'F3'}
                </span>
              )}
            </button>
          ))}
        </fieldset>
        <div className={css.pane}>
          <fieldset className={css.notes} aria-label={t('given')}>
            {isCash &&
              keys.map((amount, at) => (
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
              ))}
            {!isCash && <p className={css.words}>{t('onTerminal')}</p>}
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
            onEnter={() => void book()}
          />
        </div>
        <div className={css.change} role="status">
          {booking !== undefined && booking.rest > 0 ? (
            <>
              <b>{t('staysOpen')}</b>
              <Price amount={booking.rest} size="inherit" />
            </>
          ) : (
            <>
              <b>{t('change')}</b>
              <Price amount={booking?.change ?? 0} size="inherit" />
            </>
          )}
        </div>
      </main>
      <aside className={css.side} aria-label={t('tip')}>
        <section className={css.card}>
          <h2>
            {t('tip')} <small className="muted">{t('tipNote')}</small>
          </h2>
          <Segmented
            label={t('tip')}
            options={[0, ...tipKeys].map((amount) => ({
              value: String(amount),
              label: amount === 0 ? t('none') : <Price amount={amount} bare size="inherit" />,
            }))}
            value={String(tips)}
            onChange={(amount) => setTips(Number(amount))}
          />
        </section>
        <Button
          size="l"
          wide
          icon="cash"
          busy={isTaking}
          disabled={booking === undefined}
          amount={<Price amount={(booking?.amount ?? 0) + (booking?.tips ?? 0)} size="inherit" />}
          onClick={() => void book()}
        >
          {t('take')}
        </Button>
      </aside>
      <span className="sr" role="status" lang={locale.tag}>
        {isTaking ? t('taking') : ''}
      </span>
    </div>
  );
}
