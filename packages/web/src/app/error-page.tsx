import type { CallError } from '../data/calls/call-error.ts';
import { translator, useTranslation } from '../i18n/use-translation.ts';
import { ROUTES } from '../lib/routes.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { SpilledCup } from '../ui/illustrations/spilled-cup.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import css from './shell.module.css';

export type ErrorPageProps = {
  readonly status?: number;
  /** Error code with a more specific text. */
  readonly code?: CallError['code'];
};

type ErrorTexts = { readonly title: string; readonly text: string };

function useErrorTexts({ status, code }: ErrorPageProps): ErrorTexts {
  const { t, code: language } = useTranslation('app');
  const hasErrors = translator.has(language, 'errors');
  if (status === 404)
    return { title: t(hasErrors ? 'errors:notFound' : 'title.missing'), text: t('notFoundText') };
  if (code === 'offline') return { title: t('offline.title'), text: t('broken.offline') };
  const isKnown = code !== undefined && code !== 'serverError' && hasErrors;
  return { title: t('broken.title'), text: isKnown ? t(`errors:${code}`) : t('broken.text') };
}

/** Error page: status code and message, with a link home from a page that does not exist (specification §2, §8). */
export function ErrorPage({ status = 500, code }: ErrorPageProps) {
  const { t } = useTranslation('app');
  const { title, text } = useErrorTexts({ status, code });
  return (
    <main>
      <EmptyState
        fills
        picture={<SpilledCup />}
        title={title}
        text={
          <>
            {text}
            <small className={css.status}>{t('broken.status', { status })}</small>
          </>
        }
        action={
          status === 404 ? (
            <ButtonLink to={ROUTES.home}>{t('common:homepage')}</ButtonLink>
          ) : (
            <Button icon="refresh" onClick={() => globalThis.location.reload()}>
              {t('reload')}
            </Button>
          )
        }
      />
    </main>
  );
}
