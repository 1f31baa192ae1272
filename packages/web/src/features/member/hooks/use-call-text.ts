import { useLocale } from '../../../app/locale.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { numberFormat } from '../../../lib/formats.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

const MINUTE = 60;

/** What went wrong with a call, in the guest's language; nothing when nothing did. */
export function useCallText(): (error: unknown) => string | undefined {
  const { t } = useTranslation(['member', 'errors']);
  const { locale } = useLocale();
  const lasting = (seconds: number) =>
    numberFormat(locale.iso, {
      style: 'unit',
      unit: seconds < MINUTE ? 'second' : 'minute',
      unitDisplay: 'long',
    }).format(seconds < MINUTE ? seconds : Math.ceil(seconds / MINUTE));
  return (error) => {
    if (error === null || error === undefined) return undefined;
    if (!(error instanceof CallError)) return t('errors:serverError');
    const { retryAfter } = error.data;
    if (error.code === 'tooManyRequests' && typeof retryAfter === 'number')
      return t('tooMany', { time: lasting(retryAfter) });
    return t(`errors:${error.code}`);
  };
}
