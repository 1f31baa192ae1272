import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { MoneyProvider } from '../../../../ui/display/money-context.tsx';
import { DraftProvider } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';
import type { Subject } from '../columns/index.ts';
import { MembersPage } from '../members/members-page.tsx';
import { PicturesPage } from '../pictures/pictures-page.tsx';
import { ImportPage } from './import-page.tsx';

/** Import and export of the menu, and, for owners, import of members (office B8). */
export function ImportPart() {
  const { t } = useTranslation('office-import');
  const { shop, session } = useOffice();
  const { locale } = useLocale();
  const [subject, setSubject] = useState<Subject | 'pictures'>('menu');
  const isOwner = session.staff.role === 'owner';
  const choice = (
    <Segmented
      label={t('subject.label')}
      value={subject}
      onChange={setSubject}
      options={[
        { value: 'menu', label: t('subject.menu') },
        { value: 'pictures', label: t('subject.pictures') },
        ...(isOwner ? [{ value: 'members' as const, label: t('subject.members') }] : []),
      ]}
    />
  );
  return (
    <DraftProvider>
      <MoneyProvider shop={shop} locale={locale.tag}>
        {subject === 'menu' && <ImportPage choice={choice} />}
        {subject === 'pictures' && <PicturesPage choice={choice} />}
        {subject === 'members' && <MembersPage choice={choice} />}
      </MoneyProvider>
    </DraftProvider>
  );
}
