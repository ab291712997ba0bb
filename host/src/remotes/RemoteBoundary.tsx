import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps the errors of a remote away from the shell. After an error it renders nothing: its parent shows the failure. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly hasThrown: boolean }> {
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
