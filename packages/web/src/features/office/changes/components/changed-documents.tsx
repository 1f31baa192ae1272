import { byDocument, type Edit, entityKey, type SetEdit, WHOLE } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import type { Describe } from '../state/described-edit.ts';
import css from './review-sheet.module.css';

type ChangedDocumentsProps = {
  readonly edits: readonly SetEdit[];
  readonly describe: Describe;
  /** Called with the edit that takes another back; absent where the set takes no edits. */
  readonly onTakeBack?: (back: Edit) => void;
};

/** The documents that a set changes, each with its changes. */
export function ChangedDocuments({ edits, ...more }: ChangedDocumentsProps) {
  const groups = [...byDocument(edits).values()];
  return groups.map((group) => (
    <ChangedDocument key={entityKey(group[0] ?? { list: 'products', entity: '' })} {...{ group, ...more }} />
  ));
}

type ChangedDocumentProps = Omit<ChangedDocumentsProps, 'edits'> & { readonly group: readonly SetEdit[] };

function ChangedDocument({ group, ...more }: ChangedDocumentProps) {
  const title = group[0] && more.describe(group[0]).title;
  return (
    <section className={css.document}>
      <h3 className={css.title}>{title}</h3>
      <EditList edits={group} {...more} />
    </section>
  );
}

/** Changes of one document: field, old value and new. */
export function EditList({ edits, describe, onTakeBack }: ChangedDocumentsProps) {
  const { t } = useTranslation('office');
  return (
    <ul className={css.edits}>
      {edits.map((edit) => {
        const { title, field, valueText } = describe(edit);
        const { by: _by, at: _at, crossed: _crossed, was, value, ...place } = edit;
        const back = {
          ...place,
          ...(value !== undefined && { was: value }),
          ...(was !== undefined && { value: was }),
        };
        return (
          <li key={edit.path} className={css.edit}>
            <span className={css.field}>
              {field}
              {edit.crossed && <Badge tone="hot">{t('changes.crossed')}</Badge>}
            </span>
            <span className={css.values}>
              {was !== undefined && <s>{valueText(was)}</s>} <b>{valueText(value) || t('changes.empty')}</b>
            </span>
            {onTakeBack && edit.path !== WHOLE && (
              <IconButton
                icon="undo"
                label={t('changes.takeBack', { name: title, field })}
                onClick={() => onTakeBack(back)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
