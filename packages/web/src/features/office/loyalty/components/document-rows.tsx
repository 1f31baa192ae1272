import type { LocalizedText } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import type { DraftedDocument } from '../../changes/index.ts';
import { useLanguages } from '../../frame/index.ts';
import { missingNames } from '../../menu/index.ts';
import { DocumentRow } from '../../promotions/index.ts';
import css from './loyalty.module.css';

type Row = DraftedDocument<{ readonly name: LocalizedText }>;
type DocumentRowsProps<Each extends Row> = {
  readonly label: string;
  readonly rows: readonly Each[];
  readonly sentenceOf: (row: Each) => string;
  readonly isOff: (row: Each) => boolean;
  readonly isChosen: (id: string) => boolean;
  readonly onChoose: (id: string) => void;
};

/** Levels or rewards, each with its state and its sentence. */
export function DocumentRows<Each extends Row>(props: DocumentRowsProps<Each>) {
  const { label, rows, sentenceOf, isOff, isChosen, onChoose } = props;
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { offered } = useLanguages();
  return (
    <ul className={css.rows} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          <DocumentRow
            name={say(row.now.name) || t('promotions.unnamed')}
            sentence={sentenceOf(row)}
            isChosen={isChosen(row.id)}
            onChoose={() => onChoose(row.id)}
            badges={
              <>
                {isOff(row) && <Badge tone="sold">{t('promotions.state.off')}</Badge>}
                {row.live === undefined && <Badge tone="gold">{t('promotions.state.new')}</Badge>}
                {row.live !== undefined && row.edits.length > 0 && <Badge>{t('promotions.changed')}</Badge>}
                {missingNames(row, offered).length > 0 && (
                  <Badge tone="left">{t('promotions.missing')}</Badge>
                )}
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}
