import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import type { Tender } from '../../sale/index.ts';
import { KeyCap } from './key-cap.tsx';
import css from './tender-view.module.css';

/** Ways to pay, with the keys of the first two. */
export function TenderMethods({ tender }: { readonly tender: Tender }) {
  const { t } = useTranslation('till');
  const { methods, method, setMethod } = tender;
  const byHand = methods.find(({ isCash, isTerminal }) => !isCash && !isTerminal);
  return (
    <fieldset className={css.methods} aria-label={t('paidWith')}>
      {methods.map(({ id, name, isCash, isTerminal }, at) => (
        <button
          key={id}
          type="button"
          className={css.method}
          aria-pressed={id === method?.id}
          onClick={() => setMethod(id)}
        >
          <Icon name={isCash ? 'cash' : isTerminal ? 'tap' : id === byHand?.id ? 'card' : 'coupon'} />
          {name}
          {(isCash || at === 1) && <KeyCap name={isCash ? 'F1' : 'F3'} />}
        </button>
      ))}
    </fieldset>
  );
}
