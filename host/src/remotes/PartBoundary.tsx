import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps what a remote throws away from the shell. It draws nothing afterwards: whoever placed it shows the failure. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasThrown ? null : this.props.children;
  }
}
