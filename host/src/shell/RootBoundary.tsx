import { Component, type ReactNode } from 'react';
import styled from 'styled-components';
import { reportError } from '@back-office/shared/loading';
import { documentTitle, paths } from '@back-office/shared/routes';
import { font, GlobalStyle, gridStyle, textStyle } from '@back-office/shared/theme';

/**
 * The last boundary, for errors of the shell itself. It is outside the router, so the link to Home is a plain link that
 * reloads the page. The stack trace is only logged.
 */
export class RootBoundary extends Component<{ readonly children: ReactNode }, { readonly hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown) {
    reportError({ code: 'SHELL-001', area: 'host', part: 'shell', cause: String(error), error });
  }

  override render() {
    if (!this.state.hasThrown) return this.props.children;
    return (
      <Frame role="alert">
        <GlobalStyle />
        <title>{documentTitle('Unexpected Application Error!')}</title>
        <h1>Unexpected Application Error!</h1>
        <p>The back office ran into a problem. What you have saved is safe.</p>
        <a href={paths.home()}>Go to Home</a>
      </Frame>
    );
  }
}

const Frame = styled.main`
  ${gridStyle({ gap: 4, pad: [12, 8], tone: 'text' })}
  justify-items: start;
  font: ${font.md};

  h1 {
    ${textStyle({ size: 'xl', weight: 'strong' })}
  }
`;
