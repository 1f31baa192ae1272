import { useTranslation } from '../lib/use-translation.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ROUTES } from './routes.ts';
import css from './shell.module.css';

export type ErrorPageProps = { readonly status?: number; readonly message?: string };

/** Status code and message; from a page that does not exist, a way home (specification §2, §8). */
export function ErrorPage({ status = 500, message }: ErrorPageProps) {
  const { t } = useTranslation(['guest', 'errors']);
  const known = status === 404 ? t('errors:notFound') : t('errors:serverError');
  return (
    <main className={css.error}>
      <p className={css.status}>{status}</p>
      <h1 className={css.errorTitle}>{message ?? known}</h1>
      {status === 404 ? (
        <ButtonLink to={ROUTES.home} size="l">
          {t('guest:homepage')}
        </ButtonLink>
      ) : (
        <a className={css.errorLink} href={globalThis.location.href}>
          {t('guest:reload')}
        </a>
      )}
    </main>
  );
}
