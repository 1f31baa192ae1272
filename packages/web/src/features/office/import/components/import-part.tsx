import { useLocale } from '../../../../i18n/locale.ts';
import { MoneyProvider } from '../../../../ui/display/money-context.tsx';
import { DraftProvider } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';
import { ImportPage } from './import-page.tsx';

/** Import and export of the menu (office B8). */
export function ImportPart() {
  const { shop } = useOffice();
  const { locale } = useLocale();
  return (
    <DraftProvider>
      <MoneyProvider shop={shop} locale={locale.tag}>
        <ImportPage />
      </MoneyProvider>
    </DraftProvider>
  );
}
