import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { chooseLocale } from './locale.ts';
import { retryWithoutLocale, splitLocale } from './locale-path.ts';

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
