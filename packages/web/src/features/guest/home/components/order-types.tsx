import type { Shop } from '@comanda/contract';
import type { OrderType } from '@comanda/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { needsCode } from '../../../../data/order-context/needs-code.ts';
import { orderContext, useOrderContext, withMode } from '../../../../data/order-context/order-context.ts';
import { useJoinedSession } from '../../../../data/sessions/use-joined-session.ts';
import { useOpening } from '../../../../data/shops/use-opening.ts';
import type { MessageKey } from '../../../../i18n/messages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import { useViewItem } from '../../session/index.ts';
import css from '../home-page.module.css';

type OrderTypeCardProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly muted?: boolean;
  readonly onChoose: () => void;
};

function OrderTypeCard({ icon, title, text, muted = false, onChoose }: OrderTypeCardProps) {
  return (
    <button type="button" className={muted ? css.wayMuted : css.way} onClick={onChoose}>
      <span className={css.sign}>
        <Icon name={icon} size="l" />
      </span>
      <span className={css.words}>
        <b className={css.name}>{title}</b>
        <span className={css.text}>{text}</span>
      </span>
      {!muted && <Icon name="right" className={css.arrow} />}
    </button>
  );
}

type NoTable = Exclude<OrderType, 'dineIn'>;
const TIMED: Readonly<Record<NoTable, { readonly icon: IconName; readonly text: MessageKey }>> = {
  takeAway: { icon: 'bag', text: 'home:takeAwayText' },
  dineInNoTable: { icon: 'users', text: 'home:noTableText' },
  delivery: { icon: 'bike', text: 'home:deliveryText' },
};

type TimedOrderTypeProps = {
  readonly shop: Shop;
  readonly mode: NoTable;
  readonly onChoose: (mode: NoTable) => void;
};

/** Renders an order type with its own opening hours; while closed it shows when it opens. */
function TimedOrderType({ shop, mode, onChoose }: TimedOrderTypeProps) {
  const { t } = useTranslation('opening');
  const { isOpen, isAhead, next = t('closedNow') } = useOpening(shop, mode);
  const { icon, text } = TIMED[mode];
  const closed = isAhead ? t('orderAhead', { opening: next }) : next;
  return (
    <OrderTypeCard
      icon={icon}
      title={t(`common:orderType.${mode}`)}
      text={isOpen ? t(text) : closed}
      muted={!isOpen && !isAhead}
      onChoose={() => onChoose(mode)}
    />
  );
}

/** Asks for the order type: back to the table, or one of the types without a table that the shop offers. */
export function OrderTypes({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const session = useJoinedSession();
  const [tellsScan, setTellsScan] = useState(false);
  const { table, mode: chosen, session: joined } = useOrderContext();
  // scanned, with the number of guests still to be said
  const scanned = useViewItem(chosen === 'dineIn' && joined === undefined ? table?.viewItem : undefined);
  const start = (mode: NoTable) => {
    // where dining in needs a table's code, ordering starts with the scan
    if (needsCode(mode, shop) && table === undefined) return setTellsScan(true);
    orderContext.set((now) => withMode(now, mode, shop));
    navigate(ROUTES.browse);
  };
  const { isOpen, next = t('opening:closedNow') } = useOpening(shop, 'dineIn');
  const scan = t(tellsScan ? 'scan' : 'dineInText');
  const seated = session?.type === 'dineIn' ? (session.tableName ?? '') : scanned?.name;
  return (
    <div className={css.types}>
      {seated === undefined ? (
        <OrderTypeCard
          icon="dine"
          title={t('common:orderType.dineIn')}
          text={isOpen ? scan : next}
          muted={!isOpen}
          onChoose={() => setTellsScan(true)}
        />
      ) : (
        <OrderTypeCard
          icon="dine"
          title={t('backToTable', { table: seated })}
          text={t('backToTableText')}
          onChoose={() => navigate(ROUTES.browse)}
        />
      )}
      {tellsScan && (
        <p className={css.scan} role="status">
          <Icon name="qr" size="l" />
          {t('scanLong')}
        </p>
      )}
      {shop.openTakeAway && <TimedOrderType shop={shop} mode="takeAway" onChoose={start} />}
      {shop.openDineInNoTable && <TimedOrderType shop={shop} mode="dineInNoTable" onChoose={start} />}
      {shop.openDelivery && (shop.deliveryZones ?? []).length > 0 && (
        <TimedOrderType shop={shop} mode="delivery" onChoose={start} />
      )}
    </div>
  );
}
