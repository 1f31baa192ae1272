import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useCatalogueState } from '../data/catalogue/catalogue-context.ts';
import { usePlace } from '../data/order-context/order-context.ts';
import { canSwitchWay } from '../data/order-context/order-types.ts';
import { useJoinedSession } from '../data/sessions/use-joined-session.ts';
import { LanguageButton } from '../features/guest/language/components/language-button.tsx';
import { SectionSwitch } from '../features/guest/menu/components/section-switch.tsx';
import { SeatingBadge } from '../features/guest/order-frame/components/seating-badge.tsx';
import { ViewItemBadge } from '../features/guest/session/components/view-item-badge.tsx';
import { useLocale, withWords } from '../i18n/locale.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ROUTES } from '../lib/routes.ts';
import { useGoBack } from '../lib/use-go-back.ts';
import { useHistoryDialog } from '../lib/use-history-dialog.ts';
import { useFetchedPart } from '../lib/use-lazy-part.ts';
import { TopBar } from '../ui/layout/top-bar.tsx';
import { pageRules, pageTitle } from './page-frame.ts';

/** The small line above the title: how this phone orders, and where. */
function useEyebrow(isMenu: boolean, isAnywhere: boolean): ReactNode {
  const { t } = useTranslation('guest');
  const { say } = useLocale();
  const { mode, table } = usePlace();
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

const fetchHow = () =>
  withWords(() => import('../features/guest/checkout/components/order-type-sheet.tsx'), 'checkout');

/** The way to another way of having the order, where there is one; its sheet comes when it is first opened. */
function useHow(isMenu: boolean) {
  const place = usePlace();
  const { data } = useCatalogueState();
  const { isOpen, open, close } = useHistoryDialog('how');
  const isOffered = isMenu && data !== undefined && canSwitchWay(place, data.shop);
  const part = useFetchedPart('how', fetchHow, isOffered && isOpen);
  return {
    open: isOffered ? () => open() : undefined,
    sheet: isOffered && part && <part.HowSheet open={isOpen} onClose={close} />,
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
  const { mode, table } = usePlace();
  // a code that was scanned is of the table it leads to, not of the one before
  const isAnywhere = title === 'table' || title === 'shop';
  const eyebrow = useEyebrow(isMenu, isAnywhere);
  const how = useHow(isMenu);
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
