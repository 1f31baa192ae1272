import type { Shop } from '@comanda/contract';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { chooseLocale, LOCALES, useLocale } from '../../../app/locale.ts';
import { ROUTES } from '../../../app/routes.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useShops } from '../../order/api/use-shop.ts';
import { useJoinedSession } from '../../session/hooks/use-joined-session.ts';
import { needsCode, place, usePlace, withMode } from '../../session/state/place.ts';
import { scannedCode } from '../../session/state/scanned-code.ts';
import { ShopList } from '../../shops/components/shop-list.tsx';
import { useOpening } from '../../shops/hooks/use-opening.ts';
import { useHomeShop } from '../hooks/use-home-shop.ts';
import { HomeHero } from './home-hero.tsx';
import css from './home-page.module.css';
import { OpenOrders } from './open-orders.tsx';

type WayProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly muted?: boolean;
  readonly onChoose: () => void;
};

function Way({ icon, title, text, muted = false, onChoose }: WayProps) {
  return (
    <button type="button" className={muted ? css.wayMuted : css.way} onClick={onChoose}>
      <span className={css.sign}>
        <Icon name={icon} size="l" />
      </span>
      <span className={css.words}>
        <b className={css.name}>{title}</b>
        <span className={css.text}>{text}</span>
      </span>
      <Icon name="right" className={css.arrow} />
    </button>
  );
}

function Ways({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('guest');
  const navigate = useNavigate();
  const session = useJoinedSession();
  const [tellsScan, setTellsScan] = useState(false);
  const takeAway = useOpening(shop, 'takeAway');
  const noTable = useOpening(shop, 'dineInNoTable');
  const delivery = useOpening(shop, 'delivery');
  const { table } = usePlace();
  const start = (mode: 'takeAway' | 'dineInNoTable' | 'delivery') => {
    // where eating in takes a table's code, there is nothing to order by before it was scanned
    if (needsCode(mode, shop) && table === undefined) return setTellsScan(true);
    place.set((now) => withMode(now, mode, shop));
    navigate(ROUTES.browse);
  };
  const seated = session?.type === 'dineIn' ? (session.tableName ?? '') : undefined;
  return (
    <div className={css.ways}>
      {seated === undefined ? (
        <Way
          icon="dine"
          title={t('mode.dineIn')}
          text={tellsScan ? t('home.scan') : t('home.dineInText')}
          onChoose={() => setTellsScan(true)}
        />
      ) : (
        <Way
          icon="dine"
          title={t('home.backToTable', { table: seated })}
          text={t('home.backToTableText')}
          onChoose={() => navigate(ROUTES.browse)}
        />
      )}
      {tellsScan && (
        <p className={css.scan} role="status">
          <Icon name="qr" size="l" />
          {t('home.scanLong')}
        </p>
      )}
      {shop.openTakeAway && (
        <Way
          icon="bag"
          title={t('mode.takeAway')}
          text={takeAway.isOpen ? t('home.takeAwayText') : (takeAway.next ?? t('shops.closedNow'))}
          muted={!takeAway.isOpen}
          onChoose={() => start('takeAway')}
        />
      )}
      {shop.openDineInNoTable && (
        <Way
          icon="users"
          title={t('mode.dineInNoTable')}
          text={noTable.isOpen ? t('home.noTableText') : (noTable.next ?? t('shops.closedNow'))}
          muted={!noTable.isOpen}
          onChoose={() => start('dineInNoTable')}
        />
      )}
      {shop.openDelivery && (shop.deliveryZones ?? []).length > 0 && (
        <Way
          icon="bike"
          title={t('mode.delivery')}
          text={delivery.isOpen ? t('home.deliveryText') : (delivery.next ?? t('shops.closedNow'))}
          muted={!delivery.isOpen}
          onChoose={() => start('delivery')}
        />
      )}
    </div>
  );
}

/** /: the shop, the language, and how one would like to eat; a scanned code goes on to its table. */
export function HomePage() {
  const { search } = useLocation();
  const code = scannedCode(search, new Date());
  return code.kind === 'none' ? <Landing /> : <Navigate to={`${ROUTES.table}${search}`} replace />;
}

function Language() {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  return (
    <Segmented
      label={t('language')}
      options={LOCALES.map(({ code, name, lang }) => ({
        value: code,
        label: <span lang={lang}>{name}</span>,
      }))}
      value={locale.code}
      onChange={(code) => void chooseLocale(code)}
    />
  );
}

function Landing() {
  const { t } = useTranslation(['guest', 'common']);
  const { say } = useLocale();
  const { shop: chosen } = usePlace();
  const shops = useShops();
  const shop = useHomeShop(chosen);
  const hasChoice = (shops.data?.length ?? 0) > 1;
  return (
    <main className={css.page}>
      <HomeHero shop={shop} />
      <div className={css.sheet}>
        <div className={css.inner}>
          <h1 className={css.title}>{shop === undefined ? t('home.welcome') : say(shop.name)}</h1>
          {shop === undefined && <p className={css.lead}>{t('home.chooseShop')}</p>}
          {shop?.address !== undefined && (
            <p className={css.address}>
              <Icon name="pin" size="s" className={css.pin} />
              {say(shop.address)}
            </p>
          )}
          {hasChoice && shop !== undefined && (
            <Link to={ROUTES.shops} className={css.change}>
              {t('home.otherShop')}
            </Link>
          )}
          <OpenOrders />
          {shop === undefined && <Language />}
          {shop === undefined ? <ShopList /> : <Ways shop={shop} />}
          {shop !== undefined && <Language />}
          <p className={css.foot}>
            <Link to={ROUTES.terms}>{t('title.terms')}</Link>
          </p>
        </div>
      </div>
    </main>
  );
}
