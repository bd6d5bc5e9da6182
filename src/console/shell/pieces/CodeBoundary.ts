import { Component } from 'react';
import type { ReactNode } from 'react';
import { chunkProblemOf } from '../states/chunkProblemOf.ts';

type Props = { readonly onMissing: () => void; readonly children: ReactNode };
type State = { readonly failure?: { readonly error: unknown } };

/** Draws nothing in place of a part whose code did not come. Any other failure is met further up. */
export class CodeBoundary extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override state: State = {};

  override componentDidCatch(error: unknown): void {
    if (chunkProblemOf(error)) this.props.onMissing();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (chunkProblemOf(failure.error) === undefined) throw failure.error;
    return null;
  }
}
