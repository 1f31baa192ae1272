import { Component, type ErrorInfo, lazy, type ReactNode, Suspense } from 'react';
import { CallError } from '../data/calls/call-error.ts';
import { needMessages } from '../i18n/load-messages.ts';
import { unexpectedErrors } from '../lib/unexpected-errors.ts';
import { ErrorPage } from './error-page.tsx';

/** Error page of a refusal, once its texts are loaded; it has others where they cannot be. */
const RefusalPage = lazy(async () => {
  await needMessages('errors').catch(() => undefined);
  return { default: ErrorPage };
});

type Props = {
  /** Path of the page; a change of it resets the error. */
  readonly about: string;
  /** Adds the bars around the error page where there are none. */
  readonly frame?: (page: ReactNode) => ReactNode;
  readonly children: ReactNode;
};
type State = { readonly error: unknown; readonly about: string };

/** Error boundary that shows an error page in place of the page that failed, until the next page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, about: this.props.about };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.about === state.about ? null : { error: null, about: props.about };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    // a refusal of the server, or a page that does not exist, is no fault of the program
    if (error instanceof CallError) return;
    const report = new Error(`${error.message}${info.componentStack ?? ''}`, { cause: error });
    unexpectedErrors.markShown(report);
    globalThis.reportError?.(report);
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, frame = (page) => page } = this.props;
    if (error === null) return children;
    return frame(
      error instanceof CallError ? (
        <Suspense>
          <RefusalPage status={error.status || 500} code={error.code} />
        </Suspense>
      ) : (
        // a chunk that the network did not deliver is not a server error
        <ErrorPage code={navigator.onLine ? undefined : 'offline'} />
      ),
    );
  }
}
