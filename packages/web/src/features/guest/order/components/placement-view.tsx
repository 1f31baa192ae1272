import type { TableSession } from '@comanda/contract';
import { dishCount, groupLines, liveLines } from '../../../../data/sessions/progress.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { Slip } from '../../../../ui/layout/slip.tsx';
import { useAwaitsPayment } from '../../payment/index.ts';
import { orderSentence } from '../state/order-sentence.ts';
import { DishTracks } from './dish-tracks.tsx';
import css from './order-slip.module.css';
import view from './order-view.module.css';
import { Remark } from './remark.tsx';
import { SentenceText } from './sentence-text.tsx';

type PlacementViewProps = {
  /** The table's bill with only this placement's lines. */
  readonly session: TableSession;
  readonly order: number;
};

/** Renders one placement of a table with its progress; payment is on the whole bill. */
export function PlacementView({ session, order }: PlacementViewProps) {
  const { t } = useTranslation('order');
  const sentence = orderSentence(session, {
    awaitsPayment: useAwaitsPayment(session),
    waitsAtCounter: false,
  });
  return (
    <div className={view.view}>
      <Slip className={css.number}>
        <div className={css.words}>
          <h2 className={css.name}>{t('placement.of', { number: order })}</h2>
          <span className="cap muted">
            {t('placement.count', { count: dishCount(groupLines(liveLines(session))) })}
          </span>
        </div>
        {sentence && <SentenceText sentence={sentence} />}
      </Slip>
      <Remark {...{ session, order }} />
      <DishTracks session={session} />
      <ButtonLink variant="tonal" icon="slip" to={ROUTES.order}>
        {t('placement.whole')}
      </ButtonLink>
    </div>
  );
}
