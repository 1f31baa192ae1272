import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useCatalogueState } from '../data/catalogue/catalogue-context.ts';
import { useOrderContext } from '../data/order-context/order-context.ts';
import { canSwitchOrderType } from '../data/order-context/order-types.ts';
import { useJoinedSession } from '../data/sessions/use-joined-session.ts';
import { loadOrderTypeSheet } from '../features/guest/checkout/index.ts';
import { LanguageButton } from '../features/guest/language/index.ts';
import { SectionSwitch } from '../features/guest/menu/index.ts';
import { SeatingBadge } from '../features/guest/order-frame/index.ts';
import { ViewItemBadge } from '../features/guest/session/index.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ROUTES } from '../lib/routes.ts';
import { useGoBack } from '../lib/use-go-back.ts';
import { useHistoryDialog } from '../lib/use-history-dialog.ts';
import { useLazyPart } from '../lib/use-lazy-part.ts';
import { TopBar } from '../ui/layout/top-bar.tsx';
import { framedAt } from './page-at.ts';

/** Returns the small line above the title: order type and place. */
function useEyebrow(isMenu: boolean, isAnywhere: boolean): ReactNode {
  const { t } = useTranslation('common');
  const { say } = useLocale();
  const { mode, table } = useOrderContext();
  const session = useJoinedSession();
  const { data } = useCatalogueState();
  const shop = say(data?.shop.name);
  if (data === undefined || isAnywhere) return undefined;
  const isAtTable = mode === 'dineIn' || (mode === 'dineInNoTable' && table !== undefined);
  if (!isAtTable) return `${t(`orderType.${mode}`)} · ${shop}`;
  if (isMenu) return shop;
  const guests = session?.tables.reduce((sum, { capacity = 1 }) => sum + capacity, 0) ?? 0;
  return guests > 0 ? `${shop} · ${t('guests', { count: guests })}` : shop;
}

/** Opener of the order-type sheet, where there is another type; the sheet loads when first opened. */
function useOrderTypeSheet(isMenu: boolean) {
  const context = useOrderContext();
  const { data } = useCatalogueState();
  const { isOpen, open, close } = useHistoryDialog('how');
  const isOffered = isMenu && data !== undefined && canSwitchOrderType(context, data.shop);
  const part = useLazyPart('how', loadOrderTypeSheet, isOffered && isOpen);
  return {
    open: isOffered ? () => open() : undefined,
    sheet: isOffered && part && <part.OrderTypeSheet open={isOpen} onClose={close} />,
  };
}

/** Top bar of a guest's page, by the kind of session (specification §2); `title` is for paths without a page. */
export function Header({ title: named }: { readonly title?: string }) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const { title, frame } = framedAt(pathname);
  const goBack = useGoBack(frame.backTo ?? ROUTES.browse, frame.backTo !== undefined);
  const isMenu = title === 'menu';
  const session = useJoinedSession();
  const { mode, table } = useOrderContext();
  // on the scan page the code is of the next table, not of the present one
  const isAnywhere = title === 'table' || title === 'shop';
  const eyebrow = useEyebrow(isMenu, isAnywhere);
  const how = useOrderTypeSheet(isMenu);
  const isSeated = mode === 'dineIn' || mode === 'dineInNoTable';
  const badge = isAnywhere ? undefined : session ? (
    <SeatingBadge session={session} />
  ) : isSeated && table ? (
    <ViewItemBadge viewItem={table.viewItem} />
  ) : undefined;
  return (
    <TopBar
      eyebrow={eyebrow}
      onEyebrow={how.open}
      title={named ?? (isMenu ? <SectionSwitch /> : t(`title.${title ?? 'menu'}`))}
      onBack={frame.back ? goBack : undefined}
      backLabel={t('common:back')}
      badge={
        <>
          <LanguageButton />
          {badge}
          {how.sheet}
        </>
      }
    />
  );
}
