import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { canSwitchWay } from '../features/checkout/state/ways.ts';
import { SectionSwitch } from '../features/menu/components/section-switch.tsx';
import { useCatalogueState } from '../features/menu/hooks/catalogue-context.ts';
import { SeatingBadge } from '../features/order/components/seating-badge.tsx';
import { ViewItemBadge } from '../features/session/components/view-item-badge.tsx';
import { useJoinedSession } from '../features/session/hooks/use-joined-session.ts';
import { usePlace } from '../features/session/state/place.ts';
import { LanguageButton } from '../features/shops/components/language-button.tsx';
import { useFetchedPart } from '../lib/use-fetched-part.ts';
import { useGoBack } from '../lib/use-go-back.ts';
import { useHistoryDialog } from '../lib/use-history-dialog.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { useLocale, withWords } from './locale.ts';
import { pageRules, pageTitle } from './page-rules.ts';
import { ROUTES } from './routes.ts';

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

const fetchHow = () => withWords(() => import('../features/checkout/components/how-sheet.tsx'), 'checkout');

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
