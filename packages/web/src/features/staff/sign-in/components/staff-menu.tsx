import type { Authenticated, StaffRole } from '@comanda/contract';
import { LANGUAGES } from '@comanda/domain';
import { useNavigate } from 'react-router';
import { logOutStaff } from '../../../../data/devices/log-out-staff.ts';
import { mayUse } from '../../../../data/devices/staff-session.ts';
import { chooseLocale } from '../../../../i18n/locale.ts';
import type { KeyIn } from '../../../../i18n/messages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Menu } from '../../../../ui/controls/menu.tsx';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';

/** A staff screen, and the roles that may use it besides owners and managers. */
export type StaffScreenLink = {
  readonly path: string;
  readonly title: KeyIn<'staff'>;
  readonly icon: IconName;
  readonly roles: readonly StaffRole[];
};

type StaffMenuProps = { readonly session: Authenticated; readonly screens: readonly StaffScreenLink[] };

/** Menu of the person signed in: language, their screens, sign out. */
export function StaffMenu({ session, screens }: StaffMenuProps) {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const { role, name } = session.staff;
  const act = (choice: string) => {
    const locale = LANGUAGES.find(({ code }) => code === choice);
    if (locale) void chooseLocale(locale.code);
    else if (choice === 'signOut') logOutStaff();
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
        ...screens
          .filter(({ roles }) => mayUse(role, roles))
          .map(({ path, title, icon }) => ({ value: path, label: t(title), icon })),
        ...LANGUAGES.map(({ code, name: language, tag: lang }) => ({
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
