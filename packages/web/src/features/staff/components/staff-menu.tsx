import type { Authenticated } from '@comanda/contract';
import { useNavigate } from 'react-router';
import { chooseLocale, LOCALES } from '../../../app/locale.ts';
import { ROUTES } from '../../../app/routes.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { mayUse, staffSession } from '../state/staff-session.ts';

/** Who is signed in: language, the other screens they may use, sign out. */
export function StaffMenu({ session }: { readonly session: Authenticated }) {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const { role, name } = session.staff;
  const screens = [
    {
      value: ROUTES.kitchen,
      label: t('kitchen'),
      icon: 'chef' as const,
      roles: ['kitchen', 'waiter'] as const,
    },
    { value: ROUTES.counter, label: t('counter'), icon: 'cash' as const, roles: ['cashier'] as const },
    { value: ROUTES.owner, label: t('tables'), icon: 'qr' as const, roles: [] },
  ].filter((screen) => mayUse(role, screen.roles));
  const act = (choice: string) => {
    const locale = LOCALES.find(({ code }) => code === choice);
    if (locale) void chooseLocale(locale.code);
    else if (choice === 'signOut') staffSession.set(null);
    else navigate(choice);
  };
  return (
    <Menu
      label={t('staffMenu', { name })}
      look="bare"
      trigger={<Icon name="user" />}
      value={null}
      onChange={act}
      options={[
        ...screens,
        ...LOCALES.map(({ code, name: language, lang }) => ({
          value: code,
          label: language,
          lang,
          icon: 'globe' as const,
        })),
        { value: 'signOut', label: t('signOut'), note: () => name, icon: 'lock' as const },
      ]}
    />
  );
}
