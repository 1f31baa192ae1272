import type { OrderType } from '@comanda/domain';
import { useHistoryDialog } from '../../../lib/use-history-dialog.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioList } from '../../../ui/choice-list.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { usePlace } from '../../session/state/place.ts';
import { useOpening } from '../../shops/hooks/use-opening.ts';
import { useWays } from '../hooks/use-ways.ts';
import css from './fulfilment.module.css';

const SIGNS: Readonly<Record<OrderType, IconName>> = {
  dineIn: 'dine',
  dineInNoTable: 'users',
  takeAway: 'bag',
  delivery: 'bike',
};

/** How the order is had: what is in the cart goes along with a change. */
export function HowRow() {
  const { t } = useTranslation(['checkout', 'guest', 'common']);
  const { data } = useReadyCatalogue();
  const { mode } = usePlace();
  const { ways, change } = useWays();
  const sheet = useHistoryDialog('how');
  const takeAway = useOpening(data.shop, 'takeAway');
  const noTable = useOpening(data.shop, 'dineInNoTable');
  const delivery = useOpening(data.shop, 'delivery');
  const openings = { takeAway, dineInNoTable: noTable, delivery };
  if (ways.every((way) => way === mode)) return null;
  return (
    <div className={css.row}>
      <Icon name={SIGNS[mode]} />
      <span className={css.words}>
        <b className={css.label}>{t('how.label')}</b>
        {t(`mode.${mode}`)}
      </span>
      <Button size="s" variant="quiet" onClick={() => sheet.open()}>
        {t('placing.change')}
      </Button>
      <Sheet
        open={sheet.isOpen}
        onClose={sheet.close}
        title={t('how.title')}
        closeLabel={t('common:close')}
        width="s"
      >
        <RadioList
          choices={ways.map((way) => {
            const { isOpen, next } = openings[way];
            return {
              value: way,
              label: t(`mode.${way}`),
              note: isOpen ? undefined : (next ?? t('how.closed')),
              disabled: !isOpen && way !== mode,
            };
          })}
          value={mode}
          onChange={(value) => {
            const way = ways.find((each) => each === value);
            if (way !== undefined) change(way);
            sheet.close();
          }}
        />
      </Sheet>
    </div>
  );
}
