import { useQuery } from '@tanstack/react-query';
import { CallError } from '../data/calls/call-error.ts';
import { catalogueKey, readCatalogue } from '../data/catalogue/read-catalogue.ts';
import { useOrderContext } from '../data/order-context/order-context.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { clockText } from '../lib/clock-text.ts';
import { preview } from '../lib/preview.ts';
import { ROUTES } from '../lib/routes.ts';
import { useNow } from '../lib/use-now.ts';
import { Button } from '../ui/controls/button.tsx';
import { Banner } from '../ui/layout/banner.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import css from './preview-bar.module.css';
import { previewEnd } from './preview-end.ts';

/** Time after which the set's menu is read again, for edits that came in since. */
const READ_EVERY_MS = 10_000;

/** Returns true for the answers after which a token opens nothing any more. */
function isEnd(error: Error | null): boolean {
  return error instanceof CallError && (error.code === 'changeSetClosed' || error.code === 'linkExpired');
}

/** Ends the preview: forgets all that it kept in this tab, and leads to the menu as it is. */
function end(): void {
  sessionStorage.clear();
  globalThis.location.replace(ROUTES.home);
}

/** Banner of a preview with its end, which follows the edits of the set and says when there is nothing to see any more. */
export function PreviewBar() {
  const { t } = useTranslation('checkout');
  const { locale } = useLocale();
  const { shop = '' } = useOrderContext();
  const now = useNow(READ_EVERY_MS);
  const { error } = useQuery({
    queryKey: catalogueKey(shop),
    queryFn: () => readCatalogue(shop),
    staleTime: READ_EVERY_MS,
    refetchInterval: ({ state }) => (isEnd(state.error) ? false : READ_EVERY_MS),
  });
  const ends = previewEnd(preview?.token ?? '');
  const isClosed = error instanceof CallError && error.code === 'changeSetClosed';
  const isOver = isEnd(error) || ends === undefined || ends <= now;
  return (
    <div className={css.bar}>
      <Banner
        icon="eye"
        title={t('preview.title')}
        text={isOver ? t('preview.ended') : t('preview.text', { time: clockText(ends, locale.intl) })}
        action={
          <Button variant="tonal" size="s" onClick={end}>
            {t('preview.end')}
          </Button>
        }
      />
      <Dialog
        open={isOver}
        title={t('preview.ended')}
        text={`${isClosed ? `${t('preview.closedText')} ` : ''}${t('preview.endedText')}`}
        confirmLabel={t('preview.end')}
        onConfirm={end}
        onCancel={end}
      />
    </div>
  );
}
