import type { TableSession } from '@comanda/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { useGoBack } from '../../../../lib/use-go-back.ts';
import { MoneyProvider } from '../../../../ui/display/money-context.tsx';
import { TopBar } from '../../../../ui/layout/top-bar.tsx';
import { LanguageButton } from '../../language/index.ts';
import { useCarriedKey } from '../hooks/use-carried-key.ts';
import css from './order-frame.module.css';
import { SeatingBadge } from './seating-badge.tsx';

export type OrderFrameProps = {
  readonly title: string;
  /** Omits the top bar, as on payment pages (specification §2). */
  readonly bare?: boolean;
  /** Allows two columns where the window is wide enough. */
  readonly wide?: boolean;
  readonly session?: TableSession;
  readonly children: ReactNode;
};

/** Renders the title bar and body of the order pages, in the currency of the order's shop. */
export function OrderFrame({ title, bare = false, wide = false, session, children }: OrderFrameProps) {
  const { t } = useTranslation('order');
  const { locale, say } = useLocale();
  const goBack = useGoBack(ROUTES.browse);
  useCarriedKey(session?._id);
  const shop = useShop(session?.shop);
  const type = session && t(`type.${session.type}`);
  const seated = session?.tables.reduce((sum, { capacity = 1 }) => sum + capacity, 0) ?? 0;
  const isTable = session?.type === 'dineIn';
  const guests = isTable && seated > 0 ? t('common:guests', { count: seated }) : undefined;
  const eyebrow = [isTable ? undefined : type, shop && say(shop.name), guests];
  return (
    <MoneyProvider shop={shop} locale={locale.intl}>
      <div className={wide ? css.wideFrame : css.frame}>
        {!bare && (
          <TopBar
            title={title}
            eyebrow={eyebrow.filter(Boolean).join(t('dot')) || undefined}
            onBack={goBack}
            backLabel={t('common:back')}
            badge={
              <>
                <LanguageButton />
                {session && <SeatingBadge session={session} />}
              </>
            }
          />
        )}
        <main className={bare ? css.bare : wide ? css.wide : css.page}>
          {bare && <BareHeading title={title} />}
          {children}
        </main>
      </div>
    </MoneyProvider>
  );
}

/**
 * Renders the unseen heading of a page without a bar. One comes to it from a provider's page, with the focus on the
 * document: the heading takes it.
 */
function BareHeading({ title }: { readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="sr">
      {title}
    </h1>
  );
}
