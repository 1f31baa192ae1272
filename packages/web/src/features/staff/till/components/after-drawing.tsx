import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAfterDrawing } from '../../../../lib/use-after-drawing.ts';

export type AfterDrawingProps = { readonly className?: string | undefined; readonly children: ReactNode };

/** A part of the screen that was brought up to date before its drawing. */
type CaughtUp = { readonly children: ReactNode };

/**
 * Draws a part of the till one drawing late, so that it does not delay the line that a key rings up (T11.1). A press in
 * it finds it up to date.
 */
export function AfterDrawing({ className, children }: AfterDrawingProps) {
  const late = useAfterDrawing(children);
  const [caughtUp, setCaughtUp] = useState<CaughtUp>();
  return (
    <div
      className={className}
      onClickCapture={() => {
        if (late !== children) flushSync(() => setCaughtUp({ children }));
      }}
    >
      {caughtUp?.children === children ? children : late}
    </div>
  );
}
