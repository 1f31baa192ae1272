import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SectionSwitch } from '../features/menu/components/section-switch.tsx';
import { useCatalogueState } from '../features/menu/hooks/catalogue-context.ts';
import { useSections } from '../features/menu/hooks/use-sections.ts';
import { SeatingBadge } from '../features/order/components/seating-badge.tsx';
import { useJoinedSession } from '../features/session/hooks/use-joined-session.ts';
import { usePlace } from '../features/session/state/place.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { useLocale } from './locale.ts';
import { pageRules, pageTitle } from './page-rules.ts';
import { ROUTES } from './routes.ts';

/** The small line above the title: how this phone orders, and where. */
function useEyebrow(isMenu: boolean): ReactNode {
  const { t } = useTranslation('guest');
  const { say } = useLocale();
  const { mode } = usePlace();
  const { current } = useSections();
  const session = useJoinedSession();
  const { data } = useCatalogueState();
  const shop = say(data?.shop.name);
  if (data === undefined) return undefined;
  if (mode !== 'dineIn') return `${t(`mode.${mode}`)} · ${shop}`;
  if (isMenu) return shop;
  const guests = session?.tables.reduce((sum, { capacity = 1 }) => sum + capacity, 0) ?? 0;
  const section = say(current?.name);
  return guests > 0 ? `${section} · ${t('table.guests', { count: guests })}` : section;
}

/** The top bar of a guest's page, by the kind of session (specification §2). */
export function Header() {
  const { t } = useTranslation(['guest', 'common']);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const rules = pageRules(pathname);
  const title = pageTitle(pathname);
  const isMenu = title === 'menu' && pathname !== ROUTES.noShop;
  const session = useJoinedSession();
  const eyebrow = useEyebrow(isMenu);
  const goBack = () => {
    const cameFrom = globalThis.history.state as { idx?: number } | null;
    if (rules.backTo !== undefined) navigate(rules.backTo);
    else if ((cameFrom?.idx ?? 0) > 0) navigate(-1);
    else navigate(ROUTES.browse);
  };
  return (
    <TopBar
      eyebrow={eyebrow}
      title={isMenu ? <SectionSwitch /> : t(`title.${title}`)}
      onBack={rules.back ? goBack : undefined}
      backLabel={t('common:back')}
      badge={session && <SeatingBadge session={session} />}
    />
  );
}
