import type { Locale } from '@comanda/contract';
import type { Context, Next } from 'koa';
import { CodedError, pageLanguage } from '../../lib/index.ts';
import type { Payments } from '../../payments/index.ts';
import { cardPagePolicy, renderCardPage } from './card-page.ts';
import { CARD_PAGE_FILES } from './card-page-files.ts';

const PAGE_PATH = /^\/payment\/card\/([A-Za-z0-9:_.-]{1,64})$/;
const FILES_LAST = 'public, max-age=3600';

/**
 * Serves `/payment/card/{attempt}?t=…`, which opens a provider's page by its form (payments M1.5), and the page's style
 * and script. Without a token the path is one of the application.
 */
export function createCardPageRoute(payments: Pick<Payments, 'cardPage'>) {
  return async (context: Context, next: Next): Promise<void> => {
    const [, id] = PAGE_PATH.exec(context.path) ?? [];
    const file = id === undefined ? undefined : CARD_PAGE_FILES.get(id);
    const query = new URLSearchParams(context.querystring);
    const [token, asked] = [query.get('t'), query.get('lang')];
    if (id === undefined || (file === undefined && token === null)) return next();
    if (context.method !== 'GET' && context.method !== 'HEAD') throw new CodedError('methodNotAllowed');
    if (file !== undefined) {
      context.set('Cache-Control', FILES_LAST);
      context.type = file.type;
      context.body = file.text;
      return;
    }
    context.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    const opened = await payments.cardPage({
      ...{ id, token: token ?? '', usual: usualLanguage(context) },
      ...(asked !== null && { asked: pageLanguage(asked) }),
    });
    if (!('form' in opened)) {
      context.redirect(opened.returnPath);
      context.status = 303;
      return;
    }
    context.set('Content-Security-Policy', cardPagePolicy(opened.formOrigins));
    context.type = 'text/html; charset=utf-8';
    context.body = renderCardPage(opened, token ?? '');
  };
}

/** Returns the language that was chosen in the application, or else the browser's first. */
function usualLanguage(context: Context): Locale {
  return pageLanguage(context.cookies.get('i18n_redirected') ?? context.get('accept-language'));
}
