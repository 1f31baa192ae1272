import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { chooseLocale } from '../i18n/locale.ts';
import { retryWithoutLocale, splitLocale } from '../i18n/locale-path.ts';
import { ErrorPage } from './error-page.tsx';

/** A path that leads nowhere: without its locale it may lead somewhere (specification §8, general). */
export function NotFound() {
  const { pathname, search, hash } = useLocation();
  const { locale } = splitLocale(pathname);
  const retry = retryWithoutLocale(pathname);
  useEffect(() => {
    if (locale !== undefined) void chooseLocale(locale);
  }, [locale]);
  if (retry !== undefined) return <Navigate to={`${retry}${search}${hash}`} replace />;
  return <ErrorPage status={404} />;
}
