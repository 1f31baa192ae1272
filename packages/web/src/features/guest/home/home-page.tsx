import { Link, Navigate, useLocation } from 'react-router';
import { pictureSource } from '../../../data/catalogue/dish-picture.ts';
import { useOrderContext } from '../../../data/order-context/order-context.ts';
import { useSystemSettings } from '../../../data/organisation/use-system-settings.ts';
import { useShops } from '../../../data/shops/use-shops.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/illustrations/picture.tsx';
import { LanguageChoice } from '../language/index.ts';
import { InitProblem, scannedCode } from '../session/index.ts';
import { OpeningWeek, ShopList } from '../shops/index.ts';
import { TermsLink } from '../terms/index.ts';
import { HomeHero } from './components/home-hero.tsx';
import { OpenOrders } from './components/open-orders.tsx';
import { OrderTypes } from './components/order-types.tsx';
import css from './home-page.module.css';
import { useHomeShop } from './hooks/use-home-shop.ts';

/** Renders /: the shop, the language and the order types. A scanned code redirects to its table. */
export function HomePage() {
  const { search } = useLocation();
  const code = scannedCode(search, new Date());
  return code.kind === 'none' ? <Landing /> : <Navigate to={`${ROUTES.table}${search}`} replace />;
}

function Landing() {
  const { t } = useTranslation('home');
  const { say } = useLocale();
  const { shop: chosen } = useOrderContext();
  const shops = useShops();
  const shop = useHomeShop(chosen);
  const mayChoose = useSystemSettings()?.allowChooseShop !== false;
  const hasChoice = mayChoose && (shops.data?.length ?? 0) > 1;
  return (
    // another shop is another page: the focus goes to its heading
    <main key={shop?._id} className={css.page}>
      <HomeHero shop={shop} />
      <div className={css.sheet}>
        <div className={css.inner}>
          {shop?.logo !== undefined && (
            <Picture alt="" eager source={pictureSource(shop.logo)} sizes="72px" className={css.logo} />
          )}
          <h1 className={css.title}>{shop === undefined ? t('welcome') : say(shop.name)}</h1>
          {shop === undefined && mayChoose && <p className={css.lead}>{t('chooseShop')}</p>}
          {shop?.address !== undefined && (
            <p className={css.address}>
              <Icon name="pin" size="s" className={css.pin} />
              {say(shop.address)}
            </p>
          )}
          {shop !== undefined && <OpeningWeek shop={shop} />}
          {hasChoice && shop !== undefined && (
            <Link to={ROUTES.shops} className={css.change}>
              {t('otherShop')}
            </Link>
          )}
          <OpenOrders />
          {shop === undefined && <LanguageChoice />}
          {shop !== undefined ? (
            <OrderTypes shop={shop} />
          ) : mayChoose ? (
            <ShopList />
          ) : (
            // guests who may not choose a shop need a code
            <InitProblem reason="shopNotFound" isHome />
          )}
          {shop !== undefined && <LanguageChoice />}
          <TermsLink />
        </div>
      </div>
    </main>
  );
}
