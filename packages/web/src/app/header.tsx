import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useCatalogueState } from '../data/catalogue/catalogue-context.ts';
import { useOrderContext } from '../data/order-context/order-context.ts';
import { canSwitchOrderType } from '../data/order-context/order-types.ts';
import { useJoinedSession } from '../data/sessions/use-joined-session.ts';
import { LanguageButton } from '../features/guest/language/components/language-button.tsx';
import { SectionSwitch } from '../features/guest/menu/components/section-switch.tsx';
import { SeatingBadge } from '../features/guest/order-frame/components/seating-badge.tsx';
import { ViewItemBadge } from '../features/guest/session/components/view-item-badge.tsx';
import { useLocale, withMessages } from '../i18n/locale.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ROUTES } from '../lib/routes.ts';
import { useGoBack } from '../lib/use-go-back.ts';
import { useHistoryDialog } from '../lib/use-history-dialog.ts';
import { useLazyPart } from '../lib/use-lazy-part.ts';
import { TopBar } from '../ui/layout/top-bar.tsx';
import { pageRules, pageTitle } from './page-frame.ts';

/** The small line above the title: how this phone orders, and where. */
function useEyebrow(isMenu: boolean, isAnywhere: boolean): ReactNode {
  const { t } = useTranslation('guest');
  const { say } = useLocale();
  const { mode, table } = useOrderContext();
  const session = useJoinedSession();
  const { data } = useCatalogueState();
  const shop = say(data?.shop.name);
  if (data === undefined || isAnywhere) return undefined;
  const isAtTable = mode === 'dineIn' || (mode === 'dineInNoTable' && table !== undefined);
  if (!isAtTable) return `${t(`mode.${mode}`)} · ${shop}`;
  if (isMenu) return shop;
  const guests = session?.tables.reduce((sum, { capacity = 1 }) => sum + capacity, 0) ?? 0;
  return guests > 0 ? `${shop} · ${t('table.guests', { count: guests })}` : shop;
}

const fetchOrderTypeSheet = () =>
  withMessages(() => import('../features/guest/checkout/components/order-type-sheet.tsx'), 'checkout');

/** The way to another way of having the order, where there is one; its sheet comes when it is first opened. */
function useOrderTypeSheet(isMenu: boolean) {
  const context = useOrderContext();
  const { data } = useCatalogueState();
  const { isOpen, open, close } = useHistoryDialog('how');
  const isOffered = isMenu && data !== undefined && canSwitchOrderType(context, data.shop);
  const part = useLazyPart('how', fetchOrderTypeSheet, isOffered && isOpen);
  return {
    open: isOffered ? () => open() : undefined,
    sheet: isOffered && part && <part.OrderTypeSheet open={isOpen} onClose={close} />,
  };
}

/** The top bar of a guest's page, by the kind of session (specification §2); `title` names what no page names. */
export function Header({ title: named }: { readonly title?: string }) {
  const { t } = useTranslation(['guest', 'common']);
  const { pathname } = useLocation();
  const rules = pageRules(pathname);
  const goBack = useGoBack(rules.backTo ?? ROUTES.browse, rules.backTo !== undefined);
  const title = pageTitle(pathname);
  const isMenu = title === 'menu';
  const session = useJoinedSession();
  const { mode, table } = useOrderContext();
  // a code that was scanned is of the table it leads to, not of the one before
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
      onBack={rules.back ? goBack : undefined}
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
