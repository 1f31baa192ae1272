import { CallError } from '../../../../data/calls/call-error.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { numberFormat } from '../../../../lib/formats.ts';

const MINUTE = 60;

/** Returns a function that describes a failed call in the guest's language; undefined without an error. */
export function useCallText(): (error: unknown) => string | undefined {
  const { t } = useTranslation('errors');
  const { locale } = useLocale();
  const durationText = (seconds: number) =>
    numberFormat(locale.intl, {
      style: 'unit',
      unit: seconds < MINUTE ? 'second' : 'minute',
      unitDisplay: 'long',
    }).format(seconds < MINUTE ? seconds : Math.ceil(seconds / MINUTE));
  return (error) => {
    if (error === null || error === undefined) return undefined;
    if (!(error instanceof CallError)) return t('serverError');
    const { retryAfter } = error.data;
    if (error.code === 'tooManyRequests' && typeof retryAfter === 'number')
      return t('member:tooMany', { time: durationText(retryAfter) });
    return t(`${error.code}`);
  };
}
