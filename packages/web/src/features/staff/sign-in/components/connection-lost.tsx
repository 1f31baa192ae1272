import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Banner } from '../../../../ui/layout/banner.tsx';

/** Notice of a lost connection; none where the log-in has ended, as the PIN is asked for instead. */
export function ConnectionLost({ session }: { readonly session: StaffLogin }) {
  const { t } = useTranslation('staff');
  if (session.hasEnded) return null;
  return <Banner tone="bad" icon="offline" title={t('lost.title')} text={t('lost.text')} />;
}
