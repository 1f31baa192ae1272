import { splitLanguage } from '@comanda/contract/languages';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { chooseLocale } from '../i18n/locale.ts';
import { retryWithoutLocale } from '../i18n/locale-path.ts';
import { ErrorPage } from './error-page.tsx';

/** Handler of unknown paths, which retries them without their locale (specification §8, general). */
export function NotFound() {
  const { pathname, search, hash } = useLocation();
  const { code } = splitLanguage(pathname);
  const retry = retryWithoutLocale(pathname);
  useEffect(() => {
    if (code !== undefined) void chooseLocale(code);
  }, [code]);
  if (retry !== undefined) return <Navigate to={`${retry}${search}${hash}`} replace />;
  return <ErrorPage status={404} />;
}
