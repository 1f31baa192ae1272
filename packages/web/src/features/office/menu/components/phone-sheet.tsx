import { type ReactNode, Suspense, useContext } from 'react';
import { GuestPhoneContext, type GuestPhoneProps } from '../../../../data/catalogue/guest-phone.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { NotArrived } from '../../frame/index.ts';
import css from './preview-sheet.module.css';

type PhoneSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
};

/** Sheet with a guest's phone, and what is chosen beside it. */
export function PhoneSheet({ open, onClose, title, children }: PhoneSheetProps) {
  const { t } = useTranslation('office');
  return (
    <Sheet {...{ open, onClose, title }} closeLabel={t('common:close')} width="l" tall>
      {open && children}
    </Sheet>
  );
}

type PhoneMenuProps = {
  /** Sentence on the menu that is shown. */
  readonly text: ReactNode;
  /** Fields and links below it. */
  readonly tools: ReactNode;
  readonly menu: {
    readonly data: GuestPhoneProps['data'] | undefined;
    readonly error: unknown;
    readonly retry: () => void;
  };
  /** The moment at which the menu is shown, epoch milliseconds. */
  readonly now: number;
};

/** A menu as guests see it at a moment, beside the tools. */
export function PhoneMenu({ text, tools, menu: { data, error, retry }, now }: PhoneMenuProps) {
  const GuestPhone = useContext(GuestPhoneContext);
  if (GuestPhone === undefined) return null;
  if (error !== null && data === undefined) return <NotArrived error={error} onRetry={retry} />;
  return (
    <div className={css.preview}>
      <div className={css.tools}>
        <p className={css.note}>{text}</p>
        {tools}
      </div>
      {data === undefined ? (
        <SkeletonRows count={6} />
      ) : (
        <Suspense fallback={<SkeletonRows count={6} />}>
          <GuestPhone data={data} now={now} />
        </Suspense>
      )}
    </div>
  );
}
