import { useLocale } from '../../../app/locale.ts';
import { clockText } from '../../../lib/clock-text.ts';
import { useHistoryDialog } from '../../../lib/use-history-dialog.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioList } from '../../../ui/choice-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { usePickup } from '../hooks/use-pickup.ts';
import { pickupAt } from '../state/pickup-at.ts';
import css from './pickup-time.module.css';

const SOON = 'soon';

/** When an order to take away is picked up: as soon as it is ready, or at a time that the guest chooses. */
export function PickupTime() {
  const { t } = useTranslation(['guest', 'common']);
  const { locale } = useLocale();
  const { data } = useReadyCatalogue();
  const { times, chosen } = usePickup();
  const sheet = useHistoryDialog('pickupTime');
  const { timezone, preparationMinutes = 0 } = data.shop;
  const timeText = (moment: number) => clockText(moment, locale.iso, timezone);
  const about = preparationMinutes > 0 ? t('pickup.about', { count: preparationMinutes }) : undefined;
  if (times.length === 0) return null;
  return (
    <div className={css.row}>
      <Icon name="clock" />
      <span className={css.words}>
        <b className={css.label}>{t('pickup.label')}</b>
        {chosen === undefined ? [t('pickup.soon'), about].filter(Boolean).join(' · ') : timeText(chosen)}
      </span>
      <Button size="s" variant="quiet" onClick={() => sheet.open()}>
        {t('placing.change')}
      </Button>
      <Sheet
        open={sheet.isOpen}
        onClose={sheet.close}
        title={t('pickup.title')}
        closeLabel={t('common:close')}
        width="s"
      >
        <RadioList
          choices={[
            { value: SOON, label: t('pickup.soon'), note: about },
            ...times.map((moment) => ({ value: String(moment), label: timeText(moment) })),
          ]}
          value={chosen === undefined ? SOON : String(chosen)}
          onChange={(value) => {
            pickupAt.set(value === SOON ? null : Number(value));
            sheet.close();
          }}
        />
      </Sheet>
    </div>
  );
}
