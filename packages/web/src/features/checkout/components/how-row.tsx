import type { OrderType } from '@comanda/domain';
import { useHistoryDialog } from '../../../lib/use-history-dialog.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { usePlace } from '../../session/state/place.ts';
import { canSwitchWay } from '../state/ways.ts';
import css from './fulfilment.module.css';
import { HowSheet } from './how-sheet.tsx';

const SIGNS: Readonly<Record<OrderType, IconName>> = {
  dineIn: 'dine',
  dineInNoTable: 'users',
  takeAway: 'bag',
  delivery: 'bike',
};

/** How the order is had, and the way to another. */
export function HowRow() {
  const { t } = useTranslation(['checkout', 'guest']);
  const { shop } = useReadyCatalogue().data;
  const place = usePlace();
  const sheet = useHistoryDialog('how');
  if (!canSwitchWay(place, shop)) return null;
  return (
    <div className={css.row}>
      <Icon name={SIGNS[place.mode]} />
      <span className={css.words}>
        <b className={css.label}>{t('how.label')}</b>
        {t(`mode.${place.mode}`)}
      </span>
      <Button size="s" variant="quiet" onClick={() => sheet.open()}>
        {t('placing.change')}
      </Button>
      <HowSheet open={sheet.isOpen} onClose={sheet.close} />
    </div>
  );
}
