import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CallError } from '../data/calls/call-error.ts';
import { ErrorPage } from './error-page.tsx';

type Props = {
  /** Another value tries again: the path. */
  readonly about: string;
  /** The bars about what is said, where there are none yet. */
  readonly frame?: (page: ReactNode) => ReactNode;
  readonly children: ReactNode;
};
type State = { readonly error: unknown; readonly about: string };

/** Where a page breaks, says so in its place; the next page is not concerned. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, about: this.props.about };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.about === state.about ? null : { error: null, about: props.about };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    globalThis.reportError?.(new Error(`${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, frame = (page) => page } = this.props;
    if (error === null) return children;
    return frame(
      error instanceof CallError ? (
        <ErrorPage status={error.status || 500} code={error.code} />
      ) : (
        // a part of the program that the network did not bring is no fault of the server's
        <ErrorPage code={navigator.onLine ? undefined : 'offline'} />
      ),
    );
  }
}
