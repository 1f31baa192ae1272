import { LANGUAGES, type LanguageCode } from '@comanda/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { GuestLayout } from '../app/guest-layout.tsx';
import { NO_ORDER_CONTEXT, type OrderContext, orderContext } from '../data/order-context/order-context.ts';
import { setAudience, shopLocales } from '../i18n/locale.ts';
import type { Texts } from '../i18n/translator.ts';
import { translator } from '../i18n/use-translation.ts';
import { Clock } from '../lib/use-now.ts';
import { IconsAtHand } from '../ui/icons/icon.tsx';
import { ICON_PATHS } from '../ui/icons/icon-paths.ts';
import { visibleMarkup } from './visible-markup.ts';

/** The texts of the drawings. */
const FILES = import.meta.glob<Texts>('../locales/*/{app,common,home,menu,opening,session,shops}.json', {
  eager: true,
  import: 'default',
});

for (const { code, file } of LANGUAGES) {
  for (const [path, texts] of Object.entries(FILES)) {
    const [, language, namespace = ''] = /([\w-]+)\/([\w-]+)\.json$/.exec(path) ?? [];
    if (language === file) translator.add(code, namespace, texts);
  }
}

/** The phone's state on its first visit. */
export type FirstVisit = {
  readonly path: string;
  readonly locale: LanguageCode;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly orderContext: OrderContext;
  /** Codes of the languages that the shop offers, with spaces between; undefined where the shop is not known. */
  readonly languages: string | undefined;
  /** The answers at hand, by query key. */
  readonly known: readonly (readonly [key: readonly unknown[], answer: unknown])[];
};

/**
 * Renders a guest's page in its frame as the application would show it on a first visit. The stores of the
 * application are set meanwhile: rendering to static markup ends before anything else can read them.
 */
export function renderPage(page: ReactNode, visit: FirstVisit): string {
  const queries = new QueryClient();
  for (const [key, answer] of visit.known) queries.setQueryData(key, answer);
  translator.show(visit.locale);
  orderContext.set(visit.orderContext);
  setAudience(true);
  shopLocales.set(visit.languages ?? '');
  try {
    return visibleMarkup(
      renderToStaticMarkup(
        <IconsAtHand value={ICON_PATHS}>
          <Clock value={() => visit.now}>
            <QueryClientProvider client={queries}>
              <StaticRouter location={visit.path}>
                <GuestLayout>{page}</GuestLayout>
              </StaticRouter>
            </QueryClientProvider>
          </Clock>
        </IconsAtHand>,
      ),
    );
  } finally {
    orderContext.set(NO_ORDER_CONTEXT);
  }
}
