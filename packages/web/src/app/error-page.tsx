import type { CallError } from '../lib/api/call-error.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SpilledCup } from '../ui/spilled-cup.tsx';
import { ROUTES } from './routes.ts';
import css from './shell.module.css';

export type ErrorPageProps = {
  readonly status?: number;
  /** A code whose text says it better. */
  readonly code?: CallError['code'];
  /** The bar says the status already. */
  readonly isNamed?: boolean;
};

/** Status code and message; from a page that does not exist, a way home (specification §2, §8). */
export function ErrorPage({ status = 500, code, isNamed = false }: ErrorPageProps) {
  const { t } = useTranslation(['guest', 'errors']);
  const isMissing = status === 404;
  const message = isMissing ? t('errors:notFound') : t(`errors:${code ?? 'serverError'}`);
  return (
    <main>
      <EmptyState
        fills
        picture={<SpilledCup />}
        title={message}
        text={
          <>
            {isMissing && t('guest:notFoundText')}
            {!isNamed && <small className={css.status}>{status}</small>}
          </>
        }
        action={
          isMissing ? (
            <ButtonLink to={ROUTES.home}>{t('guest:homepage')}</ButtonLink>
          ) : (
            <Button icon="refresh" onClick={() => globalThis.location.reload()}>
              {t('guest:reload')}
            </Button>
          )
        }
      />
    </main>
  );
}
