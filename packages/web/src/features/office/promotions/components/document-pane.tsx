import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { usePageWidth } from '../../menu/index.ts';
import css from './promotions.module.css';

type DocumentPaneProps = {
  /** The list of the documents that are shown. */
  readonly list: ReactNode;
  readonly isEmpty: boolean;
  readonly empty: { readonly title: string; readonly text: string };
  readonly search: {
    readonly label: string;
    readonly text: string;
    readonly onChange: (text: string) => void;
  };
  /** Fields between the search and the list, such as a filter. */
  readonly filter?: ReactNode;
  readonly isArchiveShown: boolean;
  readonly onShowArchive: (isShown: boolean) => void;
  /** Name of the panel without a document. */
  readonly panelLabel: string;
  /** The chosen document's title and editor. */
  readonly chosen: { readonly title: string; readonly editor: ReactNode } | undefined;
  readonly onClose: () => void;
};

/** A list of documents, and the chosen one beside it; over it on narrow pages. */
export function DocumentPane(props: DocumentPaneProps) {
  const { list, isEmpty, empty, search, filter, isArchiveShown, onShowArchive, panelLabel, chosen } = props;
  const { t } = useTranslation('office');
  const { hasPanel } = usePageWidth();
  const isSearched = search.text.trim() !== '';
  return (
    <div className={css.page}>
      <section className={css.list}>
        <div className={css.filters}>
          <SearchField
            value={search.text}
            onChange={search.onChange}
            label={search.label}
            placeholder={search.label}
            clearLabel={t('menu.clear')}
          />
          {filter}
        </div>
        {list}
        {isEmpty && (
          <EmptyState
            title={
              isSearched
                ? t('promotions.noneFound')
                : isArchiveShown
                  ? t('promotions.noneArchived')
                  : empty.title
            }
            text={isSearched || isArchiveShown ? '' : empty.text}
          />
        )}
        <div className={css.archived}>
          <Switch label={t('promotions.showArchived')} checked={isArchiveShown} onChange={onShowArchive} />
        </div>
      </section>
      {hasPanel ? (
        chosen && (
          <aside className={css.panel} aria-label={panelLabel}>
            <h2 className={css.title}>{chosen.title}</h2>
            {chosen.editor}
          </aside>
        )
      ) : (
        <Sheet
          open={chosen !== undefined}
          onClose={props.onClose}
          title={chosen?.title || panelLabel}
          closeLabel={t('common:close')}
          width="l"
          tall
        >
          {chosen?.editor}
        </Sheet>
      )}
    </div>
  );
}
