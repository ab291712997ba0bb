import { Component, type ReactNode } from 'react';
import { focusedElement } from '@back-office/shared/ui';

interface AreaBoundaryProps {
  /** `focused` had the focus when the error was thrown; by now it is gone from the page. */
  readonly onError: (error: unknown, focused: Element | null) => void;
  readonly children: ReactNode;
}

/** Keeps the errors of an area away from what is around it. After an error it renders nothing: its parent shows the failure. */
export class AreaBoundary extends Component<
  AreaBoundaryProps,
  { readonly hasThrown: boolean; readonly focused: Element | null }
> {
  override state = { hasThrown: false, focused: null };

  static getDerivedStateFromError() {
    return { hasThrown: true, focused: focusedElement() };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error, this.state.focused);
  }

  override render() {
    return this.state.hasThrown ? null : this.props.children;
  }
}
