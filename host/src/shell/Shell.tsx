import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { ServicesProvider, type AreaServices } from '@back-office/shared/contract';
import { useLocation } from '@back-office/shared/router';
import { usePreferences } from '@back-office/shared/state';
import { GlobalStyle, color, font, media } from '@back-office/shared/theme';
import { useIsPhone } from '@back-office/shared/ui';
import { OverrideBanner } from '../remotes/OverrideBanner';
import { ContentArea } from './ContentArea';
import { contentId } from './content';
import { RouteChange } from './RouteChange';
import { SideNavigation } from './SideNavigation';
import { SkipLink } from './SkipLink';
import { SlotHost } from './SlotHost';
import { TopBar } from './TopBar';
import { useSubmenu } from './useSubmenu';

/** The one root layout: navigation, content, assistant. It mounts once and stays, whatever an area does. */
export function Shell() {
  const { pathname } = useLocation();
  const [{ theme }] = usePreferences();
  const [submenu, setSubmenu] = useSubmenu(pathname);
  const [chatRequests, setChatRequests] = useState(0);
  const [hasScreen, setHasScreen] = useState(false);
  const isPhone = useIsPhone();
  const openChat = () => setChatRequests((count) => count + 1);

  useEffect(() => {
    const { documentElement: root } = document;
    root.setAttribute('data-theme', theme);
    // The boot script sets this before the first paint; left there it would outlive a change.
    root.style.colorScheme = theme;
  }, [theme]);
  const services = useMemo<AreaServices>(
    () => ({
      theme,
      storageNamespace: '',
      isShellSubmenuOpen: submenu !== undefined,
      onScreen: () => setHasScreen(true),
    }),
    [theme, submenu],
  );

  return (
    <ServicesProvider value={services}>
      <GlobalStyle />
      <SkipLink />
      <Frame>
        {isPhone ? (
          <TopBar submenu={submenu} onSubmenu={setSubmenu} onChat={openChat} />
        ) : (
          <SideNavigation submenu={submenu} onSubmenu={setSubmenu} onChat={openChat} />
        )}
        <Main id={contentId} tabIndex={-1}>
          <OverrideBanner />
          <ContentArea />
        </Main>
      </Frame>
      <SlotHost slot="widget" openRequest={chatRequests} hasScreen={hasScreen} />
      <RouteChange />
    </ServicesProvider>
  );
}

const Frame = styled.div`
  display: flex;
  align-items: stretch;
  min-height: 100dvh;
  font: ${font.sm};
  color: ${color.text};
  background: ${color.bgSurface};

  ${media.phone} {
    /* The height of the top bar, for screens that are as high as the window. */
    --screen-top: 56px;

    display: block;
  }

  /* A page's own height would leave an empty one behind it. */
  ${media.print} {
    display: block;
    min-height: 0;
  }
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
  outline: none;
`;
