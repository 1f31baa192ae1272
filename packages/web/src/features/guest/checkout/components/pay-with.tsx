import type { PaymentMethod } from '@comanda/contract';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { RadioSheet } from '../../../../ui/overlays/radio-sheet.tsx';
import css from './place-bar.module.css';

type PayWithProps = {
  readonly methods: readonly PaymentMethod[];
  readonly method: PaymentMethod;
  readonly choose: (id: string) => void;
};

/** Renders the payment method of the order, with the button to change it. */
export function PayWith({ methods, method, choose }: PayWithProps) {
  const { t } = useTranslation('checkout');
  const { say } = useLocale();
  const sheet = useHistoryDialog('payWith');
  return (
    <div className={css.method}>
      <Icon name={method.online ? 'card' : 'cash'} />
      <span className={css.name}>{say(method.name)}</span>
      {methods.length > 1 && (
        <Button size="s" variant="quiet" onClick={() => sheet.open()}>
          {t('placing.change')}
        </Button>
      )}
      <RadioSheet
        open={sheet.isOpen}
        onClose={sheet.close}
        title={t('placing.payWith')}
        closeLabel={t('common:close')}
        choices={methods.map(({ _id, name, online }) => ({
          value: _id,
          label: say(name),
          note: online ? undefined : t('placing.atCounter'),
        }))}
        value={method._id}
        onChange={choose}
      />
    </div>
  );
}
